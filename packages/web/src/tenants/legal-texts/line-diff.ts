interface DiffLine {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** Diff of two lists of lines, with as much kept as can be. */
export function lineDiff(before: readonly string[], after: readonly string[]): DiffLine[] {
  // longest[i][j]: how many lines the rests from i and j have in common, in order.
  const longest = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row = longest[i];
    for (let j = after.length - 1; row && j >= 0; j -= 1)
      row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      lines.push({ kind: "same", text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (fresh === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: "removed", text: old });
      i += 1;
    } else if (fresh !== undefined) {
      lines.push({ kind: "added", text: fresh });
      j += 1;
    }
  }
  return lines;
}
