import pg from "pg";
import { database } from "./database.ts";
import { exam, perPaper } from "./exam.ts";
import { percentile } from "./measure.ts";
import { arrive, phones } from "./open-loop.ts";
import { type Part, row } from "./part.ts";
import { product } from "./product.ts";

const [people, warm, seconds] = [3_000, 200, 60];

/** Three thousand people begin a test within a minute: each has a paper of their own, drawn and frozen by the server. */
export const starts: Part = {
  name: "starts",
  run: async (bench) => {
    const { ownerUrl } = await bench.use(database);
    const { url } = await bench.use(product);
    const { clientId, seats } = await exam(bench, people + warm);
    const { post, close } = phones(200);
    const begun = new Map<string, string>();
    try {
      const arrivals = seats.map(({ authorization, sittingId, userId }, n) => ({
        at: (n * seconds * 1_000) / people,
        send: async () => {
          const { status, body } = await post(`${url}/api/attempts`, authorization, { sittingId });
          if (status !== 200) throw new Error(`a start was answered ${status}: ${body}`);
          begun.set(userId, (JSON.parse(body) as { id: string }).id);
        },
      }));
      await arrive(arrivals.slice(0, warm));
      const rest = arrivals.slice(warm).map((one) => ({ ...one, at: one.at - (arrivals[warm]?.at ?? 0) }));
      const start = performance.now();
      const times = await arrive(rest);
      const took = (performance.now() - start) / 1_000;
      const db = new pg.Client({ connectionString: ownerUrl });
      await db.connect();
      const { rows } = await db.query<{ user_id: string; id: string }>(
        "select user_id, id from attempts where client_id = $1 and state = 'running' and jsonb_array_length(paper) = $2",
        [clientId, perPaper],
      );
      await db.end();
      const right = rows.filter(({ user_id, id }) => begun.get(user_id) === id).length;
      return [
        row("tests begun: 3,000 starts, all answered within", took, "s", { atMost: seconds + 1 }),
        row("tests begun: p50", percentile(times, 50), "ms"),
        row("tests begun: p95", percentile(times, 95), "ms", { atMost: 300 }),
        row("tests begun: attempts that are not what was answered", people + warm - right, "", { atMost: 0 }),
      ];
    } finally {
      close();
    }
  },
};
