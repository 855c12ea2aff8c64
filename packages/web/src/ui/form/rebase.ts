/** Plain data as forms hold it: what JSON can say. */
type Values = Record<string, unknown>;

export const sameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [Object.entries(a), b as Values];
  return (
    one.length === Object.keys(other).length &&
    one.every(([key, value]) => Object.hasOwn(other, key) && sameValue(value, other[key]))
  );
};

/** The fields of a form that differ from what they were. */
export const changedKeys = <Form extends Values>(before: Form, after: Form): (keyof Form & string)[] =>
  Object.keys(after).filter((key) => !sameValue(before[key], after[key]));

/**
 * Three-way merge of a form with the version another person saved while it was open. Fields I touched stay
 * mine, the rest becomes theirs. `clashes` are the fields both touched, differently: there the person should
 * look.
 */
export function rebase<Form extends Values>(
  seen: Form,
  mine: Form,
  theirs: Form,
): { readonly values: Form; readonly clashes: readonly (keyof Form & string)[] } {
  const touched = changedKeys(seen, mine);
  const values = { ...theirs };
  for (const key of touched) values[key] = mine[key];
  const clashes = touched.filter(
    (key) => !sameValue(seen[key], theirs[key]) && !sameValue(mine[key], theirs[key]),
  );
  return { values, clashes };
}
