import { elementOf, type Standard } from "./elements.ts";

/** Values of a commit. */
export type CmiValues = ReadonlyMap<string, string>;

export interface Document {
  /** Elements the content may set, with values they can have. */
  values: CmiValues;
  /** Elements the standard does not know or does not take, as it came, within bounds. */
  journal: Readonly<Record<string, string>>;
}

/** Far more than any content has: an index beyond is not written, so that nobody fills the database with one call. */
const limits = { elements: 20_000, depth: 8, journal: 100, journalText: 4_096 } as const;

/**
 * Reads the `cmi` of a commit. What only we may set is left out: nobody writes their own name or mastery score.
 * Undefined: it is no document.
 */
export function readDocument(standard: Standard, cmi: unknown): Document | undefined {
  if (!isObject(cmi)) return undefined;
  const flat = new Map<string, string>();
  if (!flatten(cmi, "", 0, flat)) return undefined;
  const values = new Map<string, string>();
  const journal: [string, string][] = [];
  for (const [name, value] of flat) {
    const element = elementOf(standard, name);
    if (element?.access === "read") continue;
    if (element?.takes(value)) values.set(name, value);
    else if (journal.length < limits.journal)
      journal.push([name.slice(0, 255), value.slice(0, limits.journalText)]);
  }
  return { values, journal: Object.fromEntries(journal) };
}

/** False: too much of it. Empty texts were never set. */
function flatten(part: object, path: string, depth: number, into: Map<string, string>): boolean {
  if (depth > limits.depth) return false;
  for (const [key, value] of Object.entries(part)) {
    if (key.startsWith("_")) continue;
    const name = path ? `${path}.${key}` : key;
    if (isObject(value)) {
      if (!flatten(value, name, depth + 1, into)) return false;
    } else if (value !== "" && value !== null && value !== undefined) {
      into.set(name, String(value));
      if (into.size > limits.elements) return false;
    }
  }
  return true;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const byNumber = new Intl.Collator("en", { numeric: true });

interface Nested {
  [key: string]: string | Nested;
}

/**
 * The same as a tree, the way it is kept and given back to the player: lists are objects by index, and an entry's `id`
 * and `type` stand before what depends on them.
 */
export function asTree(values: CmiValues): Nested {
  const root: Nested = Object.create(null);
  const rank = (name: string) => (/\.id$/.test(name) ? 0 : /\.type$/.test(name) ? 1 : 2);
  const sorted = [...values].toSorted(([a], [b]) => rank(a) - rank(b) || byNumber.compare(a, b));
  for (const [name, value] of sorted) {
    const parts = name.split(".");
    const last = parts.pop() ?? name;
    let at = root;
    for (const part of parts) {
      const next = at[part];
      if (typeof next === "object") at = next;
      else {
        const made: Nested = Object.create(null);
        at[part] = made;
        at = made;
      }
    }
    at[last] = value;
  }
  return root;
}
