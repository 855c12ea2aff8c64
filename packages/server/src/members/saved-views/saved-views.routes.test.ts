import * as contract from "@trilha/contract/core/lists/endpoints.ts";
import { viewLimits } from "@trilha/contract/core/lists/limits.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aMember, aStaffMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();
let client: Client;
let staff: Member;
let auditor: Member;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
  auditor = await aStaffMember(app, client, "auditor");
});

let lists = 0;
/** A list nobody has saved views of. */
const aList = () => {
  lists += 1;
  return `/admin/list-${lists}/$id`;
};
const save = (as: Member, list: string, name: string, query = "risk=50&type=a+b") =>
  app.request(contract.saveView, { body: { list, name, query } }, { as });
const edit = (as: Member, id: string, body: { name: string; shared: boolean; version: number }) =>
  app.request(contract.editView, { params: { id }, body }, { as });
const remove = (as: Member, id: string) => app.request(contract.removeView, { params: { id } }, { as });
const views = async (as: Member, list: string) =>
  (await app.request(contract.listSavedViews, { query: { list } }, { as })).answer.items;
const names = async (as: Member, list: string) => (await views(as, list)).map(({ name }) => name);
const shared = async (as: Member, list: string, name: string) => {
  const { id } = (await save(as, list, name)).answer;
  return (await edit(as, id, { name, shared: true, version: 1 })).answer;
};
const acts = (id: string) =>
  plant(app, (tx) =>
    tx.selectFrom("audit_trail").select("action").where("entity_id", "=", id).orderBy("id").execute(),
  ).then((rows) => rows.map(({ action }) => action));

describe("§interface#saved-views", () => {
  test("belong to a person and a list, by name; one of the same name gets the new filters", async () => {
    const list = aList();
    const { answer } = await save(staff, list, "Urgentes");
    expect(answer).toEqual({
      ...{ id: answer.id, name: "Urgentes", query: "risk=50&type=a+b", version: 1 },
      ...{ shared: false, own: true, by: null, can: { edit: true, share: true, remove: true } },
    });
    await save(staff, list, "Águas");
    expect((await save(staff, list, "Urgentes", "risk=75")).answer).toMatchObject({
      ...{ id: answer.id, query: "risk=75", version: 2 },
    });
    expect(await names(staff, list)).toEqual(["Águas", "Urgentes"]);
    expect(await names(staff, aList())).toEqual([]);
    expect(await names(auditor, list)).toEqual([]);
    expect(await acts(answer.id)).toEqual([]);
  });

  test("are renamed and removed by their maker; somebody else's are not there", async () => {
    const list = aList();
    const { id } = (await save(staff, list, "Um")).answer;
    await save(staff, list, "Dois");
    const as = (name: string, version: number) => ({ name, shared: false, version });
    expect((await edit(staff, id, as("Dois", 1))).refusal).toBe("409 views.name_used");
    expect((await edit(staff, id, as("Três", 1))).answer).toMatchObject({ name: "Três", version: 2 });
    expect((await edit(staff, id, as("Quatro", 1))).refusal).toBe("409 request.conflict");
    expect((await edit(auditor, id, as("Meu", 2))).refusal).toBe("404 request.not_found");
    expect((await remove(auditor, id)).refusal).toBe("404 request.not_found");
    expect((await remove(staff, id)).status).toBe(204);
    expect((await remove(staff, id)).refusal).toBe("404 request.not_found");
    expect(await names(staff, list)).toEqual(["Dois"]);
  });

  test("are shared with the staff by who may; their maker or an administrator removes them", async () => {
    const list = aList();
    const view = await shared(auditor, list, "Da mesa");
    await save(staff, list, "Zebra");
    const [own, theirs] = await views(staff, list);
    expect(own).toMatchObject({ name: "Zebra", own: true });
    expect(theirs).toMatchObject({
      ...{ name: "Da mesa", shared: true, own: false, by: expect.any(String) },
      can: { edit: false, share: false, remove: true },
    });
    expect((await edit(staff, view.id, { name: "x", shared: false, version: 2 })).refusal).toBe(
      "403 request.forbidden",
    );
    const moderator = await aStaffMember(app, client, "moderator");
    expect(await views(moderator, list)).toMatchObject([{ id: view.id, can: { remove: false } }]);
    expect((await remove(moderator, view.id)).refusal).toBe("403 request.forbidden");
    const { id } = (await save(moderator, list, "Minha")).answer;
    expect((await edit(moderator, id, { name: "Minha", shared: true, version: 1 })).refusal).toBe(
      "403 request.forbidden",
    );
    expect((await remove(staff, view.id)).status).toBe(204);
    expect(await names(auditor, list)).toEqual([]);
    expect(await acts(view.id)).toEqual(["views.share", "views.unshare"]);
  });

  test("that are shared are told nobody but the staff of their client", async () => {
    const list = aList();
    const view = await shared(staff, list, "Da equipe");
    const person = await aMember(app, { client });
    expect(await views(person, list)).toEqual([]);
    expect((await remove(person, view.id)).refusal).toBe("404 request.not_found");
    const elsewhere = await aStaffMember(app, await aClient(app), "program_administrator");
    expect(await views(elsewhere, list)).toEqual([]);
    expect((await remove(elsewhere, view.id)).refusal).toBe("404 request.not_found");
    // A participant's lists have views, too.
    expect((await save(person, list, "Minha")).answer.can).toEqual({
      edit: true,
      share: false,
      remove: true,
    });
    expect(await names(staff, list)).toEqual(["Da equipe"]);
  });

  test("that are shared change by nobody who may not share any more", async () => {
    const list = aList();
    const maker = await aStaffMember(app, client, "moderator");
    const view = await plant(app, (tx) =>
      tx
        .insertInto("saved_views")
        .values({
          client_id: client.id,
          user_id: maker.userId,
          list,
          name: "Da mesa",
          query: "a=1",
          shared: true,
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    expect((await save(maker, list, "Da mesa", "risk=75")).refusal).toBe("403 request.forbidden");
    expect((await edit(maker, view.id, { name: "Outra", shared: true, version: 1 })).refusal).toBe(
      "403 request.forbidden",
    );
    expect((await edit(maker, view.id, { name: "Da mesa", shared: false, version: 1 })).answer).toMatchObject(
      { shared: false, version: 2 },
    );
  });

  test("end in number: of a person, and of what the staff share", async () => {
    const list = aList();
    const row = (user_id: string, n: number, isShared = false) => ({
      ...{ client_id: client.id, user_id, list, name: `Visão ${n}`, query: "a=1", shared: isShared },
    });
    const fill = (count: number, member: Member, isShared?: boolean) =>
      plant(app, (tx) =>
        tx
          .insertInto("saved_views")
          .values(Array.from({ length: count }, (_, n) => row(member.userId, n, isShared)))
          .execute(),
      );
    await fill(viewLimits.perPerson, staff);
    expect((await save(staff, list, "Mais uma")).refusal).toBe("409 views.too_many");
    expect((await save(staff, list, "Visão 3", "b=2")).answer.query).toBe("b=2");
    const other = await aStaffMember(app, client, "auditor");
    await fill(viewLimits.shared, other, true);
    const { id } = (await save(auditor, list, "Da mesa")).answer;
    expect((await edit(auditor, id, { name: "Da mesa", shared: true, version: 1 })).refusal).toBe(
      "409 views.too_many_shared",
    );
  });

  test.each(["search=Ana&risk=50", "risk=", "risk", "a=1&a=2", "=1", "a b=1", "a=<b>", "a=1#b", ""])(
    "take no filters as %j",
    async (query) => {
      expect((await save(staff, "/admin/people", "x", query)).refusal).toBe("422 request.invalid");
    },
  );

  test.each(["admin", "/admin/", "//x", "/admin/../x", "/Admin", "/a?b=1", "/"])(
    "belong to no list called %j",
    async (list) => {
      expect((await save(staff, list, "x")).refusal).toBe("422 request.invalid");
    },
  );

  test("ask for a session", async () => {
    const none = await app.request(contract.listSavedViews, { query: { list: "/admin/people" } });
    expect(none.status).toBe(401);
  });
});
