type Dated = { readonly at: string };

/** Rows that come newest first, in groups by the day of the device's calendar. */
export function byDay<Row extends Dated>(
  rows: readonly Row[],
  dayOf: (at: Date) => string = (at) => at.toDateString(),
): readonly { readonly key: string; readonly at: Date; readonly rows: readonly Row[] }[] {
  const groups: { key: string; at: Date; rows: Row[] }[] = [];
  for (const row of rows) {
    const at = new Date(row.at);
    const key = dayOf(at);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, at, rows: [row] });
  }
  return groups;
}
