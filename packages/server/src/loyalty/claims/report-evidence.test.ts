import { expect, test } from "vitest";
import { plant } from "../../../test/builders.ts";
import { aBareClaim, aMarket } from "../../../test/builders-sales.ts";
import { useApp } from "../../../test/use-app.ts";
import { evidenceOf } from "./index.ts";

const app = useApp({});

test("§states#level: the evidence counts reports, verdicts, reasons by code and signals of one person and campaign", async () => {
  const market = await aMarket(app);
  const { client, campaign, seller } = market;
  const participant = { clientId: client.id, userId: seller.userId, campaignId: campaign.id };
  await aBareClaim(app, seller, campaign, { state: "auto_accepted" });
  await aBareClaim(app, seller, campaign, { state: "in_review" });
  await aBareClaim(app, seller, campaign, { state: "withdrawn" });
  const words = await aBareClaim(app, seller, campaign, { state: "rejected", verdict_reason: "Nota de Ana" });
  for (const state of ["rejected", "reversed"] as const) {
    await aBareClaim(app, seller, campaign, { state, verdict_reason: "reason.other_date" });
  }
  const now = app.clock.now();
  await plant(app, async (tx) => {
    const signal = { client_id: client.id, claim_id: words, weight: 5, at: now };
    await tx
      .insertInto("claim_signals")
      .values([
        { ...signal, attempt: 1, kind: "too_fast" },
        // Signal of a try that is over.
        { ...signal, attempt: 2, kind: "same_file" },
      ])
      .execute();
    await tx
      .insertInto("audit_verdicts")
      .values({
        ...{ client_id: client.id, subject_type: "claim", subject_id: words, auditor_id: seller.userId },
        ...{ verdict: "rejected", sampled: false, points_before: 120, points_rejected: 120, at: now },
      })
      .execute();
  });
  expect(await plant(app, (tx) => evidenceOf(tx, participant))).toEqual({
    claims: { reported: 5, accepted: 1, waiting: 1, rejected: 2, reversed: 1 },
    photos: { reported: 0, accepted: 0, waiting: 0, rejected: 0, reversed: 0 },
    verdicts: { looked: 1, pointsLooked: 120, pointsRejected: 120 },
    reasons: [
      { reason: "reason.other_date", times: 2 },
      { reason: "other", times: 1 },
    ],
    signals: [{ kind: "too_fast", times: 1 }],
  });
});
