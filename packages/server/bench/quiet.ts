import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Milliseconds: some jobs follow others a moment later, so quiet has to last; and what never ends is not waited for. */
const [lasting, longest] = [1_000, 180_000];

/** Waits until no job of the part before runs or is due: it would take the processor from the next one's figures. */
export async function untilQuiet(ownerUrl: string): Promise<void> {
  const connection = new pg.Client({ connectionString: ownerUrl });
  await connection.connect();
  try {
    let quietSince = Number.POSITIVE_INFINITY;
    const start = performance.now();
    const isQuiet = () => performance.now() - quietSince >= lasting;
    while (!isQuiet() && performance.now() - start < longest) {
      const { rows } = await connection.query<{ due: number }>(
        `select count(*)::integer as due from graphile_worker._private_jobs
         where locked_at is not null or (run_at <= now() and attempts < max_attempts)`,
      );
      if (rows[0]?.due === 0) quietSince = Math.min(quietSince, performance.now());
      else quietSince = Number.POSITIVE_INFINITY;
      await sleep(100);
    }
  } finally {
    await connection.end();
  }
}
