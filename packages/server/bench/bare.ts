// Limits of the platform without us: the recorded statements of one request, and its JSON. A process of its own, like
// the product.
import Fastify from "fastify";
import pg from "pg";

/** Setup of the process. */
export type Bare = { databaseUrl: string; poolSize: number; statements: Statement[]; json: string };
export type Statement = { name?: string; text: string; values?: unknown[] };

process.once("message", async ({ databaseUrl, poolSize, statements, json }: Bare) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize, pipeline: true } as pg.PoolConfig);
  const answer: unknown = JSON.parse(json);
  const http = Fastify();
  http.get("/", async () => {
    if (statements.length === 0) return answer;
    const client = await pool.connect();
    try {
      await Promise.all(statements.map((statement) => client.query(statement)));
    } finally {
      client.release();
    }
    return answer;
  });
  const url = await http.listen({ host: "127.0.0.1", port: 0 });
  process.send?.(url);
});

process.once("disconnect", () => process.exit());
