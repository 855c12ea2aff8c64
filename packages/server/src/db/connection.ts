import { createHash } from "node:crypto";
import type { Socket } from "node:net";
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
} from "kysely";
import type pg from "pg";
import type { Tables } from "./schema.ts";

/** How a transaction ends when its last statement is known before it is sent. */
export interface Ending {
  withNext: boolean;
  committed: Promise<unknown> | undefined;
  /** Statements whose outcome is looked at with the commit; undefined while nothing is written. */
  unawaited: Promise<unknown>[] | undefined;
}

/** One packet for all statements of a burst: a write to the socket costs more than its statement. */
export function sendTogether(client: pg.PoolClient): void {
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
export function kyselyOn(client: pg.PoolClient, ending: Ending): Kysely<Tables> {
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
