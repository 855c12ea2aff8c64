// Lists whose rows people put in their order: a menu, the fields of a form, an answer of what comes first.

/** Takes one from where it is and puts it where it should be; outside the list nothing moves. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return [...items];
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
