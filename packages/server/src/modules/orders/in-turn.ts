// In a rush everybody would look, see units, and queue for a connection, those in vain included; whoever came for
// something else would stand behind them. So the orders of one item go in through a narrow door, a few at a time.

interface Door {
  inside: number;
  readonly waiting: (() => void)[];
}

const doors = new Map<string, Door>();

/** Does this work when its turn comes: at most `atOnce` of one name at a time in this process, in the order they came. */
export async function inTurn<T>(name: string, atOnce: number, work: () => Promise<T>): Promise<T> {
  const door = doors.get(name) ?? { inside: 0, waiting: [] };
  doors.set(name, door);
  // Whoever leaves hands their place on, so nobody who comes just then is faster.
  if (door.inside >= atOnce) await new Promise<void>((resolve) => door.waiting.push(resolve));
  else door.inside += 1;
  try {
    return await work();
  } finally {
    const next = door.waiting.shift();
    if (next) next();
    else door.inside -= 1;
    if (door.inside === 0) doors.delete(name);
  }
}
