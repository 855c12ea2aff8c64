// The figures are kept as they change: whatever happens, and whenever they are folded, they are the sums.
import * as contract from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { sql } from "kysely";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { aClient, aStaffMember, plant } from "../../../test/builders.ts";
import { aClaim, type ClaimOptions } from "../../../test/builders-audit.ts";
import { aCampaign, anEnrolled, sixtyEach } from "../../../test/builders-campaigns.ts";
import { useApp } from "../../../test/use-app.ts";
import { auditRoutes } from "./audit.routes.ts";
import { saleJobs, verifyFigures } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" }, routes: auditRoutes });
const fold = () => saleJobs["sales.count_statistics"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
const faults = async () => (await verifyFigures(app.parts.db)).faults;

async function stage() {
  const client = await aClient(app, { time_zone: "America/Sao_Paulo" });
  const campaign = await aCampaign(app, client, { ruleSet: sixtyEach });
  const seller = await anEnrolled(app, client, campaign);
  const [auditor, other] = [
    await aStaffMember(app, client, "auditor"),
    await aStaffMember(app, client, "auditor"),
  ];
  const claim = (options: ClaimOptions = {}) => aClaim(app, client, campaign, seller, options);
  const figures = async (campaignId = campaign.id) =>
    (await app.request(contract.readAuditFigures, { query: { campaignId } }, { as: auditor })).answer;
  const decide = (id: string, as = auditor, version = 1, verdict: "accept" | "reject" = "accept") =>
    app.request(
      contract.decideClaim,
      {
        params: { type: "claim", id },
        body: { version, verdict, ...(verdict === "reject" && { reason: "blurred" }), seconds: 30 },
      },
      { as },
    );
  return { client, campaign, seller, auditor, other, claim, figures, decide };
}

test("what passed by itself and is taken back counts no more, before and after a fold", async () => {
  const { auditor, claim, figures } = await stage();
  const passed = { state: "auto_accepted" as const, checked_at: app.clock.now() };
  const { id } = await claim({ claim: passed });
  await claim({ claim: passed });
  await fold();
  expect(await figures()).toMatchObject({ autoAccepted: 2 });
  await app.request(
    contract.reverseClaim,
    { params: { type: "claim", id }, body: { version: 1, reason: "forged" } },
    { as: auditor },
  );
  const report = await figures();
  expect(report).toMatchObject({ autoAccepted: 1, decided: 1, waiting: 0 });
  expect(report.byDay.at(-1)).toMatchObject({ submitted: 2, accepted: 1, rejected: 1 });
  await fold();
  expect(await figures()).toEqual(report);
  expect(await faults()).toEqual([]);
});

test("of two words on a report of the sample the last one counts", async () => {
  const { client, seller, campaign, auditor, other, claim, figures, decide } = await stage();
  const { id } = await claim({ claim: { sampled: true, sample_rate: 100 } });
  await decide(id, auditor, 1, "reject");
  expect((await figures()).sample).toMatchObject({ looked: 1, wrong: 1 });
  await fold();
  await plant(app, async (tx) => {
    await tx.updateTable("claims").set({ state: "appealed", version: 3 }).where("id", "=", id).execute();
    await tx
      .insertInto("audit_queue")
      .values({
        ...{ client_id: client.id, subject_type: "claim", subject_id: id, store_id: seller.storeId },
        ...{ user_id: seller.userId, campaign_id: campaign.id, priority: 1, not_by: auditor.userId },
        queued_at: app.clock.now(),
      })
      .execute();
  });
  expect((await figures()).waiting).toBe(1);
  expect((await decide(id, other, 3)).answer.state).toBe("accepted");
  expect((await figures()).sample).toMatchObject({ looked: 1, wrong: 0 });
  expect(await faults()).toEqual([]);
  await fold();
  expect((await figures()).waiting).toBe(0);
  expect(await faults()).toEqual([]);
});

test("verdicts given while others fold are counted once", async () => {
  const { auditor, claim, figures, decide } = await stage();
  const claims = [];
  for (let made = 0; made < 12; made += 1)
    claims.push(
      await claim({ claim: { sampled: made % 2 === 0, sample_rate: made % 2 === 0 ? 100 : null } }),
    );
  await Promise.all(
    claims.flatMap(({ id }, index) => [
      decide(id, auditor, 1, index % 3 ? "accept" : "reject"),
      ...(index % 4 === 0 ? [fold()] : []),
    ]),
  );
  expect(await figures()).toMatchObject({ waiting: 0, decided: 12, sample: { looked: 6, wrong: 2 } });
  expect(await faults()).toEqual([]);
  await fold();
  expect(await faults()).toEqual([]);
});

test("days begin at the programme's midnight; figures of another campaign are its own", async () => {
  const { client, claim, figures } = await stage();
  app.clock.set("2026-11-05T12:00:00Z");
  await claim({ submittedAt: new Date("2026-11-05T02:59:59Z") });
  await claim({ submittedAt: new Date("2026-11-05T03:00:00Z") });
  const { byDay, oldestQueuedAt } = await figures();
  expect(byDay.slice(-2)).toMatchObject([
    { day: "2026-11-04", submitted: 1 },
    { day: "2026-11-05", submitted: 1 },
  ]);
  expect(oldestQueuedAt).toBe("2026-11-05T02:59:59.000Z");
  const elsewhere = await aCampaign(app, client);
  expect(await figures(elsewhere.id)).toMatchObject({
    waiting: 0,
    oldestQueuedAt: null,
    medianSeconds: null,
  });
});

test("the app cannot write the counts, and a wrong one is named", async () => {
  const { campaign, claim } = await stage();
  await claim();
  await fold();
  const forge = sql`update audit_counts set submitted = submitted + 1 where campaign_id = ${campaign.id}`;
  await expect(plant(app, (tx) => forge.execute(tx))).rejects.toThrow("permission denied");
  const url = new URL(inject("cluster").adminUrl);
  url.pathname = new URL(app.databaseUrl).pathname;
  const admin = new pg.Client(url.href);
  await admin.connect();
  const add = (count: number) =>
    admin.query(
      "update audit_counts set submitted = submitted + $1 where campaign_id = $2 and quarter is not null",
      [count, campaign.id],
    );
  await add(1);
  expect(await faults()).toEqual([expect.stringContaining(campaign.id)]);
  await add(-1);
  await admin.end();
  expect(await faults()).toEqual([]);
});
