/** The trees that a node stands in, from its own outwards: what happens in a shadow tree may not be heard of outside of it. */
export function treesRound(node: Node): readonly Node[] {
  const trees: Node[] = [];
  for (let at: Node | undefined = node; at; at = (at as Partial<ShadowRoot>).host)
    trees.push((at = at.getRootNode()));
  return trees;
}
