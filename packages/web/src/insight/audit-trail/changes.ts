/** One thing that changed, by its path in what was kept: `flags.has_news`. */
export type FieldChange = { readonly path: string; readonly before: unknown; readonly after: unknown };

type Facts = Record<string, unknown> | null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Things = readonly Record<string, unknown>[];

const isListOfThings = (value: unknown): value is Things =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord);

/** The fact that tells things of a list apart: places of a menu go by key, windows of a campaign by country. */
function nameIn(things: Things): string | undefined {
  return ["key", "country"].find((fact) => {
    const names = things.map((thing) => thing[fact]);
    return names.every((name) => typeof name === "string") && new Set(names).size === names.length;
  });
}

function flatten(value: unknown, path: string, into: Map<string, unknown>): Map<string, unknown> {
  if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${key}` : key, into);
  } else if (isListOfThings(value)) {
    const name = nameIn(value);
    // Which things there are, and their order, is one fact; what each of them says are others.
    if (name) {
      into.set(
        path,
        value.map((thing) => thing[name]),
      );
    }
    for (const [index, thing] of value.entries()) {
      const facts = Object.entries(thing).filter(([fact]) => fact !== name);
      flatten(Object.fromEntries(facts), `${path}.${name ? thing[name] : index + 1}`, into);
    }
  } else if (path) into.set(path, value);
  return into;
}

/** Differences between before and after, one row a fact; a fact that was not there is undefined. */
export function changesOf(before: Facts, after: Facts): readonly FieldChange[] {
  const old = flatten(before, "", new Map());
  const now = flatten(after, "", new Map());
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => !same(change.before ?? null, change.after ?? null));
}
