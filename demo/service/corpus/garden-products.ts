/** What the garden shop of the demo sells. Made up by us, so that results have pictures, dates, prices and tags. */
export interface Product {
  readonly name: string;
  readonly kind: 'Tools' | 'Seeds' | 'Lighting' | 'Furniture' | 'Fencing' | 'Watering';
  /** In euros. */
  readonly price: string;
  /** In the range since; ISO 8601. */
  readonly date: string;
  readonly tags: readonly string[];
  readonly isNew?: boolean;
  readonly text: string;
}

export const PRODUCTS: readonly Product[] = [
  {
    name: 'Solar path light',
    kind: 'Lighting',
    price: '19.90',
    date: '2026-03-02',
    tags: ['solar', 'steel', 'path'],
    isNew: true,
    text: 'A solar light for the edge of a path. It loads by day, even under clouds, and shines for eight hours at night. The head is steel, the spike goes into any garden ground.',
  },
  {
    name: 'Solar string of twenty lights',
    kind: 'Lighting',
    price: '24.50',
    date: '2025-05-14',
    tags: ['solar', 'terrace'],
    text: 'Twenty warm lights on eight metres of wire, for a terrace, a tree or a fence. The solar panel stands apart, where the garden has most sun.',
  },
  {
    name: 'Wall light with a sensor',
    kind: 'Lighting',
    price: '49.00',
    date: '2024-10-01',
    tags: ['mains', 'steel', 'terrace'],
    text: 'A light for the wall beside the door. It goes on when somebody comes up the garden path, and off again after a minute.',
  },
  {
    name: 'Oak garden bench',
    kind: 'Furniture',
    price: '389.00',
    date: '2023-04-18',
    tags: ['oak', 'seats three'],
    text: 'A bench of solid oak for three people. Left outside it turns grey; oiled once a year it keeps its colour. The garden bench comes in parts, with all screws.',
  },
  {
    name: 'Folding garden chair',
    kind: 'Furniture',
    price: '59.90',
    date: '2026-02-20',
    tags: ['steel', 'folds flat'],
    isNew: true,
    text: 'A light chair of steel and acacia that folds flat. Four of them hang on one hook over the winter.',
  },
  {
    name: 'Larch garden table',
    kind: 'Furniture',
    price: '1249.00',
    date: '2022-06-30',
    tags: ['larch', 'seats eight'],
    text: 'A long table of larch for eight people, made by one joiner. Rain does it no harm; a cover is not needed.',
  },
  {
    name: 'Larch picket fence, two metres',
    kind: 'Fencing',
    price: '64.00',
    date: '2024-03-11',
    tags: ['larch', 'fence', 'untreated'],
    text: 'A panel of picket fence, two metres long and ninety centimetres high. Untreated larch lasts about fifteen years in a garden. Posts are sold apart.',
  },
  {
    name: 'Fence post of steel',
    kind: 'Fencing',
    price: '18.75',
    date: '2024-03-11',
    tags: ['steel', 'fence'],
    text: 'A post for picket and wire fences. Drive it in with a hammer, no concrete needed. Galvanised steel.',
  },
  {
    name: 'Wire fence, twenty-five metres',
    kind: 'Fencing',
    price: '112.00',
    date: '2021-09-05',
    tags: ['steel', 'fence', 'keeps rabbits out'],
    text: 'A roll of wire fence with a narrow mesh at the bottom, which keeps rabbits out of the garden and lets bees in.',
  },
  {
    name: 'Willow hurdle',
    kind: 'Fencing',
    price: '79.00',
    date: '2026-01-12',
    tags: ['willow', 'fence', 'hand-made'],
    isNew: true,
    text: 'A fence of woven willow, made by hand. It breaks the wind and gives climbing beans something to hold on to.',
  },
  {
    name: 'Garden spade with an ash handle',
    kind: 'Tools',
    price: '54.90',
    date: '2020-03-01',
    tags: ['ash', 'steel', 'repairable'],
    text: 'A spade of forged steel on a handle of ash. The handle can be replaced, and a blade that breaks is replaced for free.',
  },
  {
    name: 'Garden fork',
    kind: 'Tools',
    price: '57.50',
    date: '2020-03-01',
    tags: ['ash', 'steel', 'repairable'],
    text: 'A fork with four tines for heavy ground, for potatoes and for compost. Same handle as the spade.',
  },
  {
    name: 'Pruning shears',
    kind: 'Tools',
    price: '38.00',
    date: '2025-01-20',
    tags: ['steel', 'repairable', 'left and right hand'],
    text: 'Shears for roses and fruit trees, for branches up to two centimetres. Every part can be bought alone.',
  },
  {
    name: 'Watering can, nine litres',
    kind: 'Watering',
    price: '42.00',
    date: '2019-05-01',
    tags: ['steel', 'nine litres'],
    text: 'A watering can of galvanised steel with a brass rose. Nine litres are as much as most people like to carry through a garden.',
  },
  {
    name: 'Drip hose, fifteen metres',
    kind: 'Watering',
    price: '29.90',
    date: '2025-04-02',
    tags: ['saves water', 'vegetables'],
    text: 'A hose that waters vegetables drop by drop at the root. It needs half the water of a sprinkler. Works from a rain barrel too.',
  },
  {
    name: 'Rain barrel of oak',
    kind: 'Watering',
    price: '265.00',
    date: '2023-09-15',
    tags: ['oak', 'saves water', '225 litres'],
    text: 'A wine barrel in its second life: 225 litres of rain from the roof, with a brass tap for the watering can.',
  },
  {
    name: 'Tomato seeds, three old kinds',
    kind: 'Seeds',
    price: '5.40',
    date: '2026-01-05',
    tags: ['organic', 'vegetables'],
    isNew: true,
    text: 'Seeds of three old kinds of tomato, one red, one yellow, one nearly black. Sow inside in March, plant into the garden after the last frost.',
  },
  {
    name: 'Climbing bean seeds',
    kind: 'Seeds',
    price: '3.90',
    date: '2024-01-08',
    tags: ['organic', 'vegetables', 'climbs'],
    text: 'Beans that climb two metres up a fence or a willow hurdle. Sow in May; pick from July until the first frost.',
  },
  {
    name: 'Meadow seeds for bees',
    kind: 'Seeds',
    price: '8.20',
    date: '2024-02-27',
    tags: ['organic', 'flowers', 'for bees'],
    text: 'Forty wild flowers for ten square metres of garden. Mow twice a year, and leave the rest to the bees.',
  },
];
