import type { Request } from "@trilha/contract/core/endpoint.ts";
import * as contract from "@trilha/contract/insight/audit-trail/endpoints.ts";
import { describe, expect, test } from "vitest";
import { aClient, aStaffMember, type Client, plant } from "../../../test/builders.ts";
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
