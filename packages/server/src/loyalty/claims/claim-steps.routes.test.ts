// Steps of a claim after its report: the check, a second try, an appeal, the owner's change of mind.

import { setTimeout as sleep } from "node:timers/promises";
import * as contract from "@trilha/contract/loyalty/claims/endpoints.ts";
import type { ClaimState } from "@trilha/contract/loyalty/claims/states.ts";
import { claimMayStep, claimStates } from "@trilha/contract/loyalty/claims/states.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aStaffMember, plant } from "../../../test/builders.ts";
import { anEnrolled, sixtyEach } from "../../../test/builders-campaigns.ts";
import {
  aBareClaim,
  acceptsAll,
  aDrawing,
  aMarket,
  aPicture,
  aReport,
  type Market,
  type Seller,
} from "../../../test/builders-sales.ts";
import { useApp } from "../../../test/use-app.ts";
import { judge } from "../ledger/index.ts";
import { moveSubject } from "./claim-transition.ts";
import { saleJobs } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

const send = async (market: Market, fields: Parameters<typeof aReport>[2] = {}, seller = market.seller) => {
  const body = await aReport(app, { ...market, seller }, fields);
  return { body, claim: (await app.request(contract.reportSale, { body }, { as: seller })).answer };
};
const own = async (id: string, as: Seller) =>
  (await app.request(contract.readSale, { params: { id } }, { as })).answer;
const withdraw = (id: string, version: number, as: Seller) =>
  app.request(contract.withdrawSale, { params: { id }, body: { version } }, { as });
const signalsOf = (id: string) =>
  plant(app, (tx) =>
    tx
      .selectFrom("claim_signals")
      .select(["kind", "other_claim_id"])
      .where("claim_id", "=", id)
      .orderBy("id")
      .execute(),
  );
const balanceOf = (seller: Seller) =>
  plant(app, async (tx) => {
    const rows = await tx
      .selectFrom("ledger_accounts")
      .select(["kind", "balance"])
      .where("user_id", "=", seller.userId)
      .execute();
    return Object.fromEntries(
      rows.filter(({ balance }) => balance).map(({ kind, balance }) => [kind, balance]),
    );
  });

/** An auditor's rejection, as far as it matters here: state, ledger, counters left alone. */
async function reject({ client, seller }: Market, id: string, from: "in_review" | "appealed") {
  const auditor = await aStaffMember(app, client, "auditor");
  const { lines } = await own(id, seller);
  await plant(app, async (tx) => {
    const now = app.clock.now();
    for (const line of lines) {
      await judge(tx, {
        clientId: client.id,
        userId: seller.userId,
        sourceId: line.id,
        accepted: "none",
        decisionId: crypto.randomUUID(),
        actorId: auditor.userId,
        reason: "Ilegível",
        now,
      });
    }
    await tx.deleteFrom("audit_queue").where("subject_id", "=", id).execute();
    await moveSubject(
      tx,
      { clientId: client.id, type: "claim", id },
      {
        from,
        to: "rejected",
        by: { userId: auditor.userId, name: "Auditora" },
        reason: "Ilegível",
        now,
        changes: { decided_at: now, decided_by: auditor.userId, verdict_reason: "Ilegível" },
      },
    );
  });
  return auditor;
}

describe("the automatic check", () => {
  test("accepts what nothing speaks against: points clear, the person is told", async () => {
    const market = await aMarket(app, { sample_rate: 0, acceptance: acceptsAll });
    const { claim } = await send(market);
    await app.runJobs();
    const checked = await own(claim.id, market.seller);
    expect(checked).toMatchObject({ state: "auto_accepted", standing: 120, can: { withdraw: false } });
    expect(checked.history.at(-1)).toMatchObject({ to: "auto_accepted", by: "check" });
    expect(await balanceOf(market.seller)).toEqual({ cleared: 120, xp: 120 });
    const notified = await plant(app, (tx) =>
      tx.selectFrom("notifications").select("kind").where("user_id", "=", market.seller.userId).execute(),
    );
    expect(notified).toEqual([{ kind: "sale.accepted" }]);
  });

  test("run again, by anybody, changes nothing", async () => {
    const market = await aMarket(app, { sample_rate: 1000, acceptance: acceptsAll });
    const { claim } = await send(market);
    const payload = { clientId: market.client.id, type: "claim", id: claim.id, attempt: 1 } as const;
    const run = () => saleJobs["sales.check"].run(app.parts, payload, { attempt: 1, maxAttempts: 1 });
    await Promise.all([run(), run(), run()]);
    await run();
    expect((await signalsOf(claim.id)).map(({ kind }) => kind)).toEqual(["nothing_read", "sampled"]);
    const checked = await own(claim.id, market.seller);
    expect([checked.state, checked.history.length]).toEqual(["in_review", 2]);
  });

  test("Decided 1: the same file of two people is credited twice and accepted for nobody unseen", async () => {
    const market = await aMarket(app, { sample_rate: 0, acceptance: acceptsAll });
    const second = await anEnrolled(app, market.client, market.campaign);
    const bytes = await aDrawing();
    const first = await send(market, { photoFileId: await aPicture(app, market.seller, { bytes }) });
    await app.runJobs();
    const { claim } = await send(
      market,
      { photoFileId: await aPicture(app, second, { bytes }) },
      {
        ...second,
      },
    );
    expect(claim.points).toBe(120);
    await app.runJobs();
    expect((await own(claim.id, second)).state).toBe("in_review");
    expect(await signalsOf(claim.id)).toContainEqual({
      kind: "same_file",
      other_claim_id: first.claim.id,
    });
    const queue = await plant(app, (tx) =>
      tx
        .selectFrom("audit_queue")
        .select(["subject_id", "priority"])
        .where("client_id", "=", market.client.id)
        .execute(),
    );
    expect(queue).toEqual([{ subject_id: claim.id, priority: 65 * 120 }]);
  });

  test("knows the same fiscal key and near pictures", async () => {
    const { default: sharp } = await import("sharp");
    const market = await aMarket(app, { sample_rate: 0, acceptance: acceptsAll });
    const second = await anEnrolled(app, market.client, market.campaign);
    const drawing = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900" fill="#fff"/>${Array.from(
        { length: 40 },
        (_, n) =>
          `<rect x="${(n * 137) % 500}" y="${(n * 211) % 850}" width="${20 + ((n * 53) % 90)}" height="${8 + (n % 20)}" fill="#222"/>`,
      ).join("")}</svg>`,
    );
    const picture = await sharp(drawing).jpeg({ quality: 90 }).toBuffer();
    const again = await sharp(drawing).resize(420).jpeg({ quality: 55 }).toBuffer();
    const code = "35260812345678000195650010000001231876543217";
    await send(market, { photoFileId: await aPicture(app, market.seller, { bytes: picture }), code });
    await app.runJobs();
    const photoFileId = await aPicture(app, second, { bytes: again });
    const { claim } = await send(market, { photoFileId, code }, second);
    await app.runJobs();
    const kinds = (await signalsOf(claim.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["same_fiscal_key", "near_picture", "number_differs"]));
  });
});

describe("§states#claims taking a sale back", () => {
  test("before a verdict: points fall, limits and the number are free again", async () => {
    const ruleSet = { ...sixtyEach, caps: [{ id: "d", kind: "points_per_day" as const, limit: 120 }] };
    const market = await aMarket(app, { ruleSet, sample_rate: 1000 });
    const { claim, body } = await send(market);
    await app.runJobs();
    const inReview = await own(claim.id, market.seller);
    expect((await withdraw(claim.id, 1, market.seller)).refusal).toBe("409 request.conflict");
    const { answer } = await withdraw(claim.id, inReview.version, market.seller);
    expect(answer).toMatchObject({ state: "withdrawn", standing: 0 });
    expect(await balanceOf(market.seller)).toEqual({});
    const queue = await plant(app, (tx) =>
      tx.selectFrom("audit_queue").select("subject_id").where("client_id", "=", market.client.id).execute(),
    );
    expect(queue).toEqual([]);
    const again = await app.request(contract.reportSale, { body }, { as: market.seller });
    expect(again.answer.points).toBe(120);
  });

  test("what was in the sample stays in it: sent again, it is drawn again", async () => {
    const market = await aMarket(app, { sample_rate: 1000, acceptance: acceptsAll });
    const { claim, body } = await send(market);
    await app.runJobs();
    const { version } = await own(claim.id, market.seller);
    expect((await withdraw(claim.id, version, market.seller)).status).toBe(200);
    await plant(app, (tx) =>
      tx.updateTable("campaigns").set({ sample_rate: 0 }).where("id", "=", market.campaign.id).execute(),
    );
    const renamed = { ...body, invoiceNumber: `${body.invoiceNumber}-9` };
    app.clock.pass({ minutes: 3 });
    const again = await app.request(contract.reportSale, { body: renamed }, { as: market.seller });
    await app.runJobs();
    expect((await own(again.answer.id, market.seller)).state).toBe("in_review");
    expect((await signalsOf(again.answer.id)).map(({ kind }) => kind)).toContain("sampled");
  });

  test("after the check has accepted it: no more", async () => {
    const market = await aMarket(app, { sample_rate: 0, acceptance: acceptsAll });
    const { claim } = await send(market);
    await app.runJobs();
    const { version } = await own(claim.id, market.seller);
    expect((await withdraw(claim.id, version, market.seller)).refusal).toBe("409 sales.wrong_state");
  });
});

describe("§states#claims a rejected sale", () => {
  const rejected = async (options: Parameters<typeof aMarket>[1] = {}) => {
    const market = await aMarket(app, { sample_rate: 1000, ...options });
    const { claim, body } = await send(market);
    await app.runJobs();
    const auditor = await reject(market, claim.id, "in_review");
    return { market, auditor, body, claim: await own(claim.id, market.seller) };
  };
  const resubmit = (id: string, version: number, sent: Awaited<ReturnType<typeof aReport>>, as: Seller) => {
    const { campaignId: _, ...body } = sent;
    return app.request(contract.resubmitSale, { params: { id }, body: { ...body, version } }, { as });
  };

  test("is sent once more, corrected, under the same claim, and always looked at", async () => {
    const { market, claim, body } = await rejected();
    expect(claim).toMatchObject({ state: "rejected", standing: 0, verdictReason: "Ilegível" });
    expect(claim.can).toEqual({ resubmit: true, appeal: true, withdraw: false, sendPicture: false });
    const lines = [{ productId: market.product.id, quantity: 1 }];
    const { answer } = await resubmit(claim.id, claim.version, { ...body, lines }, market.seller);
    expect(answer).toMatchObject({
      id: claim.id,
      state: "resubmitted",
      attempt: 2,
      points: 60,
      standing: 60,
    });
    expect(await balanceOf(market.seller)).toEqual({ uncleared: 60, xp: 60 });
    await app.runJobs();
    const looked = await own(claim.id, market.seller);
    expect([looked.state, looked.can.withdraw]).toEqual(["in_review", false]);
    await reject(market, claim.id, "in_review");
    const twice = await own(claim.id, market.seller);
    expect(twice.can).toEqual({ resubmit: false, appeal: true, withdraw: false, sendPicture: false });
    expect((await resubmit(claim.id, twice.version, body, market.seller)).refusal).toBe(
      "409 sales.wrong_state",
    );
  });

  test("is appealed once; somebody else decides", async () => {
    const { market, claim, auditor } = await rejected();
    const appeal = (version: number) =>
      app.request(
        contract.appealSale,
        { params: { id: claim.id }, body: { version, text: "A nota é legível ampliada" } },
        { as: market.seller },
      );
    const { answer } = await appeal(claim.version);
    expect(answer).toMatchObject({ state: "appealed", appealText: "A nota é legível ampliada" });
    expect(answer.can).toEqual({ resubmit: false, appeal: false, withdraw: false, sendPicture: false });
    const [queued] = await plant(app, (tx) =>
      tx.selectFrom("audit_queue").selectAll().where("subject_id", "=", claim.id).execute(),
    );
    expect(queued).toMatchObject({ not_by: auditor.userId, locked_by: null });
    await reject(market, claim.id, "appealed");
    const last = await own(claim.id, market.seller);
    expect((await appeal(last.version)).refusal).toBe("409 sales.wrong_state");
  });

  test("is not appealed while its campaign is being closed", async () => {
    const { market, claim } = await rejected();
    const body = { version: claim.version, text: "A nota é legível ampliada" };
    const appeal = () =>
      app.request(contract.appealSale, { params: { id: claim.id }, body }, { as: market.seller });
    const appeals: ReturnType<typeof appeal>[] = [];
    await plant(app, async (tx) => {
      await sql`select from campaigns where id = ${market.campaign.id} for update`.execute(tx);
      appeals.push(appeal());
      await sleep(300);
      for (const state of ["ended", "settled"] as const) {
        await tx.updateTable("campaigns").set({ state }).where("id", "=", market.campaign.id).execute();
      }
    });
    expect((await appeals[0])?.refusal).toBe("409 sales.wrong_state");
  });

  test("is sent once more within 15 days of its verdict and inside the campaign, however old the sale", async () => {
    app.clock.set("2026-11-01T15:00:00Z");
    const days = { beginsOn: "2026-10-01", endsOn: "2026-12-15" };
    const { market, claim, body } = await rejected({ days });
    app.clock.set("2026-11-17T02:59:59Z");
    expect((await own(claim.id, market.seller)).can.resubmit).toBe(true);
    const reply = await resubmit(claim.id, claim.version, body, market.seller);
    expect(reply.answer.state).toBe("resubmitted");
    app.clock.set("2026-11-01T15:00:00Z");
    const second = await rejected({ days });
    app.clock.set("2026-11-17T03:00:00Z");
    expect((await own(second.claim.id, second.market.seller)).can).toMatchObject({
      resubmit: false,
      appeal: false,
    });
    app.clock.set("2026-12-10T15:00:00Z");
    const third = await rejected({ days });
    app.clock.set("2026-12-16T03:00:00Z");
    expect((await own(third.claim.id, third.market.seller)).can).toMatchObject({
      resubmit: false,
      appeal: true,
    });
  });
});

test("§states#course the database knows the same steps: every pair of states", async () => {
  const { seller, campaign } = await aMarket(app);
  const tried = async (from: ClaimState, to: ClaimState) => {
    const id = await aBareClaim(app, seller, campaign, { state: from });
    return plant(app, (tx) =>
      tx.updateTable("claims").set({ state: to }).where("id", "=", id).execute(),
    ).then(
      () => true,
      (error: Error) => {
        if (!error.message.includes("does not go from")) throw error;
        return false;
      },
    );
  };
  for (const from of claimStates) {
    for (const to of claimStates.filter((state) => state !== from)) {
      expect([from, to, await tried(from, to)]).toEqual([from, to, claimMayStep(from, to)]);
    }
  }
});
