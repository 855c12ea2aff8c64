/** Modules that the same openings need, all of them: the smallest file that makes no opening fetch in vain. */
export type Part = {
  /** Length of its code in characters, before minification. */
  readonly length: number;
  /** Parts its modules import, by their position in the list. */
  readonly imports: readonly number[];
  /** A file of its own in any plan: parts that lead to it weigh what it costs. */
  readonly apart?: boolean;
};

/** Fetch of several parts at once: those a page, a sheet or a stage of the player begins with. */
export type Opening = {
  readonly parts: readonly number[];
  /** How much it counts beside the others. */
  readonly weight: number;
};

/**
 * Characters of code (about a tenth of them is sent) that are as dear to a page as one request, for each file it asks for
 * already: to be one of eleven files instead of twelve, a page fetches up to 30,000 characters in vain.
 */
const CHARACTERS_A_FILE = 2500;

/** Openings of more files than this are merged further, at a dearer price a request. */
const MANY_FILES = { above: 11, factor: 4 };

type Merge = { readonly gain: number; readonly into: number; readonly from: number };

const before = (one: Merge, other: Merge): boolean =>
  (one.gain - other.gain || other.into - one.into || other.from - one.from) > 0;

/** Keeps the best merge first; equal ones stand in the order of the list, so that two builds of one source agree. */
function insert(merges: Merge[], merge: Merge): void {
  let low = 0;
  let high = merges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = merges[middle];
    if (other && before(other, merge)) low = middle + 1;
    else high = middle;
  }
  merges.splice(low, 0, merge);
}

/** Files of a plan while it is made: what each imports, and which openings fetch it. */
class Draft {
  readonly members: number[][];
  readonly #imports: Set<number>[];
  readonly #lengths: number[];
  readonly #fetchers: Set<number>[];
  readonly #weights: readonly number[];
  readonly #apart: ReadonlySet<number>;
  /** How many files each opening fetches. */
  readonly #counts: number[];
  readonly #below = new Map<number, ReadonlySet<number>>();
  /** Not from the beginning: nearly every opening is of many files then, and would be merged at any price. */
  #sparesMany = false;

  constructor(parts: readonly Part[], openings: readonly Opening[]) {
    this.members = parts.map((_, index) => [index]);
    this.#imports = parts.map(({ imports }) => new Set(imports));
    this.#lengths = parts.map(({ length }) => length);
    this.#fetchers = parts.map(() => new Set());
    this.#weights = openings.map(({ weight }) => weight);
    this.#counts = openings.map(() => 0);
    this.#apart = new Set([...parts.keys()].filter((index) => parts[index]?.apart));
    openings.forEach((opening, index) => {
      for (const part of opening.parts)
        for (const file of [part, ...this.#importsBelow(part)]) this.#fetch(index, file);
    });
  }

  spareMany(): void {
    this.#sparesMany = true;
  }

  isThere(file: number): boolean {
    return this.#at(this.members, file).length > 0;
  }

  /** Gain of all openings when two files become one; 0: nothing, or the files would import each other in a circle. */
  gainOf({ into, from }: Omit<Merge, "gain">): number {
    if (this.#apart.has(into) || this.#apart.has(from)) return 0;
    const intoFetchers = this.#at(this.#fetchers, into);
    const fromFetchers = this.#at(this.#fetchers, from);
    let gain = 0;
    for (const opening of intoFetchers) if (fromFetchers.has(opening)) gain += this.#requestCost(opening);
    if (gain === 0) return 0;
    const newcomers: number[] = [];
    const addNewcomers = (all: ReadonlySet<number>, known: ReadonlySet<number>, length: number) => {
      for (const opening of all) {
        if (known.has(opening)) continue;
        newcomers.push(opening);
        gain -= length * this.#at(this.#weights, opening);
      }
    };
    addNewcomers(intoFetchers, fromFetchers, this.#at(this.#lengths, from));
    addNewcomers(fromFetchers, intoFetchers, this.#at(this.#lengths, into));
    if (gain <= 0 || this.#hasBetween(into, from) || this.#hasBetween(from, into)) return 0;
    // Imports of the two come with them.
    for (const file of new Set([...this.#importsBelow(into), ...this.#importsBelow(from)])) {
      if (file === into || file === from) continue;
      const fetchers = this.#at(this.#fetchers, file);
      for (const opening of newcomers) {
        if (fetchers.has(opening)) continue;
        gain -= this.#at(this.#lengths, file) * this.#at(this.#weights, opening) + this.#requestCost(opening);
      }
      if (gain <= 0) return 0;
    }
    return gain;
  }

  merge({ into, from }: Omit<Merge, "gain">): void {
    const fetchers = new Set([...this.#at(this.#fetchers, into), ...this.#at(this.#fetchers, from)]);
    for (const file of [into, from])
      for (const opening of this.#at(this.#fetchers, file)) this.#count(opening, -1);
    this.#fetchers[into] = new Set();
    this.#at(this.members, into).push(...this.#at(this.members, from).splice(0));
    this.#lengths[into] = this.#at(this.#lengths, into) + this.#at(this.#lengths, from);
    const imports = this.#at(this.#imports, into);
    for (const file of this.#at(this.#imports, from)) imports.add(file);
    this.#imports.forEach((others) => {
      if (others.delete(from)) others.add(into);
    });
    imports.delete(into);
    this.#below.clear();
    for (const file of [into, ...this.#importsBelow(into)])
      for (const opening of fetchers) this.#fetch(opening, file);
  }

  /** The files, each after those it imports. */
  ordered(): number[][] {
    const ordered: number[][] = [];
    const placed = new Set<number>();
    const place = (file: number) => {
      if (placed.has(file)) return;
      placed.add(file);
      this.#at(this.#imports, file).forEach(place);
      ordered.push(this.#at(this.members, file));
    };
    for (const file of this.members.keys()) if (this.isThere(file)) place(file);
    return ordered;
  }

  #at<Value>(list: readonly Value[], index: number): Value {
    const value = list[index];
    if (value === undefined) throw new Error(`no part or opening ${index}`);
    return value;
  }

  #count(opening: number, step: 1 | -1): void {
    this.#counts[opening] = this.#at(this.#counts, opening) + step;
  }

  #fetch(opening: number, file: number): void {
    const fetchers = this.#at(this.#fetchers, file);
    if (fetchers.has(opening)) return;
    fetchers.add(opening);
    this.#count(opening, 1);
  }

  #requestCost(opening: number): number {
    const count = this.#at(this.#counts, opening);
    const factor = this.#sparesMany && count > MANY_FILES.above ? MANY_FILES.factor : 1;
    return CHARACTERS_A_FILE * count * factor * this.#at(this.#weights, opening);
  }

  /** Transitive closure of a file's imports. */
  #importsBelow(file: number): ReadonlySet<number> {
    const known = this.#below.get(file);
    if (known) return known;
    const below = new Set<number>();
    for (const next of this.#at(this.#imports, file)) {
      below.add(next);
      for (const further of this.#importsBelow(next)) below.add(further);
    }
    this.#below.set(file, below);
    return below;
  }

  /** Whether a third file stands between the two. */
  #hasBetween(top: number, bottom: number): boolean {
    for (const next of this.#at(this.#imports, top))
      if (next !== bottom && this.#importsBelow(next).has(bottom)) return true;
    return false;
  }
}

/**
 * Agglomerative clustering of parts into files: merges the two whose merge saves openings most, until none saves
 * anything. A merge saves one request to each opening that needs both, and costs what the others then fetch in vain.
 * Files never import each other in a circle, provided that parts do not.
 *
 * Answers the parts of each file by their position in the list; a file stands after those it imports.
 */
export function planChunks(parts: readonly Part[], openings: readonly Opening[]): number[][] {
  const draft = new Draft(parts, openings);
  mergeFiles(draft);
  draft.spareMany();
  mergeFiles(draft);
  return draft.ordered();
}

/** Merges the best two until no merge gains anything. */
function mergeFiles(draft: Draft): void {
  const merges: Merge[] = [];
  const propose = (into: number, from: number) => {
    const gain = draft.gainOf({ into, from });
    if (gain > 0) insert(merges, { gain, into, from });
  };
  const files = [...draft.members.keys()].filter((file) => draft.isThere(file));
  for (const into of files) for (const from of files) if (into < from) propose(into, from);
  for (let best = merges.shift(); best; best = merges.shift()) {
    const { gain, into, from } = best;
    if (!draft.isThere(into) || !draft.isThere(from)) continue;
    // Merges since then may have left less of it, or made it impossible.
    const current = draft.gainOf(best);
    if (current < gain) {
      if (current > 0) insert(merges, { gain: current, into, from });
      continue;
    }
    draft.merge(best);
    for (const file of files)
      if (file !== into && draft.isThere(file)) propose(Math.min(file, into), Math.max(file, into));
  }
}
