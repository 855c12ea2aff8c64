// Small reads and writes that come by the hundred every second cost more in travel than in work: a transaction each, five
// statements each. What comes while others of its kind are on their way waits for them, and then leaves together in one
// transaction. Nobody waits who comes alone.
import { isRefusal } from "../core/refusal.ts";
import type { Database, Tx } from "./database.ts";

/** Work of one kind that may travel together, within one client. */
export interface Together<Ask, Answer> {
  how: "read" | "write";
  /** Two of the same never travel together, and keep their order: what one writes the other reads. */
  apart?: (ask: Ask) => string;
  /** The most that travel at once. */
  most: number;
  /** How many transactions of a client's may be on their way in this process. */
  atOnce: number;
  /** Does the work of all and answers each, in their order. */
  work: (tx: Tx, clientId: string, asks: readonly Ask[]) => Promise<Answer[]>;
}

interface Waiting {
  ask: unknown;
  keep: (answer: unknown) => void;
  fail: (error: unknown) => void;
}
interface Line {
  waiting: Waiting[];
  onTheirWay: Set<string>;
  running: number;
}

const lines = new WeakMap<Database, Map<unknown, Map<string, Line>>>();

/**
 * Does one of these, together with what came meanwhile. Should the transaction fail, each of its asks is tried by
 * itself, so that what is wrong with one harms no other.
 */
export function together<Ask, Answer>(
  db: Database,
  clientId: string,
  kind: Together<Ask, Answer>,
  ask: Ask,
): Promise<Answer> {
  const line = lineOf(db, kind, clientId);
  return new Promise<Answer>((keep, fail) => {
    line.waiting.push({ ask, keep: keep as (answer: unknown) => void, fail });
    leave(db, clientId, kind, line);
  });
}

function lineOf(db: Database, kind: unknown, clientId: string): Line {
  const kinds = lines.get(db) ?? new Map<unknown, Map<string, Line>>();
  lines.set(db, kinds);
  const clients = kinds.get(kind) ?? new Map<string, Line>();
  kinds.set(kind, clients);
  const line = clients.get(clientId) ?? { waiting: [], onTheirWay: new Set<string>(), running: 0 };
  clients.set(clientId, line);
  return line;
}

function leave<Ask, Answer>(db: Database, clientId: string, kind: Together<Ask, Answer>, line: Line): void {
  if (line.running >= kind.atOnce) return;
  const going: Waiting[] = [];
  const staying: Waiting[] = [];
  const passed = new Set<string>();
  for (const one of line.waiting) {
    const key = kind.apart?.(one.ask as Ask);
    const alone = key === undefined || (!line.onTheirWay.has(key) && !passed.has(key));
    const goes = going.length < kind.most && alone;
    if (key !== undefined) passed.add(key);
    (goes ? going : staying).push(one);
  }
  if (going.length === 0) return;
  line.waiting = staying;
  line.running += 1;
  const keys = going.flatMap(({ ask }) => kind.apart?.(ask as Ask) ?? []);
  for (const key of keys) line.onTheirWay.add(key);
  void travel(db, clientId, kind, going).then(() => {
    for (const key of keys) line.onTheirWay.delete(key);
    line.running -= 1;
    leave(db, clientId, kind, line);
  });
}

async function travel<Ask, Answer>(
  db: Database,
  clientId: string,
  kind: Together<Ask, Answer>,
  going: readonly Waiting[],
): Promise<void> {
  const work = async (some: readonly Waiting[]) => {
    const asks = some.map(({ ask }) => ask as Ask);
    // Refusals are answers here: one of many must not undo what the others wrote.
    const answers = await db[kind.how]({ clientId }, async (tx) => ({
      of: await kind.work(tx, clientId, asks),
    }));
    if (isRefusal(answers)) throw new Error("what travels together is not refused as a whole");
    for (const [index, one] of some.entries()) one.keep(answers.of[index]);
  };
  try {
    await work(going);
  } catch (error) {
    if (going.length === 1) return going[0]?.fail(error);
    for (const one of going) await work([one]).catch((alone: unknown) => one.fail(alone));
  }
}
