// In a rush everybody would look, see units, and queue for a connection, those in vain included; whoever came for
// something else would stand behind them. So the orders of one item go in through a narrow door, a few at a time; and
// once somebody comes in vain, all who wait are looked at together, and those in vain leave without coming in.

/** Queue entrance. */
export interface OrderAdmission<Ask> {
  name: string;
  /** How many may be inside in this process. */
  atOnce: number;
  /** Which of these come in vain, in one look. */
  late: (asks: readonly Ask[]) => Promise<ReadonlySet<Ask>>;
}

interface Waiting {
  ask: unknown;
  answer: (outcome: "enter" | "late") => void;
}
interface Door {
  inside: number;
  waiting: Waiting[];
}

const doors = new Map<string, Door>();

/** Does this work when its turn comes, in the order people came; undefined for whoever came in vain. */
export async function admitOrders<Ask, T>(
  { name, atOnce, late }: OrderAdmission<Ask>,
  ask: Ask,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const door = doors.get(name) ?? { inside: 0, waiting: [] };
  doors.set(name, door);
  if (door.inside >= atOnce) {
    // Places are handed on by whoever leaves, so nobody who comes just then is faster.
    const outcome = await new Promise<"enter" | "late">((answer) => door.waiting.push({ ask, answer }));
    if (outcome === "late") return undefined;
  } else door.inside += 1;
  try {
    if ((await late([ask])).size === 0) return await work();
    await sendAway(door, late);
    return undefined;
  } finally {
    const next = door.waiting.shift();
    if (next) next.answer("enter");
    else door.inside -= 1;
    if (door.inside === 0) doors.delete(name);
  }
}

async function sendAway<Ask>(door: Door, late: OrderAdmission<Ask>["late"]): Promise<void> {
  const queue = door.waiting;
  if (queue.length === 0) return;
  const inVain: ReadonlySet<unknown> = await late(queue.map(({ ask }) => ask as Ask));
  // Some were let in meanwhile and look for themselves; some came and have not been looked at.
  const gone = door.waiting.filter(({ ask }) => inVain.has(ask));
  door.waiting = door.waiting.filter(({ ask }) => !inVain.has(ask));
  for (const { answer } of gone) answer("late");
}
