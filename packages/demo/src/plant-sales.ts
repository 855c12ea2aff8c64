import type { RejectionReason } from "@trilha/contract/core/reasons.ts";
import { normalizedInvoiceNumber } from "@trilha/contract/loyalty/claims/invoices/numbers.ts";
import type { ClaimState } from "@trilha/contract/loyalty/claims/states.ts";
import { isRefusal } from "../../server/src/core/refusal.ts";
import type { Tx } from "../../server/src/db/database.ts";
import { addToCounters, expiresAtFor } from "../../server/src/loyalty/campaigns/index.ts";
import { awardMany, expirePot, judge } from "../../server/src/loyalty/ledger/index.ts";
import type { StorePort } from "../../server/src/platform/outside/ports.ts";
import type { PlantedCampaign } from "./plant-campaigns.ts";
import type { PlantedCatalogue } from "./plant-catalogue.ts";
import type { PlantedProgramme } from "./plant-client.ts";
import { type InvoiceFile, plantInvoices, renderInvoices } from "./plant-invoices.ts";
import type { PlantedPerson } from "./plant-people.ts";
import type { Random } from "./random.ts";
import { earnedAt, planSales, type SalePlan } from "./sale-plans.ts";

interface Given {
  programme: PlantedProgramme;
  catalogue: PlantedCatalogue;
  campaigns: readonly PlantedCampaign[];
  people: readonly PlantedPerson[];
  now: Date;
}

const batch = 150;
const rejections: readonly RejectionReason[] = [
  "reason.unreadable",
  "reason.other_products",
  "reason.other_date",
];
const often: ReadonlySet<string> = new Set(["vendedor", "cajera", "vendeuse", "pintor"]);

/** Sales of the demo in every state, credited through the ledger's own door, some of them before the auditors. */
export async function plantSales(tx: Tx, random: Random, store: StorePort, given: Given): Promise<void> {
  const { programme, campaigns, people } = given;
  const nimbus = programme.plan.slug === "nimbus";
  const regulars = new Set(people.filter(({ username }) => often.has(username)).map(({ id }) => id));
  const auditor = people.find(
    ({ memberships, roles }) => memberships[programme.id] && roles?.includes("auditor"),
  );
  if (!auditor) throw new Error("nobody audits");
  const drawings = await renderInvoices(random);
  for (const campaign of campaigns.filter(({ enrolments }) => enrolments.length > 0)) {
    const running = campaign.plan.state === "running";
    const plans = planSales(random, campaign, {
      ...given,
      often: regulars,
      count: nimbus ? (running ? 210 : 140) : 50,
      waiting: nimbus ? 24 : 5,
    });
    const files = plans.map((plan): InvoiceFile & { plan: SalePlan } => ({
      plan,
      id: random.id(plan.submittedAt),
      clientId: programme.id,
      ownerId: plan.enrolment.userId,
      drawing: random.pick(drawings),
      mark: plan.id,
      at: plan.submittedAt,
    }));
    // Sales whose auditor or owner is shown have a picture; stores without cameras report the rest.
    const shown = files.filter(
      ({ plan }) => plan.fate === "in_review" || regulars.has(plan.enrolment.userId),
    );
    const digests = await plantInvoices(tx, store, shown);
    for (let from = 0; from < files.length; from += batch) {
      const some = files.slice(from, from + batch);
      await plantClaims(tx, random, some, digests, auditor);
    }
    await plantAcceptanceDays(tx, campaign, plans);
    await bookInOrder(tx, plans, auditor);
    if (running) for (const plan of plans) await count(tx, plan);
    if (!running) await expireAll(tx, campaign, plans);
  }
}

const stateOf = ({ fate }: SalePlan): ClaimState => (fate === "partly" ? "accepted" : fate);
/** Per thousand: how likely a report of the random sample was to be drawn. */
const sampleRates = { newcomer: 400, known: 100 } as const;
const newcomerDays = 21;
const sampleRateOf = ({ submittedAt, enrolment }: SalePlan) =>
  submittedAt.getTime() - enrolment.at.getTime() < newcomerDays * 86_400_000
    ? sampleRates.newcomer
    : sampleRates.known;
const unitsOf = ({ lines }: SalePlan) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const riskOf = ({ signals }: SalePlan) => signals.reduce((sum, { weight }) => sum + weight, 0);
const reasonOf = ({ fate, invoiceNumber }: SalePlan) =>
  fate === "rejected" || fate === "partly"
    ? (rejections[Number(invoiceNumber[0]) % rejections.length] ?? null)
    : null;
/** First line of a sale that stands in part: it falls. */
const falls = ({ fate }: SalePlan, line: number) => fate === "rejected" || (fate === "partly" && line === 0);

async function plantClaims(
  tx: Tx,
  random: Random,
  files: readonly (InvoiceFile & { plan: SalePlan })[],
  digests: ReadonlyMap<string, Buffer>,
  auditor: PlantedPerson,
): Promise<void> {
  const byAuditor = (plan: SalePlan) => plan.fate !== "auto_accepted" && plan.fate !== "in_review";
  await tx
    .insertInto("claims")
    .values(
      files.map(({ plan, id, clientId }) => ({
        ...{
          id: plan.id,
          client_id: clientId,
          campaign_id: plan.campaign.id,
          user_id: plan.enrolment.userId,
        },
        ...{ country: plan.enrolment.country, retailer_id: plan.store.retailerId, store_id: plan.store.id },
        ...{ invoice_number: plan.invoiceNumber, sale_date: plan.saleDate, state: stateOf(plan) },
        invoice_key: normalizedInvoiceNumber(plan.invoiceNumber) ?? plan.id,
        ...{ photo_file_id: digests.has(id) ? id : null, photo_sha256: digests.get(id) ?? null },
        units: unitsOf(plan),
        ...{ points: plan.evaluation.points, experience: plan.evaluation.experience },
        ...{ rule_set_version_id: plan.campaign.ruleSetVersionId, submitted_at: plan.submittedAt },
        ...{ checked_at: new Date(plan.submittedAt.getTime() + 4_000), risk: riskOf(plan) },
        sampled: plan.signals.some(({ kind }) => kind === "sampled"),
        ...(byAuditor(plan) && { decided_by: auditor.id, decided_at: plan.decidedAt }),
        verdict_reason: reasonOf(plan),
        version: byAuditor(plan) ? 3 : 2,
      })),
    )
    .execute();
  await tx
    .insertInto("claim_lines")
    .values(
      files.flatMap(({ plan, clientId }) =>
        plan.lines.map(({ id, product, quantity }, index) => ({
          ...{ id, client_id: clientId, claim_id: plan.id, position: index + 1, product_id: product.id },
          ...{ sku: product.sku, name: product.name, product_type: product.type, brand: product.brand },
          ...{ processor: product.processor, generation: product.generation, quantity },
          points: plan.evaluation.lines[index]?.points ?? 0,
          experience: plan.evaluation.lines[index]?.experience ?? 0,
          trace: JSON.stringify(plan.evaluation.lines[index]?.trace ?? []),
          ...(byAuditor(plan) && {
            verdict: falls(plan, index) ? ("rejected" as const) : ("accepted" as const),
            accepted_quantity: falls(plan, index) ? 0 : quantity,
            reason: falls(plan, index) ? reasonOf(plan) : null,
          }),
        })),
      ),
    )
    .execute();
  const steps = files.flatMap(({ plan, clientId }) => {
    const keys = { client_id: clientId, claim_id: plan.id };
    const checked = new Date(plan.submittedAt.getTime() + 4_000);
    const looked = plan.fate === "auto_accepted" ? ("auto_accepted" as const) : ("in_review" as const);
    return [
      { ...keys, to_state: "submitted" as const, actor_id: plan.enrolment.userId, at: plan.submittedAt },
      { ...keys, from_state: "submitted" as const, to_state: looked, at: checked },
      ...(byAuditor(plan)
        ? [
            {
              ...{ ...keys, from_state: "in_review" as const, to_state: stateOf(plan), at: plan.decidedAt },
              ...{ actor_id: auditor.id, actor_name: `${auditor.firstName} ${auditor.lastName}` },
              reason: reasonOf(plan),
            },
          ]
        : []),
    ];
  });
  await tx.insertInto("claim_transitions").values(steps).execute();
  const waiting = files.filter(({ plan }) => plan.fate === "in_review");
  const others = files.filter(({ plan }) => plan.fate !== "in_review");
  if (waiting.length > 0) {
    await tx
      .insertInto("audit_queue")
      .values(
        waiting.map(({ plan, clientId }) => ({
          ...{ client_id: clientId, subject_type: "claim" as const, subject_id: plan.id },
          ...{ store_id: plan.store.id, user_id: plan.enrolment.userId, campaign_id: plan.campaign.id },
          ...{ priority: riskOf(plan) * plan.evaluation.points, queued_at: plan.submittedAt },
        })),
      )
      .execute();
    const signals = waiting.flatMap(({ plan, clientId }) =>
      plan.signals.map(({ kind, weight, details }) => ({
        ...{ client_id: clientId, claim_id: plan.id, attempt: 1, kind, weight, at: plan.submittedAt },
        details: JSON.stringify(details),
        other_claim_id: "own" in details && others.length > 0 ? random.pick(others).plan.id : null,
      })),
    );
    if (signals.length > 0) await tx.insertInto("claim_signals").values(signals).execute();
  }
  const decided = files.filter(({ plan }) => byAuditor(plan));
  const clientId = decided[0]?.clientId;
  if (!clientId) return;
  const verdicts = await tx
    .insertInto("audit_verdicts")
    .values(
      decided.map(({ plan, clientId }) => ({
        ...{
          client_id: clientId,
          subject_type: "claim" as const,
          subject_id: plan.id,
          auditor_id: auditor.id,
        },
        verdict: plan.fate === "partly" ? "partial" : plan.fate === "rejected" ? "rejected" : "accepted",
        ...{
          sampled: random.chance(plan.fate === "accepted" ? 0.8 : 0.02),
          points_before: plan.evaluation.points,
          at: plan.decidedAt,
        },
        points_rejected: plan.evaluation.lines.reduce(
          (sum, { points }, index) => sum + (falls(plan, index) ? points : 0),
          0,
        ),
        ...{ seconds: 12 + random.below(90), reason: reasonOf(plan) },
      })),
    )
    .returning(["subject_id", "sampled"])
    .execute();
  const drawn = new Set(verdicts.filter(({ sampled }) => sampled).map((row) => row.subject_id));
  for (const rate of Object.values(sampleRates)) {
    const ids = decided.flatMap(({ plan }) =>
      drawn.has(plan.id) && sampleRateOf(plan) === rate ? [plan.id] : [],
    );
    if (ids.length === 0) continue;
    await tx
      .updateTable("claims")
      .set({ sampled: true, sample_rate: rate })
      .where("client_id", "=", clientId)
      .where("id", "in", ids)
      .execute();
  }
}

/** Reports of a campaign by day, and those accepted without a person. */
async function plantAcceptanceDays(
  tx: Tx,
  campaign: PlantedCampaign,
  plans: readonly SalePlan[],
): Promise<void> {
  const days = Map.groupBy(plans, ({ submittedAt }) => submittedAt.toISOString().slice(0, 10));
  const rows = [...days].map(([day, sales]) => {
    const unseen = sales.filter(({ fate }) => fate === "auto_accepted");
    return {
      ...{ client_id: campaign.clientId, campaign_id: campaign.id, day, checked: sales.length },
      accepted: unseen.length,
      points: unseen.reduce((sum, { evaluation }) => sum + evaluation.points, 0),
    };
  });
  if (rows.length > 0) await tx.insertInto("acceptance_days").values(rows).execute();
}

/** Points come and are taken back in the order of their days, as a statement shows them. */
async function bookInOrder(tx: Tx, plans: readonly SalePlan[], auditor: PlantedPerson): Promise<void> {
  const fallen = plans.filter((plan) => plan.lines.some((_, index) => falls(plan, index)));
  const steps = [
    ...plans.map((plan) => ({ plan, at: plan.submittedAt, credits: true })),
    ...fallen.map((plan) => ({ plan, at: plan.decidedAt, credits: false })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime() || Number(b.credits) - Number(a.credits));
  let waiting: SalePlan[] = [];
  for (const { plan, credits } of steps) {
    if (credits) waiting.push(plan);
    else {
      await creditAll(tx, waiting);
      waiting = [];
      await takeBack(tx, plan, auditor);
    }
  }
  await creditAll(tx, waiting);
}

/** As the reports did, several at once. */
async function creditAll(tx: Tx, plans: readonly SalePlan[]): Promise<void> {
  const awards = plans.flatMap((plan) =>
    plan.lines.map(({ id, product, quantity }, index) => {
      const { campaign, enrolment, store, evaluation, submittedAt, invoiceNumber, saleDate } = plan;
      const window = campaign.windows.find(({ country }) => country === enrolment.country);
      if (!window) throw new Error("a sale outside its campaign");
      const { points = 0, experience = 0, trace = [] } = evaluation.lines[index] ?? {};
      const { city } = store;
      return {
        ...{ clientId: campaign.clientId, potId: campaign.id, userId: enrolment.userId },
        ...{ key: `award:${id}:1`, points, experience, source: { type: "claim_line", id } },
        // Accepted points clear as they are given: the demo starts sooner, and the books balance the same.
        audit: plan.fate === "in_review" || falls(plan, index) ? ("awaiting" as const) : ("cleared" as const),
        ...{ ruleSetVersionId: campaign.ruleSetVersionId, occurredAt: earnedAt(plan), now: submittedAt },
        ...{ expiresAt: expiresAtFor({ settlementDays: 0 }, window), actorId: enrolment.userId },
        details: {
          trace,
          document: {
            claimId: plan.id,
            invoiceNumber,
            saleDate,
            product: product.name,
            quantity,
            store: city,
          },
        },
      };
    }),
  );
  for (let from = 0; from < awards.length; from += batch) {
    const given = await awardMany(tx, awards.slice(from, from + batch));
    if (isRefusal(given)) throw new Error(`the demo's points were refused: ${given.refused.code}`);
  }
}

/** Reversal by an auditor. */
async function takeBack(tx: Tx, plan: SalePlan, auditor: PlantedPerson): Promise<void> {
  const { clientId } = plan.campaign;
  const { userId } = plan.enrolment;
  for (const { id } of plan.lines.filter((_, index) => falls(plan, index))) {
    const judged = await judge(tx, {
      ...{ clientId, userId, sourceId: id, decisionId: `audit:${plan.id}`, actorId: auditor.id },
      ...{ accepted: "none" as const, reason: reasonOf(plan), now: plan.decidedAt },
    });
    if (isRefusal(judged)) throw new Error(`the demo's verdict was refused: ${judged.refused.code}`);
  }
}

/** Counters of a sale; nothing will be reported any more where the campaign is over. */
async function count(tx: Tx, plan: SalePlan): Promise<void> {
  const { campaign, enrolment, store, saleDate: date, evaluation } = plan;
  const { clientId, ruleSet } = campaign;
  const stands = evaluation.lines.reduce(
    (sum, { points }, index) => sum + (falls(plan, index) ? 0 : points),
    0,
  );
  const reach = { clientId, campaignId: campaign.id, userId: enrolment.userId, storeId: store.id, date };
  await addToCounters(tx, { ...reach, ruleSet }, stands);
}

/** A campaign that is over has taken its points along. */
async function expireAll(tx: Tx, campaign: PlantedCampaign, plans: readonly SalePlan[]): Promise<void> {
  for (const userId of new Set(plans.map(({ enrolment }) => enrolment.userId))) {
    const { country } = campaign.enrolments.find((one) => one.userId === userId) ?? {};
    const window = campaign.windows.find((one) => one.country === country);
    if (!window) continue;
    const { clientId, id: potId } = campaign;
    await expirePot(tx, { clientId, potId, userId, now: window.endsAt, reason: null });
  }
}
