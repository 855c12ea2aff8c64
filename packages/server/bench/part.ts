/** Goal of a figure; without one the figure is only shown. */
export type Goal = { atLeast: number } | { atMost: number };

/** One line of the table. */
export type Row = {
  name: string;
  figure: number;
  unit: string;
  goal: string;
  /** Null: nothing was promised. */
  holds: boolean | null;
};

/** One thing that is measured, under a name of its own: `npm run bench -- <name>`. */
export type Part = {
  name: string;
  run: (bench: Bench) => Promise<Row[]>;
};

/** Surroundings of a part: the running product, and a way to say what it is doing. */
export type Bench = {
  say: (line: string) => void;
  /** Started at the first call, shared by all parts, stopped at the end. */
  use: <T>(resource: Resource<T>) => Promise<T>;
};

export type Resource<T> = { start: (bench: Bench) => Promise<T>; stop: (started: T) => Promise<void> };

export function row(name: string, figure: number, unit: string, goal?: Goal): Row {
  if (!goal) return { name, figure, unit, goal: "", holds: null };
  return "atLeast" in goal
    ? { name, figure, unit, goal: `≥ ${goal.atLeast}`, holds: figure >= goal.atLeast }
    : { name, figure, unit, goal: `≤ ${goal.atMost}`, holds: figure <= goal.atMost };
}
