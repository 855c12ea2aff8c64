/** The rows ticked in a table, as a set of ids that never changes in place. */
export type RowSelection = ReadonlySet<string>;

export function toggled(selection: RowSelection, id: string): RowSelection {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** All of the rows in sight when some are missing, none of them when all are ticked; others stay. */
export function toggledAll(selection: RowSelection, ids: readonly string[]): RowSelection {
  const all = ids.every((id) => selection.has(id));
  const next = new Set(selection);
  for (const id of ids) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}
