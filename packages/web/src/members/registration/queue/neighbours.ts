/** Neighbours of a person in the list; of a person no longer in it, the first of the list comes next. */
export function neighbours(
  ids: readonly string[],
  id: string,
): { next: string | undefined; previous: string | undefined } {
  const at = ids.indexOf(id);
  if (at < 0) return { next: ids[0], previous: undefined };
  return { next: ids[at + 1], previous: ids[at - 1] };
}
