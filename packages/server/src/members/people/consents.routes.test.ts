import type { Request } from "@trilha/contract/core/endpoint.ts";
import { listConsents } from "@trilha/contract/members/people/consents.ts";
import { expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aMember, aStaffMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

const accepted = (
  who: Member,
  client: Client,
  fields: { kind?: "terms" | "cookies"; version?: number; at?: string; choices?: object } = {},
) =>
  plant(app, (tx) =>
    tx
      .insertInto("acceptances")
      .values({
        ...{ client_id: client.id, user_id: who.userId, locale: "es-ES", ip: "203.0.113.9" },
        ...{ kind: fields.kind ?? "terms", version: fields.version ?? 1 },
        choices: JSON.stringify(fields.choices ?? {}),
        accepted_at: new Date(fields.at ?? "2026-03-05T12:00:00Z"),
      })
      .execute(),
  );

const read = async (as: Caller, query: Request<typeof listConsents>["query"] = {}) =>
  (await app.request(listConsents, { query }, { as })).answer;

async function aScene() {
  const client = await aClient(app);
  const document = `7${Date.now()}${Math.floor(Math.random() * 90 + 10)}`.slice(-11);
  const [ana, bia] = [
    await aMember(app, { client, user: { first_name: "Ana", last_name: "Silva", document } }),
    await aMember(app, { client, user: { first_name: "Bia", last_name: "Souza" } }),
  ];
  await accepted(ana, client, { at: "2026-03-05T12:00:00Z" });
  await accepted(bia, client, {
    at: "2026-03-06T02:30:00Z",
    kind: "cookies",
    choices: { media: true, statistics: false },
  });
  await accepted(ana, client, { at: "2026-03-07T12:00:00Z", version: 2 });
  return { client, ana, bia, document };
}

test("§states#consent who accepted which version of what, when and in which language, the newest first", async () => {
  const { client, ana, bia, document } = await aScene();
  const staff = await aStaffMember(app, client, "program_administrator");
  const { items } = await read(staff);
  expect(items).toMatchObject([
    {
      name: "Ana Silva",
      personId: ana.membershipId,
      kind: "terms",
      version: 2,
      locale: "es-ES",
      allowed: [],
    },
    { name: "Bia Souza", personId: bia.membershipId, kind: "cookies", version: 1, allowed: ["media"] },
    { kind: "terms", version: 1, acceptedAt: "2026-03-05T12:00:00.000Z" },
  ]);
  const search = async (query: Parameters<typeof read>[1]) =>
    (await read(staff, query)).items.map(({ name, version }) => `${name} ${version}`);
  expect(await search({ search: "bia" })).toEqual(["Bia Souza 1"]);
  expect(await search({ kind: "terms", version: 2 })).toEqual(["Ana Silva 2"]);
  // Days are the client's: 02:30 in UTC is the evening before in São Paulo.
  expect(await search({ from: "2026-03-05", until: "2026-03-05" })).toEqual(["Bia Souza 1", "Ana Silva 1"]);
  // A document is nobody's way to find out whose it is.
  expect(await search({ search: document })).toEqual([]);
  const first = await read(staff, { limit: 2 });
  expect((await read(staff, { limit: 2, cursor: first.nextCursor ?? "" })).items).toHaveLength(1);
});

test("personal data is masked unless the reader may see it and the person opened theirs", async () => {
  const { client, bia } = await aScene();
  const one = async (as: Caller) => (await read(as, { search: "bia" })).items[0];
  const auditor = await aStaffMember(app, client, "auditor");
  expect(await one(auditor)).toMatchObject({ ip: null, email: expect.stringMatching(/^.•••@example\.com$/) });
  await plant(app, (tx) =>
    tx
      .updateTable("memberships")
      .set({ personal_data_open: true })
      .where("id", "=", bia.membershipId)
      .execute(),
  );
  const administrator = await aStaffMember(app, client, "program_administrator");
  expect(await one(administrator)).toMatchObject({
    ip: "203.0.113.9",
    email: expect.stringMatching(/^person/),
  });
  expect((await one(auditor))?.ip).toBeNull();
});

test("another client's log is not one's own", async () => {
  await aScene();
  const other = await aClient(app);
  expect((await read(await aStaffMember(app, other, "program_administrator"))).items).toEqual([]);
});
