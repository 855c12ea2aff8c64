/** A name for a part within its activity, unlike those that are there. */
export function newPartId(taken: readonly { readonly id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let number = taken.length + 1;
  while (ids.has(`p${number}`)) number += 1;
  return `p${number}`;
}

/** One place up (-1) or down (1); over the edge nothing changes. */
export function stepped<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  return movedTo(items, index, index + by);
}

/** From one place to another, which counts without it. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
