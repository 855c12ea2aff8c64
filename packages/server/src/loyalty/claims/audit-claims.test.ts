// A search looks few people and numbers up and walks the newest reports for many: both find the same.
import { listClaims } from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { expect, test } from "vitest";
import { aClient, aStaffMember, plant } from "../../../test/builders.ts";
import { aClaim } from "../../../test/builders-audit.ts";
import { aCampaign, anEnrolled } from "../../../test/builders-campaigns.ts";
import { useApp } from "../../../test/use-app.ts";
import { auditRoutes } from "./audit.routes.ts";
import { type ClaimFilter, lookUp, reportPage, type SearchMatches } from "./audit-claims.queries.ts";

const app = useApp({ routes: auditRoutes });
const none = { state: undefined, campaignId: undefined, country: undefined, auditorId: undefined };

test("looked up or walked, a search finds the same, page by page", async () => {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client);
  const names = [
    ["Zoé", "Peña"],
    ["Ana", "Zöe_x"],
    ["Íris", "Souza"],
  ] as const;
  const numbers = new Map<string, string>();
  for (const [first_name, last_name] of names) {
    const seller = await anEnrolled(app, client, campaign, { user: { first_name, last_name } });
    for (const number of ["77", "771", "8"]) {
      const invoice_number = `${number}${names.findIndex(([name]) => name === first_name)}`;
      const { id } = await aClaim(app, client, campaign, seller, {
        claim: { invoice_number, invoice_key: invoice_number },
      });
      numbers.set(id, invoice_number);
    }
  }
  const scope = { clientId: client.id, locale: "pt-BR" as const, now: app.clock.now() };
  const find = (
    narrowed: Partial<ClaimFilter>,
    rows: number,
    walked: Partial<SearchMatches> | "newest" = {},
  ) =>
    app.parts.db.read({ clientId: client.id }, async (tx) => {
      const filter = { subjectType: "claim" as const, search: "", invoiceKey: null, ...none, ...narrowed };
      const matches = walked === "newest" ? walked : { ...(await lookUp(tx, client.id, filter)), ...walked };
      const ids: string[] = [];
      for (let after: readonly [Date, string] | undefined; ; ) {
        const page = await reportPage(tx, scope, filter, matches, { after, rows });
        ids.push(...page.map(({ id }) => id));
        const last = page.at(-1);
        if (!last || page.length < rows) return ids.map((id) => numbers.get(id));
        after = [last.submitted_at, last.id];
      }
    });
  const cases = [
    ["ZOE", "ZOE", 6],
    ["zoe pen", "ZOEPEN", 3],
    ["e_x", null, 3],
    ["%", null, 0],
    ["77", "77", 6],
    ["8", "8", 3],
    ["ouz", null, 3],
    ["nobody", null, 0],
  ] as const;
  const walk = { userIds: null, storeIds: null };
  for (const [search, invoiceKey, count] of cases) {
    const looked = await find({ search, invoiceKey }, 50);
    expect(looked, search).toHaveLength(count);
    for (const order of [{}, walk, "newest"] as const) {
      expect(await find({ search, invoiceKey }, 2, order), search).toEqual(looked);
    }
    expect(await find({ search, invoiceKey, country: "BR" }, 2), search).toEqual(looked);
    expect(await find({ search, invoiceKey, country: "BR" }, 2, { userIds: null }), search).toEqual(looked);
  }
  expect(await find({ country: "BR" }, 4)).toEqual(await find({}, 50));
  expect(await find({ country: "BR" }, 4)).toHaveLength(9);
  expect(await find({ country: "MX" }, 4)).toEqual([]);
});

test("nobody is found by what is not their name", async () => {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client);
  const user = {
    first_name: "Ana",
    last_name: "Silva",
    document: "52998224725",
    document_country: "BR",
  } as const;
  const seller = await anEnrolled(app, client, campaign, { user });
  await aClaim(app, client, campaign, seller);
  const searchFor = (search: string) =>
    app.parts.db.read({ clientId: client.id }, (tx) =>
      lookUp(tx, client.id, { subjectType: "claim", search, invoiceKey: null, country: undefined }),
    );
  expect((await searchFor("ana sil")).userIds).toEqual([seller.userId]);
  expect((await searchFor("52998224725")).userIds).toEqual([]);
  expect((await searchFor("ana silva 5299")).userIds).toEqual([]);
});

test("each report of a list has its own signals", async () => {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client);
  const seller = await anEnrolled(app, client, campaign);
  const [plain, suspect] = [
    await aClaim(app, client, campaign, seller),
    await aClaim(app, client, campaign, seller),
  ];
  await plant(app, (tx) =>
    tx
      .insertInto("claim_signals")
      .values({
        ...{ client_id: client.id, claim_id: suspect.id, attempt: 1, kind: "same_file", weight: 60 },
        at: app.clock.now(),
      })
      .execute(),
  );
  const as = await aStaffMember(app, client, "auditor");
  const { answer } = await app.request(listClaims, { query: {} }, { as });
  expect(new Map(answer.items.map(({ id, signals }) => [id, signals]))).toEqual(
    new Map([
      [plain.id, []],
      [suspect.id, ["same_file"]],
    ]),
  );
});
