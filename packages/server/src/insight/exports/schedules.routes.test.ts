import type { Request } from "@trilha/contract/core/endpoint.ts";
import * as contract from "@trilha/contract/core/exports/endpoints.ts";
import { scheduleLimits } from "@trilha/contract/core/exports/schedule-when.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aMember,
  aProduct,
  aStaffMember,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { exportJobs } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

type Body = Request<typeof contract.createSchedule>["body"];
const mondays = { every: "week", day: 1, hour: 8 } as const;
const create = (as: Caller, body: Partial<Body> & Pick<Body, "recipients">) =>
  app.request(
    contract.createSchedule,
    { body: { name: "Produtos", kind: "products", format: "csv", when: mondays, ...body } },
    { as },
  );
const listed = async (as: Caller) =>
  (await app.request(contract.listSchedules, { query: {} }, { as })).answer.items;
const filesOf = async (as: Caller) =>
  (await app.request(contract.listExports, { query: {} }, { as })).answer.items;
const tick = () => exportJobs["exports.send_scheduled"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
/** Looks at what is due at a moment, and makes the files. */
const runAt = async (moment: string) => {
  app.clock.set(new Date(moment));
  await tick();
  await app.runJobs();
};
const setRoles = ({ membershipId }: Member, roles: ["auditor"] | []) =>
  plant(app, (tx) => tx.updateTable("memberships").set({ roles }).where("id", "=", membershipId).execute());
const deeds = (client: Client) =>
  plant(app, (tx) =>
    tx
      .selectFrom("audit_trail")
      .select(["action", "entity_name", "reason"])
      .where("client_id", "=", client.id)
      .orderBy("id")
      .execute(),
  );

async function aScene() {
  app.clock.set(new Date("2026-11-24T12:00:00Z"));
  // Schedules of the tests before would be due at the same hours.
  await plant(app, (tx) => tx.deleteFrom("report_schedules").execute());
  const client = await aClient(app, { time_zone: "America/Sao_Paulo" });
  await aProduct(app, client, { brand: "Brisa" });
  await aProduct(app, client, { brand: "Vento" });
  const manager = await aStaffMember(app, client, "program_administrator");
  return { client, manager };
}

describe("§loyalty#scheduled-reports reports that are sent regularly", () => {
  test("comes at its hour to each recipient, as a file of their own with the page's filters", async () => {
    const { client, manager } = await aScene();
    const auditor = await aStaffMember(app, client, "auditor");
    const recipients = [manager.userId, auditor.userId];
    const { answer } = await create(manager, { recipients, params: { brand: "Brisa" } });
    expect(answer).toMatchObject({ nextAt: "2026-11-30T11:00:00.000Z", last: null, paused: false });

    await runAt("2026-11-30T10:59:59Z");
    expect(await filesOf(auditor)).toEqual([]);
    app.outside.clear();
    await runAt("2026-11-30T11:00:00Z");
    const [file] = await filesOf(auditor);
    expect(file).toMatchObject({ kind: "products", state: "done", rows: 1 });
    expect(await filesOf(manager)).toHaveLength(1);
    // The mail leads to the file and holds nothing of it.
    expect(app.outside.mails.map(({ subject }) => subject)).toEqual([
      "Relatório pronto: Produtos",
      "Relatório pronto: Produtos",
    ]);
    expect(app.outside.mails[0]?.text).toContain("/admin/exports");
    expect(JSON.stringify(app.outside.mails)).not.toContain("Brisa");
    expect(await listed(manager)).toMatchObject([
      {
        nextAt: "2026-12-07T11:00:00.000Z",
        last: { at: "2026-11-30T11:00:00.000Z", sent: 2, leftOut: 0, failed: 0 },
      },
    ]);
    // Two looks at one hour send it once; times nobody was there for are sent once, not each.
    await runAt("2026-11-30T11:01:00Z");
    expect(await filesOf(auditor)).toHaveLength(1);
    await runAt("2026-12-22T15:00:00Z");
    expect(await filesOf(auditor)).toHaveLength(2);
    expect(await listed(manager)).toMatchObject([{ nextAt: "2026-12-28T11:00:00.000Z" }]);
  });

  test("whoever may not read it when it is sent is left out, and back in later", async () => {
    const { client, manager } = await aScene();
    const auditor = await aStaffMember(app, client, "auditor");
    await create(manager, { recipients: [manager.userId, auditor.userId] });
    await setRoles(auditor, []);
    await runAt("2026-11-30T11:00:00Z");
    expect(await filesOf(manager)).toHaveLength(1);
    const [schedule] = await listed(manager);
    expect(schedule).toMatchObject({ last: { sent: 1, leftOut: 1 } });
    expect(schedule?.recipients.map(({ mayRead }) => mayRead).toSorted()).toEqual([false, true]);
    await setRoles(auditor, ["auditor"]);
    await runAt("2026-12-07T11:00:00Z");
    expect(await filesOf(auditor)).toHaveLength(1);
  });

  test("rights that fall between the hour and the making leave no file", async () => {
    const { client, manager } = await aScene();
    const auditor = await aStaffMember(app, client, "auditor");
    await create(manager, { recipients: [auditor.userId] });
    app.clock.set(new Date("2026-11-30T11:00:00Z"));
    await tick();
    await setRoles(auditor, []);
    await app.runJobs();
    expect(await listed(manager)).toMatchObject([{ last: { sent: 1, leftOut: 0, failed: 1 } }]);
  });

  test("with people's data: a reason, readers with that right alone, beside the ten of a day", async () => {
    const { client, manager } = await aScene();
    const auditor = await aStaffMember(app, client, "auditor");
    const people = { kind: "people", recipients: [manager.userId] } as const;
    expect((await create(manager, { ...people, recipients: [...people.recipients] })).refusal).toBe(
      "422 exports.reason_needed",
    );
    const reason = "Conferência semanal";
    const barred = await create(manager, { kind: "people", recipients: [auditor.userId], reason });
    expect(barred.refusal).toBe("422 exports.recipient_may_not");
    expect((await create(manager, { kind: "people", recipients: [manager.userId], reason })).status).toBe(
      200,
    );
    const offered = await app.request(
      contract.listScheduleRecipients,
      { query: { kind: "people" } },
      { as: manager },
    );
    expect(offered.answer.items.map(({ userId }) => userId)).toEqual([manager.userId]);
    await runAt("2026-11-30T11:00:00Z");
    expect(await filesOf(manager)).toMatchObject([{ kind: "people", state: "done", reason }]);
    expect(await deeds(client)).toEqual([{ action: "schedules.create", entity_name: "Produtos", reason }]);
  });

  test("is changed, paused and deleted, each in the trail", async () => {
    const { client, manager } = await aScene();
    const { id, version } = (await create(manager, { recipients: [manager.userId] })).answer;
    const settings = {
      ...{ name: "Fim do mês", format: "xlsx" as const, recipients: [manager.userId] },
      when: { every: "month" as const, day: 31, hour: 6 },
    };
    const edit = (body: Partial<Request<typeof contract.editSchedule>["body"]>) =>
      app.request(
        contract.editSchedule,
        { params: { id }, body: { ...settings, paused: false, version, ...body } },
        { as: manager },
      );
    expect((await edit({})).answer).toMatchObject({ nextAt: "2026-11-30T09:00:00.000Z", version: 2 });
    expect((await edit({})).refusal).toBe("409 request.conflict");
    expect((await edit({ version: 2, paused: true })).answer).toMatchObject({ nextAt: null, paused: true });
    await runAt("2026-11-30T09:00:00Z");
    expect(await filesOf(manager)).toEqual([]);
    expect((await edit({ version: 3 })).answer.nextAt).toBe("2026-12-31T09:00:00.000Z");
    await runAt("2026-12-31T09:00:00Z");

    const remove = () => app.request(contract.deleteSchedule, { params: { id } }, { as: manager });
    expect((await remove()).status).toBe(204);
    expect((await remove()).refusal).toBe("404 request.not_found");
    expect(await listed(manager)).toEqual([]);
    // The file stays its days.
    expect(await filesOf(manager)).toMatchObject([{ state: "done" }]);
    expect((await deeds(client)).map(({ action }) => action)).toEqual([
      ...["schedules.create", "schedules.edit", "schedules.edit", "schedules.edit", "schedules.delete"],
    ]);
  });

  test("is for who may schedule, within the client, with readers of the client", async () => {
    const { client, manager } = await aScene();
    const { id } = (await create(manager, { recipients: [manager.userId] })).answer;
    const auditor = await aStaffMember(app, client, "auditor");
    expect((await create(auditor, { recipients: [auditor.userId] })).refusal).toBe("403 request.forbidden");
    const elsewhere = await aStaffMember(app, await aClient(app), "program_administrator");
    expect(await listed(elsewhere)).toEqual([]);
    const foreign = await app.request(contract.deleteSchedule, { params: { id } }, { as: elsewhere });
    expect(foreign.refusal).toBe("404 request.not_found");
    for (const userId of [elsewhere.userId, (await aMember(app, { client })).userId])
      expect((await create(manager, { recipients: [userId] })).refusal).toBe("422 exports.recipient_may_not");
    const wrong = { recipients: [manager.userId], when: { every: "week", day: 8, hour: 8 } } as const;
    expect((await create(manager, { ...wrong, recipients: [...wrong.recipients] })).refusal).toBe(
      "422 request.invalid",
    );
    for (let made = 1; made < scheduleLimits.perClient; made += 1)
      await create(manager, { recipients: [manager.userId] });
    expect((await create(manager, { recipients: [manager.userId] })).refusal).toBe(
      "409 exports.too_many_schedules",
    );
  });
});
