/** One thing that changed, by its path in what was kept: `flags.has_news`. */
export type Change = { readonly path: string; readonly before: unknown; readonly after: unknown };

type Facts = Record<string, unknown> | null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Keyed = { readonly key: string };

const isKeyedList = (value: unknown): value is readonly Keyed[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => isRecord(item) && typeof item.key === "string");

function flatten(value: unknown, path: string, into: Map<string, unknown>): Map<string, unknown> {
  if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${key}` : key, into);
  } else if (isKeyedList(value)) {
    // A list of named things (a menu): its order is one fact, what each of them says are others.
    into.set(
      path,
      value.map(({ key }) => key),
    );
    for (const { key, ...rest } of value) flatten(rest, `${path}.${key}`, into);
  } else if (path) into.set(path, value);
  return into;
}

/** What differs between before and after, one row a fact; a fact that was not there is undefined. */
export function changesOf(before: Facts, after: Facts): readonly Change[] {
  const old = flatten(before, "", new Map());
  const now = flatten(after, "", new Map());
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => !same(change.before ?? null, change.after ?? null));
}
