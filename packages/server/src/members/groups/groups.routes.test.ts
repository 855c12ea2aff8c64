import * as contract from "@trilha/contract/members/groups/endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aGroup, aMember, aStaffMember, type Client, type Member } from "../../../test/builders.ts";
import { aCourse } from "../../../test/builders-courses.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();
let client: Client;
let staff: Member;
let ana: Member;
let rui: Member;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
  ana = await aMember(app, { client });
  rui = await aMember(app, { client });
});

const create = (name: string) => app.request(contract.createPeopleGroup, { body: { name } }, { as: staff });
const change = (id: string, body: { add?: string[]; remove?: string[] }) =>
  app.request(
    contract.changeGroupMembers,
    { params: { id }, body: { add: [], remove: [], ...body } },
    { as: staff },
  );
const members = async (id: string, query: { search?: string; limit?: number; cursor?: string } = {}) =>
  (
    await app.request(
      contract.listGroupMembers,
      { params: { id }, query: { limit: 20, ...query } },
      { as: staff },
    )
  ).answer;

describe("§learning#progress-reports groups of people", () => {
  test("are made, renamed, found and removed; names are not shared", async () => {
    const { id } = (await create("Equipe Norte")).answer;
    expect((await create("Equipe Norte")).refusal).toBe("409 groups.name_used");
    const other = (await create("Equipe Sul")).answer;
    const rename = (name: string, version: number) =>
      app.request(contract.editPeopleGroup, { params: { id }, body: { name, version } }, { as: staff });
    expect((await rename("Equipe Sul", 1)).refusal).toBe("409 groups.name_used");
    expect((await rename("Região Norte", 1)).answer).toMatchObject({ name: "Região Norte", version: 2 });
    expect((await rename("x", 1)).refusal).toBe("409 request.conflict");
    const query = { search: "regiao", limit: 20 };
    const groups = (await app.request(contract.listPeopleGroups, { query }, { as: staff })).answer.items;
    expect(groups.map((one) => one.id)).toEqual([id]);
    expect((await app.request(contract.readPeopleGroup, { params: { id } }, { as: staff })).answer).toEqual({
      ...{ id, name: "Região Norte", members: 0, version: 2 },
    });
    const remove = (one: string) =>
      app.request(contract.removePeopleGroup, { params: { id: one } }, { as: staff });
    expect((await remove(other.id)).status).toBe(204);
    expect((await remove(other.id)).refusal).toBe("404 request.not_found");
  });

  test("take people in and let them go; again it changes nothing", async () => {
    const { id } = await aGroup(app, client);
    const both = [ana.membershipId, rui.membershipId];
    expect((await change(id, { add: both })).answer).toEqual({ added: 2, removed: 0 });
    expect((await change(id, { add: both })).answer).toEqual({ added: 0, removed: 0 });
    const first = await members(id, { limit: 1 });
    const next = await members(id, { limit: 1, cursor: first.nextCursor ?? "" });
    expect(new Set([...first.items, ...next.items].map((one) => one.membershipId))).toEqual(new Set(both));
    expect((await change(id, { remove: both })).answer).toEqual({ added: 0, removed: 2 });
    expect((await members(id)).items).toEqual([]);
  });

  test("of nobody else's people", async () => {
    const stranger = await aMember(app, { client: await aClient(app) });
    const { id } = await aGroup(app, client);
    expect((await change(id, { add: [ana.membershipId, stranger.membershipId] })).refusal).toBe(
      "404 request.not_found",
    );
    expect((await members(id)).items).toEqual([]);
  });

  test("stay while a course is for them", async () => {
    const { id } = await aGroup(app, client);
    await aCourse(app, client, { audience: { any: [{ group: [id] }, { level: "creator" }] } });
    expect((await app.request(contract.removePeopleGroup, { params: { id } }, { as: staff })).refusal).toBe(
      "409 groups.in_use",
    );
  });

  test("are filled from a file: checked first, then whole or not at all", async () => {
    const { id } = await aGroup(app, client);
    const bring = async (dryRun: boolean, ...lines: string[]) => {
      const fileId = await anImportFile(app, staff, ["Pessoa", ...lines].join("\n"));
      return (
        await app.request(
          contract.importGroupMembers,
          { params: { id }, body: { fileId, dryRun } },
          { as: staff },
        )
      ).answer;
    };
    const wrong = await bring(false, ana.username, "ninguem", ana.username);
    expect(wrong).toMatchObject({ ok: false, imported: false, errors: [{ line: 3 }, { line: 4 }] });
    expect(await bring(true, ana.username, rui.username)).toMatchObject({
      created: 2,
      ok: true,
      imported: false,
    });
    expect((await members(id)).items).toEqual([]);
    expect(await bring(false, ana.username, rui.username)).toMatchObject({ created: 2, imported: true });
    expect(await bring(false, ana.username)).toMatchObject({ created: 0, unchanged: 1, imported: true });
    expect((await members(id)).items).toHaveLength(2);
  });
});
