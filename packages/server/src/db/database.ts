import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { isRefusal, type Refusal } from "../core/refusal.ts";
import { type Ending, kyselyOn, sendTogether } from "./connection.ts";
import type { Tables } from "./schema.ts";

/** Transaction of a use case; it says for whom it speaks. */
export type Tx = Kysely<Tables>;

/** For whom a transaction speaks. Row-level security shows and takes only what belongs to them. */
export interface Scope {
  clientId?: string | null;
  userId?: string | null;
  /** Work that belongs to no single client: sign-in, sweeps, a superuser's list of clients. */
  system?: boolean;
}

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  onError: (error: Error) => void;
}

/**
 * Settings of one session, by statement: PgBouncer refuses a connection that brings them as startup options
 * ("unsupported startup parameter: options"), and drops them silently where it is told to ignore those.
 */
export async function configureSession(
  client: pg.ClientBase,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const statements = Object.entries(settings).map(
    ([name, value]) => `set ${pg.escapeIdentifier(name)} to ${pg.escapeLiteral(value)}`,
  );
  await client.query(statements.join(";"));
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

// Dates without a zone stay text (YYYY-MM-DD), and counters come back as numbers: ours stay far below 2^53.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    if (oid === pg.types.builtins.DATE) return (value: string) => value;
    if (oid === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format);
  },
};

// Deadlock, lock time-out, serialisation: the same work may well succeed a moment later.
const passing = new Set(["40P01", "55P03", "40001"]);

/** Code of a statement that came after the one that failed. */
const aborted = "25P02";

/**
 * The app's door to PostgreSQL. There is no way to query outside `read` and `write`: both open a transaction
 * that first states its scope, so a query that forgets its client meets row-level security and finds nothing.
 */
export class Database {
  readonly pool: pg.Pool;
  readonly #kysely = new WeakMap<pg.PoolClient, { tx: Tx; ending: Ending }>();

  constructor(options: DatabaseOptions) {
    this.pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize,
      // Begin with its scope and the first query travel together instead of waiting for each other.
      pipeline: true,
      types,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 60_000,
      onConnect: (client: pg.ClientBase) =>
        configureSession(client, {
          statement_timeout: "5s",
          lock_timeout: "2s",
          idle_in_transaction_session_timeout: "10s",
          timezone: "UTC",
        }),
    } as pg.PoolConfig);
    this.pool.on("error", options.onError);
    // A connection that breaks while somebody holds it reports to their query; without a listener it ends the process.
    this.pool.on("connect", (client) => client.on("error", () => undefined));
  }

  /** Reads within one scope. Nothing it does is kept. */
  async read<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    const opening = openingOf(scope, "begin read only");
    const client = await this.pool.connect();
    const begun = begin(client, opening);
    try {
      const result = await work(this.#on(client, undefined).tx);
      await begun;
      // The end of a read is not awaited: the answer need not wait for it.
      client.query("commit").then(
        () => client.release(),
        (error) => client.release(error),
      );
      return result;
    } catch (error) {
      await rollBack(client);
      throw error;
    }
  }

  /**
   * Writes within one scope: all or nothing. A Refusal rolls back and is returned. A deadlock or a lock
   * time-out is tried again (three times, with jitter), so `work` may run more than once and must have no
   * effect outside the transaction.
   */
  async write<T>(scope: Scope, work: (tx: Tx) => Promise<T | Refusal>): Promise<T | Refusal> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#writeOnce(scope, work);
      } catch (error) {
        const code = (error as { code?: string }).code ?? "";
        if (!passing.has(code) || attempt > 3) throw error;
        await sleep(10 * 2 ** attempt * (0.5 + Math.random()));
      }
    }
  }

  async #writeOnce<T>(scope: Scope, work: (tx: Tx) => Promise<T | Refusal>): Promise<T | Refusal> {
    const opening = openingOf(scope, "begin");
    const client = await this.pool.connect();
    const begun = begin(client, opening);
    const unawaited: Promise<unknown>[] = [];
    try {
      const { tx, ending } = this.#on(client, unawaited);
      const result = await work(tx);
      if (isRefusal(result)) {
        await begun;
        if (ending.committed) throw new Error("what was refused is written already");
        await rollBack(client);
        return result;
      }
      // Sent with what still waits: where one of those has failed, the commit rolls back.
      sendTogether(client);
      const committed = ending.committed ?? client.query("commit");
      await Promise.all([begun, ...unawaited, committed]);
      client.release();
      return result;
    } catch (error) {
      await rollBack(client);
      // The first failure is the cause; statements after it only say that the transaction is over.
      throw (await firstFailure(unawaited)) ?? error;
    }
  }

  #on(client: pg.PoolClient, unawaited: Promise<unknown>[] | undefined): { tx: Tx; ending: Ending } {
    const known = this.#kysely.get(client);
    if (known) {
      known.ending.withNext = false;
      known.ending.committed = undefined;
      known.ending.unawaited = unawaited;
      return known;
    }
    const ending: Ending = { withNext: false, committed: undefined, unawaited };
    const made = { tx: kyselyOn(client, ending), ending };
    endings.set(made.tx, ending);
    this.#kysely.set(client, made);
    return made;
  }

  async end(): Promise<void> {
    await this.pool.end();
  }
}

const endings = new WeakMap<Tx, Ending>();

/**
 * Sends the one statement of `write` together with the commit: for what comes so often that waiting twice costs.
 * Nothing may be asked, refused or undone after it. Should it fail, the commit that follows rolls back.
 */
export async function writeLast<T>(tx: Tx, write: (tx: Tx) => Promise<T>): Promise<T> {
  const ending = endings.get(tx);
  if (ending) ending.withNext = true;
  return write(tx);
}

/**
 * Sends a statement whose answer nobody needs, together with what comes next. Its failure is the failure of the
 * transaction, told where that ends; what is asked after it sees what it wrote.
 */
export async function writeSoon(tx: Tx, statement: Promise<unknown>): Promise<void> {
  const unawaited = endings.get(tx)?.unawaited;
  if (!unawaited) return void (await statement);
  statement.catch(() => undefined);
  unawaited.push(statement);
}

async function firstFailure(statements: readonly Promise<unknown>[]): Promise<unknown> {
  const outcomes = await Promise.allSettled(statements);
  const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  return failures.find((failure) => (failure as { code?: string }).code !== aborted);
}

/** Gives up the reach across clients for the rest of a transaction: what is sent after this sees its scope's client alone. */
export async function leaveSystem(tx: Tx): Promise<void> {
  await sql`set local trilha.scope = ''`.execute(tx);
}

/**
 * Begins a transaction and says for whom it speaks, in one message. What is not said is nobody: the end of a transaction
 * takes back what it said.
 */
function openingOf({ clientId, userId, system }: Scope, statement: string): string {
  const statements = [
    ...(clientId ? [`trilha.client_id = '${idOf(clientId)}'`] : []),
    ...(userId ? [`trilha.user_id = '${idOf(userId)}'`] : []),
    ...(system ? ["trilha.scope = 'system'"] : []),
  ];
  return [statement, ...statements.map((one) => `set local ${one}`)].join("; ");
}

function idOf(id: string): string {
  if (!uuid.test(id)) throw new Error("a scope is named by ids");
  return id;
}

function begin(client: pg.PoolClient, opening: string): Promise<unknown> {
  sendTogether(client);
  const started = client.query(opening);
  // Awaited by the caller after the work; a failure must not be unhandled until then.
  started.catch(() => undefined);
  return started;
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query("rollback");
    client.release();
  } catch (error) {
    client.release(error as Error);
  }
}
