import { readCourse } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import type pg from "pg";
import { expect, test } from "vitest";
import { aClient } from "../../../test/builders.ts";
import { aCampaign, anEnrolled } from "../../../test/builders-campaigns.ts";
import { aCourse, aTrail, enrolled } from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();

/** How often the connection that asks for a learner is waited for, statements sent together counted once. */
async function tripsOf(work: () => Promise<unknown>): Promise<number> {
  const { pool } = app.parts.db;
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  let most = 0;
  pool.connect = (async () => {
    const client = await connect();
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    let [waiting, trips, learner] = [0, 0, false];
    client.query = ((...given: unknown[]) => {
      const text = typeof given[0] === "string" ? given[0] : JSON.stringify(given[0]);
      if (waiting === 0 && text !== "commit") trips += 1;
      learner ||= text.includes("learner_facts");
      if (learner) most = Math.max(most, trips);
      waiting += 1;
      const result = query(...given);
      const done = () => {
        waiting -= 1;
      };
      result.then(done, done);
      return result;
    }) as typeof client.query;
    return client;
  }) as typeof pool.connect;
  try {
    await work();
  } finally {
    pool.connect = connect as typeof pool.connect;
  }
  return most;
}

test("§routes#course-page: the database is gone to three times at most, and less often later", async () => {
  const client = await aClient(app);
  const member = await anEnrolled(app, client, await aCampaign(app, client));
  const first = await aCourse(app, client);
  const second = await aCourse(app, client, { prerequisiteIds: [first.id] });
  const trail = await aTrail(app, client, { courses: [first, second] });
  await enrolled(app, member, first, { state: "in_progress" });
  const read = (id: string) => app.request(readCourse, { params: { id }, query: {} }, { as: member });
  // The catalogue is loaded once for everybody, whenever something is published.
  await read((await aCourse(app, client)).id);
  for (const { id } of [second, trail, first]) {
    const trips = await tripsOf(async () => expect((await read(id)).status).toBe(200));
    expect(trips).toBeGreaterThan(0);
    expect(trips).toBeLessThanOrEqual(3);
  }
});
