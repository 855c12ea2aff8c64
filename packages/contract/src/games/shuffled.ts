/** Numbers from 0, below 1. */
export type Random = () => number;

/** The same things in another order, every order as likely. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  const drawn: Item[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}

/** As it was written, or by chance where the author wants that. */
export const inOrder = <Item>(items: readonly Item[], shuffle: boolean, random: Random): Item[] =>
  shuffle ? shuffled(items, random) : [...items];
