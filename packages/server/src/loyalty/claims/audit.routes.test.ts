import type { Request } from "@trilha/contract/core/endpoint.ts";
import * as contract from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aMember,
  aParticipant,
  aStaffMember,
  type Client,
  plant,
  unique,
} from "../../../test/builders.ts";
import { aClaim, type ClaimOptions, type TestClaim } from "../../../test/builders-audit.ts";
import { aCampaign, anEnrolled, enrol, sixtyEach } from "../../../test/builders-campaigns.ts";
import { useApp } from "../../../test/use-app.ts";
import { balances } from "../ledger/index.ts";
import { auditRoutes } from "./audit.routes.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" }, routes: auditRoutes });

/** A client with a running campaign, a seller in it, and an auditor. */
async function stage(ruleSet: RuleSet = sixtyEach) {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client, { ruleSet });
  const seller = await anEnrolled(app, client, campaign);
  const auditor = await aStaffMember(app, client, "auditor");
  const claim = (options: ClaimOptions = {}) =>
    aClaim(app, client, campaign, seller, { ruleSet, ...options });
  const balance = async () => {
    const person = { clientId: client.id, userId: seller.userId };
    const [pot] = await plant(app, (tx) => balances(tx, person));
    return pot && { available: pot.available, underAudit: pot.underAudit, experience: pot.experience };
  };
  return { client, campaign, seller, auditor, claim, balance };
}

const at = (id: string) => ({ type: "claim" as const, id });
const next = (as: Caller, body: Request<typeof contract.takeNext>["body"] = {}) =>
  app.request(contract.takeNext, { body }, { as });
const open = (id: string, as: Caller) =>
  app.request(contract.openSubject, { params: at(id), body: {} }, { as });
const read = (id: string, as: Caller) => app.request(contract.readSubject, { params: at(id) }, { as });
type Verdict = Partial<Request<typeof contract.decideClaim>["body"]>;
const decide = (id: string, as: Caller, body: Verdict = {}) =>
  app.request(
    contract.decideClaim,
    { params: at(id), body: { version: 1, verdict: "accept", ...body } },
    { as },
  );
const reverse = (id: string, as: Caller, version: number) =>
  app.request(contract.reverseClaim, { params: at(id), body: { version, reason: "forged" } }, { as });
const rowsOf = <Name extends "audit_verdicts" | "audit_queue" | "notifications" | "audit_trail">(
  name: Name,
  client: Client,
) =>
  plant(app, async (tx) => {
    const rows = await tx
      .selectFrom(name as "audit_verdicts")
      .selectAll()
      .where("client_id", "=", client.id)
      .execute();
    return rows as unknown as Record<string, unknown>[];
  });

describe("§loyalty#person-record the record of a report's person", () => {
  test("tells what was found on their other reports and the last of them, of this client alone", async () => {
    const { client, campaign, claim, auditor } = await stage();
    const subject = await claim();
    const record = async () => {
      const { answer } = await app.request(contract.readRecord, { params: at(subject.id) }, { as: auditor });
      return answer;
    };
    expect(await record()).toEqual({ flags: [], latest: [] });
    const now = app.clock.now();
    const earlier: TestClaim[] = [];
    for (const days of [1, 2, 3, 4, 5, 6]) {
      earlier.push(await claim({ submittedAt: new Date(now.getTime() - days * 86_400_000) }));
    }
    await claim({ claim: { state: "withdrawn" } });
    const colleague = await anEnrolled(app, client, campaign);
    const theirs = await aClaim(app, client, campaign, colleague);
    await plant(app, (tx) =>
      tx
        .insertInto("claim_signals")
        .values(
          [...earlier.slice(0, 2), subject, theirs].map(({ id }) => ({
            client_id: client.id,
            ...{ claim_id: id, attempt: 1, kind: "same_file" as const, weight: 60, at: now },
          })),
        )
        .execute(),
    );
    const { flags, latest } = await record();
    expect(flags).toEqual([{ kind: "same_file", times: 2 }]);
    expect(latest.map(({ id }) => id)).toEqual(earlier.slice(0, 5).map(({ id }) => id));
    const { auditor: foreign } = await stage();
    const seen = await app.request(contract.readRecord, { params: at(subject.id) }, { as: foreign });
    expect(seen.refusal).toBe("404 request.not_found");
    const outsider = await aStaffMember(app, client, "moderator");
    expect(
      (await app.request(contract.readRecord, { params: at(subject.id) }, { as: outsider })).status,
    ).toBe(403);
  });
});

describe("the audit queue", () => {
  test("is narrowed by campaign, store, risk, points and days, for who looks and for who works", async () => {
    const { client, campaign, seller, claim, auditor } = await stage();
    const now = app.clock.now();
    const old = await claim({ submittedAt: new Date(now.getTime() - 4 * 86_400_000) });
    const risky = await claim({ claim: { risk: 60 } });
    const large = await claim({ lines: [{ quantity: 20 }] });
    const other = await aCampaign(app, client);
    const elsewhere = await aClaim(app, client, other, await anEnrolled(app, client, other));
    const list = async (query: Request<typeof contract.listQueue>["query"]) =>
      (await app.request(contract.listQueue, { query }, { as: auditor })).answer.items.map(({ id }) => id);
    expect(await list({ campaignId: other.id })).toEqual([elsewhere.id]);
    expect((await list({ campaignId: campaign.id })).sort()).toEqual([old.id, risky.id, large.id].sort());
    expect((await list({ storeId: seller.storeId })).sort()).toEqual([old.id, risky.id, large.id].sort());
    expect(await list({ risk: 60 })).toEqual([risky.id]);
    expect(await list({ risk: 61 })).toEqual([]);
    expect(await list({ points: large.points })).toEqual([large.id]);
    expect(await list({ waitsDays: 3 })).toEqual([old.id]);
    expect(await list({ waitsDays: 0 })).toHaveLength(4);
    const { items, waiting } = (await next(auditor, { risk: 60, count: 3 })).answer;
    expect([items.map(({ id }) => id), waiting]).toEqual([[risky.id], 1]);
  });

  test("offers the stores of which reports wait, and who may decide, and is narrowed by both", async () => {
    const { client, campaign, seller, claim, auditor } = await stage();
    const [here, elsewhere] = [
      await claim(),
      await aClaim(app, client, campaign, await anEnrolled(app, client, campaign)),
    ];
    const moderator = await aStaffMember(app, client, "moderator");
    await stage();
    const choices = (await app.request(contract.readQueueChoices, {}, { as: auditor })).answer;
    expect(choices.stores).toHaveLength(2);
    expect(choices.stores.map(({ id }) => id)).toContain(seller.storeId);
    expect(choices.auditors.map(({ id }) => id)).toEqual([auditor.userId]);
    expect((await app.request(contract.readQueueChoices, {}, { as: moderator })).status).toBe(403);
    const list = async (query: Request<typeof contract.listQueue>["query"]) =>
      (await app.request(contract.listQueue, { query }, { as: auditor })).answer.items.map(({ id }) => id);
    expect(await list({ storeId: seller.storeId })).toEqual([here.id]);
    expect(await list({ auditorId: auditor.userId })).toEqual([]);
    await open(elsewhere.id, auditor);
    expect(await list({ auditorId: auditor.userId })).toEqual([elsewhere.id]);
    app.clock.pass({ minutes: 11 });
    expect(await list({ auditorId: auditor.userId })).toEqual([]);
  });

  test("is listed most urgent first, page by page", async () => {
    const { claim, auditor } = await stage();
    const claims: TestClaim[] = [];
    for (const priority of [5, 40, 40, 7, 90]) claims.push(await claim({ priority }));
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, ...(cursor && { cursor }) };
      const { answer } = await app.request(contract.listQueue, { query }, { as: auditor });
      ids.push(...answer.items.map(({ id }) => id));
      cursor = answer.nextCursor ?? undefined;
    } while (cursor);
    expect(ids).toEqual([4, 1, 2, 3, 0].map((index) => claims[index]?.id));
  });

  test("is filtered by country and by what was found", async () => {
    const { client, claim, auditor } = await stage();
    const [plain, suspect] = [await claim(), await claim()];
    await plant(app, (tx) =>
      tx
        .insertInto("claim_signals")
        .values({
          client_id: client.id,
          claim_id: suspect.id,
          attempt: 1,
          kind: "same_file",
          weight: 60,
          other_claim_id: plain.id,
          at: app.clock.now(),
        })
        .execute(),
    );
    const list = async (query: Request<typeof contract.listQueue>["query"]) =>
      (await app.request(contract.listQueue, { query }, { as: auditor })).answer.items;
    expect(await list({ signal: "same_file" })).toMatchObject([{ id: suspect.id, signals: ["same_file"] }]);
    expect(await list({ country: "MX" })).toEqual([]);
    const { answer } = await read(suspect.id, auditor);
    expect(answer.signals).toMatchObject([{ kind: "same_file", weight: 60, other: { id: plain.id } }]);
  });

  test("gives 20 auditors who ask at once 20 different items", async () => {
    const { client, claim } = await stage();
    for (let made = 0; made < 20; made += 1) await claim();
    const auditors = await Promise.all(
      Array.from({ length: 20 }, () => aStaffMember(app, client, "auditor")),
    );
    const answers = await Promise.all(auditors.map((as) => next(as, { count: 1 })));
    const ids = answers.flatMap(({ answer }) => answer.items.map(({ id }) => id));
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });

  test("gives one to decide on and one to load ahead, and keeps what is said", async () => {
    const { claim, auditor } = await stage();
    const [first, second, third] = [
      await claim({ priority: 9 }),
      await claim({ priority: 8 }),
      await claim({ priority: 7 }),
    ];
    const two = (await next(auditor)).answer;
    expect(two.items.map(({ id }) => id)).toEqual([first?.id, second?.id]);
    expect(two.waiting).toBe(3);
    const keep = two.items.map(({ id }) => id);
    const more = (await next(auditor, { keep, count: 1 })).answer;
    expect(more.items).toMatchObject([{ id: third?.id, can: { decide: true } }]);
  });

  test("gives what was locked to others after ten minutes, or when it is given back", async () => {
    const { client, claim, auditor } = await stage();
    const { id } = await claim();
    const other = await aStaffMember(app, client, "auditor");
    app.clock.set("2026-11-05T12:00:00Z");
    expect((await next(auditor)).answer.items).toHaveLength(1);
    expect((await next(other)).answer.items).toEqual([]);
    expect((await open(id, other)).refusal).toBe("409 audit.locked");
    app.clock.pass({ minutes: 10 });
    expect((await open(id, other)).answer.id).toBe(id);
    expect((await decide(id, auditor)).refusal).toBe("409 audit.locked");
    await app.request(contract.releaseSubject, { params: at(id) }, { as: auditor });
    expect((await next(auditor)).answer.items).toEqual([]);
    await app.request(contract.releaseSubject, { params: at(id) }, { as: other });
    expect((await next(auditor)).answer.items).toHaveLength(1);
  });
});

describe("§loyalty#no-own-audit nobody audits their own", () => {
  test("report, store, or store they signed up with", async () => {
    const { client, campaign, seller, claim } = await stage();
    const { id } = await claim();
    const store = { store_id: seller.storeId, retailer_id: seller.retailerId };
    const colleague = await aMember(app, { client, roles: ["auditor"], ...store });
    const enrolled = await aStaffMember(app, client, "auditor");
    await enrol(app, campaign, enrolled, [{ id: seller.storeId, retailerId: seller.retailerId }]);
    for (const as of [colleague, enrolled]) {
      expect((await next(as)).answer).toEqual({ items: [], waiting: 0 });
      expect((await decide(id, as)).refusal).toBe("403 audit.own_store");
      expect((await open(id, as)).answer.can).toEqual({ decide: false, reverse: false, askPicture: false });
      const { answer } = await app.request(contract.listQueue, { query: {} }, { as });
      expect(answer.items).toMatchObject([{ id, mine: true }]);
    }
  });

  test("participants audit nothing", async () => {
    const { client, claim } = await stage();
    const { id } = await claim();
    expect((await decide(id, await aParticipant(app, client))).refusal).toBe("403 request.forbidden");
  });
});

describe("§states#claims a verdict", () => {
  test("accepts: points clear, the person is told, nothing waits any more", async () => {
    const { client, claim, auditor, balance } = await stage();
    const { id } = await claim({ lines: [{ quantity: 2 }] });
    expect(await balance()).toMatchObject({ underAudit: 120, experience: 120 });
    const { answer } = await decide(id, auditor, { seconds: 14 });
    expect(answer).toMatchObject({ state: "accepted", version: 2, can: { decide: false, reverse: true } });
    expect(answer.history).toMatchObject([{ from: "in_review", to: "accepted" }]);
    expect(await balance()).toEqual({ available: 120, underAudit: 0, experience: 120 });
    expect(await rowsOf("audit_queue", client)).toEqual([]);
    expect(await rowsOf("audit_verdicts", client)).toMatchObject([
      { verdict: "accepted", points_before: 120, points_rejected: 0, seconds: 14 },
    ]);
    expect(await rowsOf("notifications", client)).toMatchObject([{ kind: "sale.accepted" }]);
    expect(await rowsOf("audit_trail", client)).toMatchObject([{ action: "audit.decide", entity: "claim" }]);
  });

  test("rejects with a reason: points and experience fall, limits get them back", async () => {
    const ruleSet = { ...sixtyEach, caps: [{ id: "budget", kind: "budget" as const, limit: 1000 }] };
    const { client, claim, auditor, balance } = await stage(ruleSet);
    const { id } = await claim({ lines: [{ quantity: 2 }] });
    expect((await decide(id, auditor, { verdict: "reject" })).refusal).toBe("422 request.invalid");
    const { answer } = await decide(id, auditor, { verdict: "reject", reason: "Blurred" });
    expect(answer.state).toBe("rejected");
    expect(await balance()).toMatchObject({ available: 0, underAudit: 0, experience: 0 });
    const counters = await plant(app, (tx) =>
      tx.selectFrom("earning_counters").select("points").where("client_id", "=", client.id).execute(),
    );
    expect(counters).not.toEqual([]);
    expect(counters.reduce((sum, { points }) => sum + points, 0)).toBe(0);
    expect(await rowsOf("notifications", client)).toMatchObject([
      { kind: "sale.rejected", params: { reason: "Blurred" } },
    ]);
  });

  test("by line, with a part of a line: the rest falls, what stands is by the rules then", async () => {
    const promoted: RuleSet = {
      ...sixtyEach,
      multipliers: [
        {
          ...{ id: "spring", name: {}, match: {}, countries: [], storeGroupIds: [], levels: [] },
          factor: { numerator: 3, denominator: 2 },
          ...{ from: "2020-01-01", to: "2040-01-01", experienceToo: false, stacks: false },
        },
      ],
    };
    const { claim, auditor, balance } = await stage(promoted);
    const { id, lineIds } = await claim({
      lines: [
        { sku: "A", quantity: 2 },
        { sku: "B", quantity: 1 },
      ],
    });
    const [a = "", b = ""] = lineIds;
    const lines = [
      { lineId: a, verdict: "accepted" as const, acceptedQuantity: 1 },
      { lineId: b, verdict: "rejected" as const, reason: "Not on the invoice" },
    ];
    expect((await decide(id, auditor, { verdict: "by_line", lines: lines.slice(1) })).refusal).toBe(
      "422 audit.not_all_lines",
    );
    const { answer } = await decide(id, auditor, { verdict: "by_line", lines, reason: "One unit" });
    expect(answer.sale?.lines).toMatchObject([
      { verdict: "accepted", acceptedQuantity: 1, reason: "One unit" },
      { verdict: "rejected", acceptedQuantity: 0, reason: "Not on the invoice" },
    ]);
    expect(answer.state).toBe("accepted");
    expect(await balance()).toEqual({ available: 90, underAudit: 0, experience: 60 });
  });

  test("abstained: it goes back, and not to the same person", async () => {
    const { client, claim, auditor } = await stage();
    const { id } = await claim();
    await next(auditor);
    expect((await decide(id, auditor, { verdict: "abstain" })).answer.state).toBe("in_review");
    expect((await next(auditor)).answer.items).toEqual([]);
    const other = await aStaffMember(app, client, "auditor");
    expect((await next(other)).answer.items).toMatchObject([{ id }]);
  });

  test("of two at once, one wins and the other hears why", async () => {
    const { client, claim, balance } = await stage();
    const { id } = await claim();
    const auditors = await Promise.all(Array.from({ length: 6 }, () => aStaffMember(app, client, "auditor")));
    const answers = await Promise.all(
      auditors.map((as, index) =>
        index % 2 ? decide(id, as) : decide(id, as, { verdict: "reject", reason: "Forged" }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 200).map(({ refusal }) => refusal);
    expect(new Set(lost)).toEqual(new Set(["409 sales.wrong_state"]));
    expect(await rowsOf("audit_verdicts", client)).toHaveLength(1);
    const { available = 0, underAudit } = (await balance()) ?? {};
    expect([[0, 60].includes(available), underAudit]).toEqual([true, 0]);
  });

  test("on a state the auditor no longer sees is refused", async () => {
    const { claim, auditor } = await stage();
    const { id } = await claim({ claim: { version: 3 } });
    expect((await decide(id, auditor)).refusal).toBe("409 request.conflict");
  });
});

describe("§states#claims taking back what was accepted", () => {
  test("points and experience fall, by itself accepted or by a person", async () => {
    const { claim, auditor, balance } = await stage();
    for (const state of ["accepted", "auto_accepted"] as const) {
      const { id } = await claim({ lines: [{ quantity: 3 }], claim: { state } });
      expect(await balance()).toMatchObject({ available: 180 });
      const { answer } = await reverse(id, auditor, 1);
      expect(answer).toMatchObject({ state: "reversed", can: { decide: false, reverse: false } });
      expect(await balance()).toMatchObject({ available: 0, experience: 0 });
      expect((await reverse(id, auditor, 2)).refusal).toBe("409 sales.wrong_state");
    }
  });
});

describe("an appeal", () => {
  async function appealed(verdict: Verdict, lines = [{ quantity: 2 }]) {
    const set = await stage();
    const claim = await set.claim({ lines });
    const { id } = claim;
    await decide(id, set.auditor, typeof verdict.lines === "object" ? verdict : { ...verdict });
    await plant(app, async (tx) => {
      await tx
        .updateTable("claims")
        .set({ state: "appealed", appealed: true, version: 3 })
        .where("id", "=", id)
        .execute();
      await tx
        .insertInto("audit_queue")
        .values({
          client_id: set.client.id,
          subject_type: "claim",
          subject_id: id,
          store_id: set.seller.storeId,
          user_id: set.seller.userId,
          campaign_id: set.campaign.id,
          priority: 1,
          not_by: set.auditor.userId,
          queued_at: app.clock.now(),
        })
        .execute();
    });
    return { ...set, id, claim, other: await aStaffMember(app, set.client, "auditor") };
  }

  test("goes to somebody else", async () => {
    const { id, auditor, other } = await appealed({ verdict: "reject", reason: "Blurred" });
    expect((await next(auditor)).answer.items).toEqual([]);
    expect((await decide(id, auditor, { version: 3 })).refusal).toBe("403 audit.decided_before");
    expect((await next(other)).answer.items).toMatchObject([{ id }]);
  });

  test("that was right gives the points once more, confirmed", async () => {
    const { id, other, balance } = await appealed({ verdict: "reject", reason: "Blurred" });
    expect(await balance()).toMatchObject({ available: 0, experience: 0 });
    expect((await decide(id, other, { version: 3 })).answer.state).toBe("accepted");
    expect(await balance()).toEqual({ available: 120, underAudit: 0, experience: 120 });
    expect((await reverse(id, other, 4)).answer.state).toBe("reversed");
    expect(await balance()).toMatchObject({ available: 0, experience: 0 });
  });

  test("that was wrong changes nothing", async () => {
    const { id, other, balance } = await appealed({ verdict: "reject", reason: "Blurred" });
    const again = { version: 3, verdict: "reject" as const, reason: "Still blurred" };
    expect((await decide(id, other, again)).answer.state).toBe("rejected");
    expect(await balance()).toMatchObject({ available: 0, experience: 0 });
  });
});

describe("all reports", () => {
  test("are found by number however typed, by person, by state", async () => {
    const { claim, auditor } = await stage();
    const invoice = { invoice_number: "NF-00 77", invoice_key: "NF77" };
    const claimed = await claim({ claim: { ...invoice, state: "auto_accepted" } });
    await claim();
    const list = async (query: Request<typeof contract.listClaims>["query"]) =>
      (await app.request(contract.listClaims, { query }, { as: auditor })).answer.items.map(({ id }) => id);
    expect(await list({ search: "auto" })).toEqual([]);
    expect(await list({ state: "auto_accepted" })).toEqual([claimed.id]);
    expect(await list({ search: "nf77" })).toEqual([claimed.id]);
    expect(await list({ search: "silva" })).toHaveLength(2);
    expect(await list({ limit: 1 })).toHaveLength(1);
    expect(await list({ subjectType: "photo" })).toEqual([]);
  });

  test("of another client do not exist", async () => {
    const { claim } = await stage();
    const { id } = await claim();
    const stranger = await aStaffMember(app, await aClient(app), "auditor");
    for (const reply of [await read(id, stranger), await open(id, stranger), await decide(id, stranger)]) {
      expect(reply.refusal).toBe("404 request.not_found");
    }
    expect((await next(stranger)).answer.items).toEqual([]);
  });
});

test("figures: queue, pace, and what the sample says slips through, by its chance to be drawn", async () => {
  const { client, campaign, claim, auditor } = await stage();
  const drawn = (rate: number) => ({ sampled: true, sample_rate: rate });
  const good = await claim({ lines: [{ quantity: 3 }], claim: drawn(100) });
  // A newcomer's: drawn five times as often, it stands for a fifth as many.
  const bad = await claim({ lines: [{ quantity: 1 }], claim: drawn(500) });
  const suspect = await claim({ lines: [{ quantity: 5 }] });
  await claim({ claim: { state: "auto_accepted", checked_at: app.clock.now() } });
  await claim();
  await decide(good.id, auditor, { seconds: 10 });
  await decide(bad.id, auditor, { verdict: "reject", reason: unique("no"), seconds: 20 });
  await decide(suspect.id, auditor, { verdict: "reject", reason: "no", seconds: 60 });
  const { answer } = await app.request(contract.readAuditFigures, { query: {} }, { as: auditor });
  expect(answer).toMatchObject({ waiting: 1, decided: 3, autoAccepted: 1, medianSeconds: 20 });
  expect(answer.sample).toMatchObject({ looked: 2, wrong: 1 });
  expect(answer.sample.reports.share).toBeCloseTo(2 / 12, 9);
  expect(answer.sample.points.share).toBeCloseTo((2 * 60) / (2 * 60 + 10 * 180), 9);
  const day = app.clock.now().toISOString().slice(0, 10);
  await plant(app, (tx) =>
    tx
      .insertInto("acceptance_days")
      .values({ client_id: client.id, campaign_id: campaign.id, day, checked: 5, accepted: 1, points: 60 })
      .execute(),
  );
  const { answer: page } = await app.request(contract.readAcceptance, {}, { as: auditor });
  expect(page.campaigns.map(({ estimate }) => estimate)).toEqual([answer.sample]);
  expect(answer.byDay).toHaveLength(30);
  expect(answer.byDay.at(-1)).toMatchObject({ submitted: 5, accepted: 2, rejected: 2 });
});

test("a rule set without rules still judges", async () => {
  const { claim, auditor, balance } = await stage(emptyRuleSet);
  const { id } = await claim({ ruleSet: emptyRuleSet });
  expect((await decide(id, auditor)).answer.state).toBe("accepted");
  expect(await balance()).toBeUndefined();
});
