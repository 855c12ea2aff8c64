import type { ImportReport } from "@trilha/contract/core/imports/report.ts";

export type Report = ImportReport;
export type ReportedError = Report["errors"][number];
export type ErrorFilter = { readonly search?: string; readonly column?: string; readonly code?: string };

/** The bad lines that match: by column, by kind, and by what stands in them or is said of them. */
export function matching(
  errors: readonly ReportedError[],
  { search = "", column = "", code = "" }: ErrorFilter,
): readonly ReportedError[] {
  const wanted = search.trim().toLowerCase();
  return errors.filter(
    (error) =>
      (!column || error.column === column) &&
      (!code || error.code === code) &&
      (!wanted || `${error.line} ${error.value} ${error.title}`.toLowerCase().includes(wanted)),
  );
}

/** Choices of one field of the errors, the most frequent first. */
export function kinds(
  errors: readonly ReportedError[],
  field: "column" | "code",
): readonly { readonly value: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const error of errors) {
    const value = error[field];
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
