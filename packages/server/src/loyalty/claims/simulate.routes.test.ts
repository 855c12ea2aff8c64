import type { Request } from "@trilha/contract/core/endpoint.ts";
import * as contract from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aClient, aStaffMember, plant } from "../../../test/builders.ts";
import { aClaim } from "../../../test/builders-audit.ts";
import { aCampaign, anEnrolled, sixtyEach } from "../../../test/builders-campaigns.ts";
import { useApp } from "../../../test/use-app.ts";
import { auditRoutes } from "./audit.routes.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" }, routes: auditRoutes });

const days = {
  earlier: { beginsOn: "2026-07-01", endsOn: "2026-09-14" },
  next: { beginsOn: "2026-10-01", endsOn: "2026-12-14" },
};

/** An ended campaign with two sellers, and a draft that was copied from it. */
async function stage(draftRules: RuleSet = emptyRuleSet) {
  const client = await aClient(app);
  const earlier = await aCampaign(app, client, { days: days.earlier });
  const draft = await aCampaign(app, client, {
    days: days.next,
    state: "draft",
    ruleSet: draftRules,
    cloned_from: earlier.id,
  });
  const [ana, bia] = [await anEnrolled(app, client, earlier), await anEnrolled(app, client, earlier)];
  const staff = await aStaffMember(app, client, "program_administrator");
  const sell = (seller: typeof ana, sku: string, quantity: number, day: string, state = "accepted") =>
    aClaim(app, client, earlier, seller, {
      lines: [{ sku, quantity }],
      saleDate: day,
      submittedAt: new Date(`${day}T15:00:00Z`),
      claim: { state: state as "accepted" },
    });
  return { client, earlier, draft, ana, bia, staff, sell };
}

type Body = Request<typeof contract.simulateRules>["body"];
const simulate = (id: string, as: Parameters<typeof app.request>[2] & object, body: Body = {}) =>
  app.request(contract.simulateRules, { params: { id }, body }, as);

test("§purpose#points-depend-on earlier sales under a draft: cost, who wins and who loses, products without a rule", async () => {
  const rules: RuleSet = {
    ...emptyRuleSet,
    base: [{ id: "a", match: { sku: "A" }, points: 100, experience: 10 }],
  };
  const { draft, ana, bia, staff, sell } = await stage(rules);
  await sell(ana, "A", 2, "2026-07-10");
  await sell(bia, "B", 3, "2026-07-11");
  await sell(bia, "B", 9, "2026-07-12", "reversed");
  const { answer } = await simulate(draft.id, { as: staff });
  expect(answer).toEqual({
    claims: 2,
    people: 2,
    before: { points: 300, experience: 300 },
    after: { points: 200, experience: 20 },
    capsHit: [],
    winners: [{ userId: ana.userId, name: "Ana Silva", before: 120, after: 200 }],
    losers: [{ userId: bia.userId, name: "Ana Silva", before: 180, after: 0 }],
    unmatched: [{ sku: "B", name: "Nimbus 14", units: 3 }],
  });
});

test("§earning-rules#caps limits count anew, in the order of the reports; promotions hold on the same day of the campaign", async () => {
  const rules: RuleSet = {
    ...sixtyEach,
    multipliers: [
      {
        ...{ id: "double", name: {}, match: {}, countries: [], storeGroupIds: [], levels: [] },
        factor: { numerator: 2, denominator: 1 },
        // The tenth day of the campaign, as 10 July was of the earlier one.
        ...{ from: "2026-10-10", to: "2026-10-10", experienceToo: false, stacks: false },
      },
    ],
    caps: [{ id: "cap", kind: "points_per_campaign", limit: 150 }],
  };
  const { draft, ana, staff, sell } = await stage(rules);
  await sell(ana, "A", 1, "2026-07-12");
  await sell(ana, "A", 1, "2026-07-10");
  const { answer } = await simulate(draft.id, { as: staff });
  expect(answer.after.points).toBe(150);
  expect(answer.capsHit).toEqual([{ kind: "points_per_campaign", times: 1, trimmed: 30 }]);
});

test("a document that is only tried, over a campaign that is named", async () => {
  const { draft, earlier, ana, staff, sell } = await stage();
  await sell(ana, "A", 2, "2026-07-10");
  const document: RuleSet = { ...emptyRuleSet, base: [{ id: "x", match: {}, points: 1, experience: 0 }] };
  expect((await simulate(draft.id, { as: staff }, { document })).answer.after.points).toBe(2);
  expect(
    (await simulate(earlier.id, { as: staff }, { document, fromCampaignId: earlier.id })).answer.claims,
  ).toBe(1);
  expect((await simulate(draft.id, { as: staff }, { fromCampaignId: draft.id })).answer).toMatchObject({
    claims: 0,
    winners: [],
  });
});

test("a campaign of another client does not exist", async () => {
  const { draft, earlier } = await stage();
  const home = await stage();
  expect((await simulate(draft.id, { as: home.staff })).refusal).toBe("404 request.not_found");
  const body = { fromCampaignId: earlier.id };
  expect((await simulate(home.draft.id, { as: home.staff }, body)).refusal).toBe("404 request.not_found");
});

test("50,000 lines are replayed while others are answered; more are refused", async () => {
  const { client, earlier, draft, ana, staff, sell } = await stage(sixtyEach);
  const { id } = await sell(ana, "A", 1, "2026-07-10");
  const copies = (from: number, to: number) =>
    plant(app, async (tx) => {
      await sql`set local statement_timeout = '60s'`.execute(tx);
      await sql`
        with copy as (
          insert into claims (client_id, campaign_id, user_id, country, retailer_id, store_id, invoice_number, invoice_key,
            sale_date, state, units, points, experience, rule_set_version_id, submitted_at)
          select c.client_id, c.campaign_id, c.user_id, c.country, c.retailer_id, c.store_id, n::text, n::text, c.sale_date,
                 c.state, 1, c.points, c.experience, c.rule_set_version_id, c.submitted_at
          from claims c, generate_series(${from}::integer, ${to}::integer) n where c.id = ${id}
          returning id
        )
        insert into claim_lines (client_id, claim_id, position, product_id, sku, name, product_type, brand, quantity,
          points, experience, trace)
        select l.client_id, copy.id, p, l.product_id, l.sku, l.name, l.product_type, l.brand, 1, l.points, l.experience,
               l.trace
        from claim_lines l, copy, generate_series(1, 10) p where l.claim_id = ${id}`.execute(tx);
    });
  await copies(1, 4999);
  const working = simulate(draft.id, { as: staff });
  const began = performance.now();
  let [longest, last, done] = [0, began, false];
  const beat = setInterval(() => {
    const now = performance.now();
    if (!done) longest = Math.max(longest, now - last);
    last = now;
  }, 5);
  const { answer } = await working;
  done = true;
  clearInterval(beat);
  expect(answer).toMatchObject({ claims: 5000, after: { points: 49_991 * 60 } });
  // In shares of the whole, so that a busy machine changes nothing.
  expect(longest).toBeLessThan((last - began) / 4);
  await copies(5000, 5001);
  const refused = await simulate(draft.id, { as: staff });
  expect([refused.refusal, refused.problem.params]).toEqual([
    "422 campaigns.too_much_to_replay",
    { limit: 50_000 },
  ]);
  expect(client.id).toBe(earlier.clientId);
}, 60_000);
