// A proposal ends once: approved, refused or withdrawn, whoever is faster and whoever writes.
import * as contract from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aStaffMember, aSuperuser, type Client, plant } from "../../../test/builders.ts";
import { aCampaign, anEnrolled, type TestCampaign } from "../../../test/builders-campaigns.ts";
import { useApp } from "../../../test/use-app.ts";
import { balances } from "../ledger/index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const administrator = (client: Client) => aStaffMember(app, client, "program_administrator");

async function aProgramme() {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client, {
    ruleSet: {
      ...emptyRuleSet,
      base: [{ id: "all", match: {}, points: 60, experience: 60 }],
      activities: [
        { id: "mystery", kind: "mystery_customer", points: 150, experience: 40, once: "per_week" },
      ],
    },
  });
  const [proposer, second] = [await administrator(client), await administrator(client)];
  return { client, campaign, proposer, second, seller: await anEnrolled(app, client, campaign) };
}
type Programme = Awaited<ReturnType<typeof aProgramme>>;

async function proposed({ proposer, campaign, seller }: Programme): Promise<string> {
  const body = { campaignId: campaign.id, userId: seller.userId, points: 100, reason: "Bônus" };
  return (await app.request(contract.proposeAdjustment, { body }, { as: proposer })).answer.id;
}
const withdraw = (as: Caller, id: string, version = 1, key?: string) =>
  app.request(contract.withdrawAwards, { params: { id }, body: { version } }, { as, ...(key && { key }) });
const decide = (as: Caller, id: string, decision: "approve" | "refuse", version = 1) =>
  app.request(
    contract.decideOnAwards,
    { params: { id }, body: { version, decision, ...(decision === "refuse" && { reason: "Não" }) } },
    { as },
  );
const batchOf = async (as: Caller, id: string) =>
  (await app.request(contract.readAwardBatch, { params: { id } }, { as })).answer;
const pointsOf = (who: Programme["seller"], campaign: TestCampaign) =>
  plant(app, async (tx) => {
    const { clientId, userId } = who;
    const [pot] = await balances(tx, { clientId, userId, potIds: [campaign.id] });
    return pot?.available ?? 0;
  });

test("§earning-rules#adjustments whoever proposed takes it back while it waits: who and when stay in the row and in the trail", async () => {
  const programme = await aProgramme();
  const { client, campaign, proposer, second, seller } = programme;
  const id = await proposed(programme);
  expect(await batchOf(proposer, id)).toMatchObject({ can: { decide: false, withdraw: true } });
  expect(await batchOf(second, id)).toMatchObject({ can: { decide: true, withdraw: false } });
  app.clock.set(app.clock.now());
  app.clock.pass({ minutes: 5 });
  const key = crypto.randomUUID();
  const { answer } = await withdraw(proposer, id, 1, key);
  expect(answer).toMatchObject({
    ...{ state: "withdrawn", version: 2, posted: 0, decidedBy: null, decidedAt: null },
    ...{ withdrawnAt: app.clock.now().toISOString(), can: { decide: false, withdraw: false } },
  });
  expect((await withdraw(proposer, id, 1, key)).answer).toEqual(answer);
  const row = await plant(app, (tx) =>
    tx.selectFrom("award_batches").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  );
  expect(row).toMatchObject({
    withdrawn_by: proposer.userId,
    withdrawn_at: app.clock.now(),
    decided_by: null,
  });
  const deeds = await plant(app, (tx) =>
    tx
      .selectFrom("audit_trail")
      .select(["action", "actor_id", "entity_id"])
      .where("client_id", "=", client.id)
      .orderBy("id")
      .execute(),
  );
  expect(deeds.at(-1)).toEqual({ action: "awards.withdraw", actor_id: proposer.userId, entity_id: id });
  expect(await pointsOf(seller, campaign)).toBe(0);
  const list = await app.request(
    contract.listAwardBatches,
    { query: { state: "withdrawn" } },
    { as: second },
  );
  expect(list.answer.items.map((item) => item.id)).toEqual([id]);
});

test("§earning-rules#adjustments nobody else withdraws, a superuser neither; not another version, not without the right", async () => {
  const programme = await aProgramme();
  const { client, proposer, second } = programme;
  const id = await proposed(programme);
  for (const as of [second, await aSuperuser(app, client)]) {
    expect((await withdraw(as, id)).refusal).toBe("403 awards.not_proposer");
  }
  expect((await withdraw(await aStaffMember(app, client, "auditor"), id)).status).toBe(403);
  expect((await withdraw(proposer, id, 7)).refusal).toBe("409 request.conflict");
  expect((await batchOf(proposer, id)).state).toBe("proposed");
});

const acts = ["approve", "refuse", "withdraw"] as const;
type Act = (typeof acts)[number];
const act = ({ proposer, second }: Programme, id: string, what: Act, version = 1) =>
  what === "withdraw" ? withdraw(proposer, id, version) : decide(second, id, what, version);

test.each(acts.flatMap((first) => acts.map((then) => [first, then] as const)))(
  "§earning-rules#adjustments a proposal ends once: %s, then %s",
  async (first, then) => {
    const programme = await aProgramme();
    const id = await proposed(programme);
    expect((await act(programme, id, first)).status).toBe(200);
    const code = first === "withdraw" ? "409 awards.withdrawn" : "409 awards.decided";
    expect((await act(programme, id, then, 2)).refusal).toBe(code);
    expect(await pointsOf(programme.seller, programme.campaign)).toBe(first === "approve" ? 100 : 0);
  },
);

test("§earning-rules#adjustments of a decision and a withdrawal at the same moment one counts", async () => {
  const programme = await aProgramme();
  const id = await proposed(programme);
  const [decided, withdrawn] = await Promise.all([
    act(programme, id, "approve"),
    act(programme, id, "withdraw"),
  ]);
  expect([decided.status, withdrawn.status].sort()).toEqual([200, 409]);
  const given = await pointsOf(programme.seller, programme.campaign);
  expect(given).toBe(decided.status === 200 ? 100 : 0);
});

const states = ["proposed", "approved", "refused", "withdrawn"] as const;
type State = (typeof states)[number];

test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
  "§earning-rules#adjustments the database, from %s to %s",
  async (from, to) => {
    const programme = await aProgramme();
    const id = await proposed(programme);
    const now = app.clock.now();
    const set = (state: State) =>
      plant(app, (tx) =>
        tx
          .updateTable("award_batches")
          .set({
            state,
            ...{ decided_by: null, decider_name: null, decided_at: null, decision_reason: null },
            ...{ withdrawn_by: null, withdrawn_at: null },
            ...((state === "approved" || state === "refused") && {
              ...{ decided_by: programme.second.userId, decider_name: "x", decided_at: now },
            }),
            ...(state === "withdrawn" && { withdrawn_by: programme.proposer.userId, withdrawn_at: now }),
          })
          .where("id", "=", id)
          .execute(),
      );
    if (from !== "proposed") await set(from);
    if (from === "proposed" || from === to) await expect(set(to)).resolves.toHaveLength(1);
    else await expect(set(to)).rejects.toThrow(/has been decided on/);
  },
);

test("§earning-rules#adjustments the database: only whoever proposed withdraws, with who and when, and nothing begins decided", async () => {
  const programme = await aProgramme();
  const { proposer, second } = programme;
  const id = await proposed(programme);
  const at = app.clock.now();
  const set = (values: { withdrawn_by?: string; withdrawn_at?: Date; decided_by?: string }) =>
    plant(app, (tx) =>
      tx
        .updateTable("award_batches")
        .set({ state: "withdrawn", ...values })
        .where("id", "=", id)
        .execute(),
    );
  const who = { withdrawn_by: proposer.userId };
  await expect(set({ withdrawn_by: second.userId, withdrawn_at: at })).rejects.toThrow(/batches_withdrawn/);
  await expect(set(who)).rejects.toThrow(/batches_withdrawn/);
  await expect(set({ withdrawn_at: at })).rejects.toThrow(/batches_withdrawn/);
  await expect(set({ ...who, withdrawn_at: at, decided_by: second.userId })).rejects.toThrow(
    /batches_decided/,
  );
  const born = plant(app, async (tx) => {
    const { id: _, ...row } = await tx
      .selectFrom("award_batches")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const decided = { state: "approved", decided_by: second.userId, decided_at: at } as const;
    await tx
      .insertInto("award_batches")
      .values({ ...row, ...decided })
      .execute();
  });
  await expect(born).rejects.toThrow(/begins proposed/);
});

test("§earning-rules#adjustments a withdrawn visit stands in nobody's way", async () => {
  const { campaign, proposer, seller } = await aProgramme();
  const date = app.clock.today();
  const visit = async () => {
    const action = { campaignId: campaign.id, storeId: seller.storeId, date, userIds: [seller.userId] };
    const body = { ...action, reason: "Visita", dryRun: false };
    return (await app.request(contract.proposeMysteryCustomer, { body }, { as: proposer })).answer;
  };
  const { id } = await visit();
  expect((await visit()).people).toMatchObject([{ refused: "already_awarded" }]);
  await withdraw(proposer, id ?? "");
  expect((await visit()).ok).toBe(true);
});
