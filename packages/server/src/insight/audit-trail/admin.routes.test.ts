import * as contract from "@trilha/contract/insight/audit-trail/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aClient, aStaffMember, aSuperuser, type Client, plant } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

const anAct = (
  client: Client,
  fields: { at?: string; actor_id?: string; entity?: string; entity_id?: string },
) =>
  plant(app, (tx) =>
    tx
      .insertInto("audit_trail")
      .values({
        client_id: client.id,
        at: new Date(fields.at ?? "2026-01-01T12:00:00Z"),
        actor_id: fields.actor_id ?? null,
        actor_name: "Ana",
        action: "people.edit",
        entity: fields.entity ?? "person",
        entity_id: fields.entity_id ?? "1",
        request_id: "r",
      })
      .execute(),
  );

describe("the audit trail", () => {
  type Query = Request<typeof contract.listAudit>["query"];

  test("is read newest first, page by page, and only one's own client's", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const as = await aStaffMember(app, client, "auditor");
    for (let number = 1; number <= 5; number += 1) await anAct(client, { entity_id: String(number) });
    await anAct(other, {});
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query: Query = { limit: 2, ...(cursor && { cursor }) };
      const { answer } = await app.request(contract.listAudit, { query }, { as });
      seen.push(...answer.items.map(({ entityId }) => entityId));
      cursor = answer.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(["5", "4", "3", "2", "1"]);
  });

  test("is found by what, who and when: days are the client's", async () => {
    const client = await aClient(app, { time_zone: "America/Sao_Paulo" });
    const as = await aStaffMember(app, client, "auditor");
    // Half past eleven at night in São Paulo is the next day in UTC.
    await anAct(client, { at: "2026-03-11T02:30:00Z", entity_id: "late", actor_id: as.userId });
    await anAct(client, { at: "2026-03-11T03:00:00Z", entity_id: "early", entity: "client" });
    const ids = async (query: Query) =>
      (await app.request(contract.listAudit, { query }, { as })).answer.items.map(({ entityId }) => entityId);
    expect(await ids({ from: "2026-03-10", to: "2026-03-10" })).toEqual(["late"]);
    expect(await ids({ from: "2026-03-11" })).toEqual(["early"]);
    expect(await ids({ to: "2026-03-09" })).toEqual([]);
    expect(await ids({ entity: "client" })).toEqual(["early"]);
    expect(await ids({ entity: "person", entityId: "late" })).toEqual(["late"]);
    expect(await ids({ actorId: as.userId })).toEqual(["late"]);
    const foreign = { query: { from: "2026-13-40" } };
    expect((await app.request(contract.listAudit, foreign, { as })).status).toBe(422);
    expect(await ids({ cursor: Buffer.from("[1e300]").toString("base64url") })).toHaveLength(2);
  });
});

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
