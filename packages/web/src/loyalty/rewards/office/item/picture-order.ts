/** One picture a place forward or back; at an end nothing moves. */
export function shifted<Item>(items: readonly Item[], index: number, offset: -1 | 1): readonly Item[] {
  const [one, other] = [items[index], items[index + offset]];
  if (one === undefined || other === undefined) return items;
  return items.map((item, at) => (at === index ? other : at === index + offset ? one : item));
}
