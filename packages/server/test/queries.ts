import type pg from "pg";

type Connection = { query: (...given: unknown[]) => unknown };

/** The texts of what is asked of the database while some work runs, in order; what the pool itself asks too. */
export async function queriesOf<Result>(
  pool: pg.Pool,
  work: () => Promise<Result>,
): Promise<{ result: Result; queries: string[] }> {
  const queries: string[] = [];
  const plain = new Map<Connection, Connection["query"]>();
  const watch = (acquired: unknown) => {
    const connection = acquired as Connection;
    if (plain.has(connection)) return;
    const query = connection.query;
    plain.set(connection, query);
    connection.query = (...given) => {
      const first = given[0] as string | { text?: string };
      queries.push(typeof first === "string" ? first : (first.text ?? ""));
      return query.apply(connection, given);
    };
  };
  pool.on("acquire", watch);
  try {
    return { result: await work(), queries };
  } finally {
    pool.off("acquire", watch);
    for (const [connection, query] of plain) connection.query = query;
  }
}
