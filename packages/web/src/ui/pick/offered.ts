/** Choice with its name; what is retired keeps it and is not chosen anew. */
export type RetirableOption = {
  readonly value: string;
  readonly label: string;
  readonly retired?: boolean;
};

/** Options a choice offers: what is in use, and what is retired only where it was chosen before. */
export const offered = <Option extends RetirableOption>(
  options: readonly Option[],
  chosen: readonly string[],
): Omit<Option, "retired">[] =>
  options
    .filter(({ value, retired }) => !retired || chosen.includes(value))
    .map(({ retired: _retired, ...option }) => option);
