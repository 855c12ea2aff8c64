import { searchRecords } from "@trilha/contract/home/office/endpoints.ts";
import { type RecordKind, recordKinds } from "@trilha/contract/home/office/states.ts";
import type { Role } from "@trilha/contract/permissions.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aMember, aStaffMember, aSuperuser, type Client, plant } from "../../../test/builders.ts";
import { aClaim } from "../../../test/builders-audit.ts";
import { aCampaign, anEnrolled } from "../../../test/builders-campaigns.ts";
import { aBareOrder } from "../../../test/builders-orders.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();
let client: Client;
let boss: Caller;
beforeAll(async () => {
  client = await aClient(app);
  boss = await aSuperuser(app, client);
});
const find = async (text: string, as = boss) =>
  (await app.request(searchRecords, { query: { text } }, { as })).answer.items;
const kindsOf = async (text: string, as?: Caller) => (await find(text, as)).map(({ kind }) => kind);
const aPerson = (place: Client, first_name: string, last_name: string) =>
  aMember(app, { client: place, user: { first_name, last_name } });

describe("§interface#record-search", () => {
  test("people by a part of their name: accents and slips forgiven, the best match first", async () => {
    await aPerson(client, "Conceição", "Quaresma");
    await aPerson(client, "Maria", "Quaresma");
    await aPerson(await aClient(app), "Conceição", "Quaresma");
    expect((await find("conceicao")).map(({ kind, title }) => [kind, title])).toEqual([
      ["person", "Conceição Quaresma"],
    ]);
    expect((await find("maria q")).map(({ title }) => title)).toEqual(["Maria Quaresma"]);
    expect((await find("quaersma")).map(({ kind }) => kind)).toEqual(["person", "person"]);
    expect(await find("xylophonist")).toEqual([]);
  });

  test("a name that begins with the text stands before one that only holds it", async () => {
    await aPerson(client, "Ana", "Zuleica");
    await aPerson(client, "Zuleica", "Ana");
    expect((await find("zuleica")).map(({ title }) => title)).toEqual(["Zuleica Ana", "Ana Zuleica"]);
  });

  test("invoices and orders by the beginning of their number, with whose they are", async () => {
    const campaign = await aCampaign(app, client);
    const seller = await anEnrolled(app, client, campaign);
    const claim = await aClaim(app, client, campaign, seller);
    const order = await aBareOrder(app, client, campaign, seller);
    const { invoice, code } = await plant(app, async (tx) => ({
      invoice: (
        await tx
          .selectFrom("claims")
          .select("invoice_number")
          .where("id", "=", claim.id)
          .executeTakeFirstOrThrow()
      ).invoice_number,
      code: (await tx.selectFrom("orders").select("code").where("id", "=", order).executeTakeFirstOrThrow())
        .code,
    }));
    expect((await find(invoice)).filter(({ kind }) => kind === "invoice")).toMatchObject([
      { id: claim.id, title: invoice },
    ]);
    expect((await find(code)).filter(({ kind }) => kind === "order")).toMatchObject([
      { id: order, title: code },
    ]);
    expect((await find(code.slice(0, 5))).map(({ id }) => id)).toContain(order);
  });

  test("each role finds the kinds it may read, and only while their module is on", async () => {
    const place = await aClient(app);
    const campaign = await aCampaign(app, place, { title: JSON.stringify({ "pt-BR": "Samambaia" }) });
    await aPerson(place, "Samambaia", "Verde");
    const kindsOfRole: Partial<Record<Role, readonly RecordKind[]>> = {
      instructor: [],
      program_administrator: ["person", "campaign"],
      auditor: ["person", "campaign"],
      moderator: ["person"],
    };
    for (const [role, kinds] of Object.entries(kindsOfRole))
      expect((await kindsOf("samambaia", await aStaffMember(app, place, role as Role))).sort(), role).toEqual(
        [...kinds].sort(),
      );
    expect(recordKinds).toEqual(
      expect.arrayContaining(await kindsOf("samambaia", await aSuperuser(app, place))),
    );
    await plant(app, (tx) =>
      tx.updateTable("clients").set({ has_campaigns: false }).where("id", "=", place.id).execute(),
    );
    await expect.poll(async () => kindsOf("samambaia", await aSuperuser(app, place))).toEqual(["person"]);
    expect(campaign.clientId).toBe(place.id);
  });

  test("signs of a pattern or of SQL are only letters", async () => {
    for (const text of ["%%", "__", "a'b", "100%\\", "( ) & |"]) expect(await find(text)).toEqual([]);
  });
});
