// Admission control: in a rush everybody would look, see units, and queue for a connection, and whoever came for
// something else would stand behind them. So at most N requests of one resource run at a time in this process, in the
// order they came; once one of them is hopeless (the stock is gone), those that wait are checked together, and the
// hopeless ones are turned away without a turn.

/** Gate of one resource. */
export interface AdmissionGate<Input> {
  /** Name in metrics. */
  name: string;
  /** Name of the resource within the gate's name. */
  key: string;
  /** Requests that may run at the same time in this process. */
  concurrency: number;
  /** Finds the inputs that cannot succeed any more, in one look. */
  findHopeless: (inputs: readonly Input[]) => Promise<ReadonlySet<Input>>;
}

/** Requests that wait, and those turned away so far, by the name of their gate. */
export const admissionCounts = new Map<string, { waiting: number; turnedAway: number }>();

interface WaitingRequest {
  input: unknown;
  settle: (admitted: boolean) => void;
}
interface AdmissionQueue {
  running: number;
  waiting: WaitingRequest[];
}

// A queue lives as long as something of it runs.
const queues = new Map<string, AdmissionQueue>();

/** Runs this work when its turn comes; undefined where the request was turned away. */
export async function admitRequest<Input, T>(
  gate: AdmissionGate<Input>,
  input: Input,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const queueKey = `${gate.name} ${gate.key}`;
  const queue = queues.get(queueKey) ?? { running: 0, waiting: [] };
  queues.set(queueKey, queue);
  const counts = countsOf(gate.name);
  if (queue.running >= gate.concurrency) {
    // Places are handed on by requests that end, so that a newcomer of that moment overtakes nobody.
    counts.waiting += 1;
    const admitted = await new Promise<boolean>((settle) => queue.waiting.push({ input, settle }));
    counts.waiting -= 1;
    if (!admitted) return undefined;
  } else queue.running += 1;
  try {
    if ((await gate.findHopeless([input])).size === 0) return await work();
    const turnedAway = await turnAway(queue, gate.findHopeless);
    counts.turnedAway += 1 + turnedAway;
    return undefined;
  } finally {
    const next = queue.waiting.shift();
    if (next) next.settle(true);
    else queue.running -= 1;
    if (queue.running === 0) queues.delete(queueKey);
  }
}

/** Turns away the hopeless of those that wait; their number. */
async function turnAway<Input>(
  queue: AdmissionQueue,
  findHopeless: AdmissionGate<Input>["findHopeless"],
): Promise<number> {
  const checked = queue.waiting;
  if (checked.length === 0) return 0;
  const hopeless: ReadonlySet<unknown> = await findHopeless(checked.map(({ input }) => input as Input));
  // Some were admitted meanwhile and look for themselves; some came and have not been looked at.
  const gone = queue.waiting.filter(({ input }) => hopeless.has(input));
  queue.waiting = queue.waiting.filter(({ input }) => !hopeless.has(input));
  for (const { settle } of gone) settle(false);
  return gone.length;
}

function countsOf(gate: string): { waiting: number; turnedAway: number } {
  const counts = admissionCounts.get(gate) ?? { waiting: 0, turnedAway: 0 };
  admissionCounts.set(gate, counts);
  return counts;
}
