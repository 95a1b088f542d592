/**
 * Words that say nothing about what is looked for, folded. Languages that share an alphabet share this
 * list, so a word stands here only if no other language at hand needs it: German "die" is English too.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a about am an and any are as at be been but by can could did do does for from had has have how i if in into',
    'is it its me my of on or our should so than that the their them then there these they this those to was we',
    'were what when where which who why will with without would you your',
    'd de des du et l la le les',
    'в и к на о по с у',
    'في من على إلى',
    'של את על',
    'の は が を に と で も へ や',
    '的 了 和 在 与 與',
    'ใน การ ของ และ ที่',
  ]
    .join(' ')
    .split(' '),
);

/** True for a folded word that a query can do without. */
export function isStopWord(folded: string): boolean {
  return STOP_WORDS.has(folded);
}

/** English words that hold sentences together; they may well be searched for, but they are no suggestion. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    'above after again all allow allowed allows already also although always another anything because before being',
    'below between both cannot contain contains during each either else etc even every everything example few',
    'first followed following given gives given goes here however instead just know last less let like made make',
    'makes making many may means might more most much must need needed needs never new next none not note nothing',
    'now often once one only other others otherwise out over own perhaps please possible put rather regardless',
    'same second see several since some something sometimes still such sure take takes thing things though through',
    'thus too two under unless until unlike upon use used uses useful using usually very via want wants was way',
    'ways well whatever whenever whether while whole whose within yet',
  ]
    .join(' ')
    .split(' '),
);

export function isFiller(folded: string): boolean {
  return FILLERS.has(folded);
}
