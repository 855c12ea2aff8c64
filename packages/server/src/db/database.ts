import { createHash } from "node:crypto";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from "kysely";
import pg from "pg";
import { isRefusal, type Refusal } from "../core/refusal.ts";
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
      const result = await work(this.#on(client).tx);
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
    try {
      const { tx, ending } = this.#on(client);
      const result = await work(tx);
      await begun;
      if (isRefusal(result)) {
        if (ending.committed) throw new Error("what was refused is written already");
        await rollBack(client);
        return result;
      }
      await (ending.committed ?? client.query("commit"));
      client.release();
      return result;
    } catch (error) {
      await rollBack(client);
      throw error;
    }
  }

  #on(client: pg.PoolClient): { tx: Tx; ending: Ending } {
    const known = this.#kysely.get(client);
    if (known) {
      known.ending.withNext = false;
      known.ending.committed = undefined;
      return known;
    }
    const ending: Ending = { withNext: false, committed: undefined };
    const made = { tx: kyselyOn(client, ending), ending };
    endings.set(made.tx, ending);
    this.#kysely.set(client, made);
    return made;
  }

  async end(): Promise<void> {
    await this.pool.end();
  }
}

/** How a transaction ends when its last statement is known before it is sent. */
interface Ending {
  withNext: boolean;
  committed: Promise<unknown> | undefined;
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

/** One packet for all statements of a burst: a write to the socket costs more than its statement. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const statementNames = new Map<string, string>();
const statementLimit = 500;

// A name lets PostgreSQL keep the plan; beyond the limit (queries built from many options) it plans each time.
function statementName(sql: string): string | undefined {
  const known = statementNames.get(sql);
  if (known) return known;
  if (statementNames.size >= statementLimit) return undefined;
  const name = `s${createHash("sha1").update(sql).digest("base64url").slice(0, 20)}`;
  statementNames.set(sql, name);
  return name;
}

/** Kysely on one connection whose transaction the Database has opened already. */
function kyselyOn(client: pg.PoolClient, ending: Ending): Tx {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      if (ending.committed) throw new Error("a statement after the last");
      const name = statementName(sql);
      sendTogether(client);
      const pending = client.query({ name, text: sql, values: [...parameters] });
      if (ending.withNext) {
        ending.committed = client.query("commit");
        // Awaited with the end of the work; a failure must not be unhandled until then.
        ending.committed.catch(() => undefined);
      }
      const result = await pending;
      return {
        rows: result.rows as R[],
        numAffectedRows: result.rowCount === null ? undefined : BigInt(result.rowCount),
      } satisfies QueryResult<R>;
    },
    // biome-ignore lint/correctness/useYield: large reads page by cursor; no portal is ever held open
    async *streamQuery() {
      throw new Error("streaming is not offered: page by cursor instead");
    },
  };
  const nothing = async () => undefined;
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: async () => {
      throw new Error("a transaction is already open");
    },
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  const dialect: Dialect = {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor: new Executor(connection) });
}

/** Asks at once. Kysely's own would first get itself a connection and then give it back, by promises for each query. */
class Executor extends DefaultQueryExecutor {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    super(new PostgresQueryCompiler(), new PostgresAdapter(), {
      provideConnection: (consumer) => consumer(connection),
    });
    this.#connection = connection;
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#connection.executeQuery<R>(query);
  }
}
