import * as contract from "@trilha/contract/communication/messages/job-endpoints.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aClient, aStaffMember, aSuperuser, plant } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

describe("jobs that gave up", () => {
  const aJob = (attempts: number) =>
    plant(app, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id::text from graphile_worker.add_job('files.sweep', '{}'::json, max_attempts => 3)`.execute(
        tx,
      );
      await sql`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = 'no such host'
        where id = ${rows[0]?.id}::bigint`.execute(tx);
      return rows[0]?.id ?? "";
    });

  test("are shown to a superuser and run again when asked", async () => {
    const client = await aClient(app);
    const as = await aSuperuser(app, client);
    const [dead, waiting] = [await aJob(3), await aJob(1)];
    const list = async () => (await app.request(contract.listDeadJobs, {}, { as })).answer.items;
    expect((await list()).filter(({ id }) => id === dead || id === waiting)).toMatchObject([
      { id: dead, task: "files.sweep", attempts: 3, lastError: "no such host" },
    ]);
    const retry = (id: string) => app.request(contract.retryJob, { params: { id } }, { as });
    expect((await retry(dead)).status).toBe(204);
    expect((await list()).map(({ id }) => id)).not.toContain(dead);
    for (const id of [dead, waiting, "0", "999999999999999999"]) {
      expect((await retry(id)).refusal).toBe("404 request.not_found");
    }
    const trail = await plant(app, (tx) =>
      tx.selectFrom("audit_trail").selectAll().where("client_id", "=", client.id).execute(),
    );
    expect(trail).toMatchObject([{ action: "jobs.retry", entity_id: dead, entity_name: "files.sweep" }]);
  });

  test("are nobody else's business", async () => {
    const as = await aStaffMember(app, await aClient(app), "program_administrator");
    expect((await app.request(contract.listDeadJobs, {}, { as })).refusal).toBe("403 request.forbidden");
  });
});
