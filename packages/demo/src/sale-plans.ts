import { addDays, firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { signalKinds } from "@trilha/contract/loyalty/claims/shapes.ts";
import { evaluateSale } from "@trilha/contract/loyalty/earning/evaluate.ts";
import type { Evaluation } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { noCounters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { PlantedCampaign, PlantedEnrolment } from "./plant-campaigns.ts";
import type { PlantedCatalogue, PlantedProduct } from "./plant-catalogue.ts";
import type { PlantedProgramme, PlantedStore } from "./plant-client.ts";
import type { Random } from "./random.ts";

const hour = 3_600_000;
const day = 24 * hour;

export type SaleFate = "auto_accepted" | "accepted" | "partly" | "rejected" | "in_review";

/** A sale of the demo before it is written. */
export interface SalePlan {
  id: string;
  campaign: PlantedCampaign;
  enrolment: PlantedEnrolment;
  store: PlantedStore;
  saleDate: string;
  submittedAt: Date;
  decidedAt: Date;
  invoiceNumber: string;
  lines: { id: string; product: PlantedProduct; quantity: number }[];
  evaluation: Evaluation;
  fate: SaleFate;
  signals: {
    kind: (typeof signalKinds)[number];
    weight: number;
    details: Record<string, string | number | boolean>;
  }[];
}

/** Suspicions for the auditors' queue, in turns. */
const suspicions: readonly SalePlan["signals"][] = [
  [{ kind: "same_file", weight: 60, details: { own: false, count: 1 } }],
  [{ kind: "near_picture", weight: 35, details: { own: false, distance: 4 } }],
  [{ kind: "number_differs", weight: 25, details: { read: "88214", typed: "88241" } }],
  [
    { kind: "key_date_differs", weight: 30, details: { read: "2026-01", typed: "2026-02" } },
    { kind: "nothing_read", weight: 25, details: { picture: "unread" } },
  ],
  [{ kind: "many_users_device", weight: 25, details: { people: 4 } }],
  [
    { kind: "many_today_user", weight: 15, details: { claims: 31 } },
    { kind: "too_fast", weight: 15, details: { seconds: 6 } },
  ],
  [
    { kind: "issuer_unknown", weight: 20, details: { issuer: "12345678000195", known: 9 } },
    { kind: "nothing_read", weight: 25, details: { picture: "unread" } },
  ],
  [{ kind: "sampled", weight: 0, details: {} }],
  [{ kind: "key_invalid", weight: 30, details: { problem: "check_digit" } }],
];

/** Sale plans: `often` are those a visitor signs in as. */
export function planSales(
  random: Random,
  campaign: PlantedCampaign,
  given: {
    programme: PlantedProgramme;
    catalogue: PlantedCatalogue;
    often: ReadonlySet<string>;
    count: number;
    waiting: number;
    now: Date;
  },
): SalePlan[] {
  const { now, often } = given;
  const running = campaign.plan.state === "running";
  const regulars = campaign.enrolments.filter(({ userId }) => often.has(userId));
  const plans: SalePlan[] = [];
  for (let at = 0; at < given.count; at += 1) {
    const enrolment =
      at < regulars.length * 10 ? regulars[at % regulars.length] : random.pick(campaign.enrolments);
    const plan = enrolment && planSale(random, campaign, enrolment, given);
    if (plan) plans.push(plan);
  }
  plans.sort((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime());
  if (!running) return plans;
  // The last ones to come in wait; those of the people one signs in as too, one or two of each.
  const recent = plans.filter(({ submittedAt }) => now.getTime() - submittedAt.getTime() < 12 * day);
  for (const [index, plan] of recent.slice(-given.waiting).entries()) {
    plan.fate = "in_review";
    plan.signals = [...(suspicions[index % suspicions.length] ?? [])];
  }
  for (const { userId } of regulars) giveEveryFate(plans.filter((plan) => plan.enrolment.userId === userId));
  return plans;
}

const fates: readonly SaleFate[] = [
  "in_review",
  "auto_accepted",
  "rejected",
  "partly",
  "accepted",
  "auto_accepted",
];

/** Every fate for a signed-in person, the newest first under audit. */
function giveEveryFate(plans: readonly SalePlan[]): void {
  for (const [index, plan] of plans.toReversed().entries()) {
    const fate = fates[index % fates.length] ?? "accepted";
    plan.fate = fate === "partly" && plan.lines.length < 2 ? "accepted" : fate;
    if (index > 0 && plan.fate === "in_review") plan.fate = "auto_accepted";
    plan.signals = plan.fate === "in_review" ? [{ kind: "sampled", weight: 0, details: {} }] : [];
  }
}

function planSale(
  random: Random,
  campaign: PlantedCampaign,
  enrolment: PlantedEnrolment,
  { programme, catalogue, now }: { programme: PlantedProgramme; catalogue: PlantedCatalogue; now: Date },
): SalePlan | undefined {
  const window = campaign.windows.find(({ country }) => country === enrolment.country);
  const store = programme.stores.find(({ id }) => id === enrolment.storeIds[0]);
  if (!window || !store) return undefined;
  const first = Math.max(window.beginsAt.getTime(), enrolment.at.getTime());
  const last = Math.min(window.endsAt.getTime(), now.getTime()) - 2 * hour;
  if (last - first < day) return undefined;
  const submittedAt = new Date(first + random.below(last - first));
  const saleDay = addDays(localDay(submittedAt, window.timeZone), -random.below(5));
  const saleDate = saleDay < window.beginsOn ? window.beginsOn : saleDay;
  const sold = catalogue.products.filter(({ active }) => active);
  const lines = Array.from({ length: 1 + random.below(3) }, () => ({
    id: random.id(submittedAt),
    product: random.pick(sold),
    quantity: 1 + (random.chance(0.3) ? random.below(3) : 0),
  }));
  const groups = catalogue.storeGroups.filter(({ storeIds }) => storeIds.includes(store.id));
  const evaluation = evaluateSale(
    campaign.ruleSet,
    {
      saleDate,
      country: enrolment.country,
      storeGroupIds: groups.map(({ id }) => id),
      level: "basic",
      lines: lines.map(({ product, quantity }, index) => ({
        ...{ key: String(index), quantity, productType: product.type, brand: product.brand },
        ...{ processor: product.processor, generation: product.generation, sku: product.sku },
      })),
    },
    noCounters,
  );
  const chance = random.next();
  const fate: SaleFate =
    chance < 0.72 ? "auto_accepted" : chance < 0.86 ? "accepted" : chance < 0.92 ? "partly" : "rejected";
  return {
    ...{ id: random.id(submittedAt), campaign, enrolment, store, saleDate, submittedAt, lines, evaluation },
    decidedAt: new Date(
      Math.min(submittedAt.getTime() + hour + random.below(40 * hour), now.getTime() - hour),
    ),
    invoiceNumber: `${1 + random.below(9)}-${random.digits(6)}`,
    fate: fate === "partly" && lines.length < 2 ? "accepted" : fate,
    signals: [],
  };
}

/** When a sale counts as earned. */
export function earnedAt({ saleDate, campaign, enrolment }: SalePlan): Date {
  const window = campaign.windows.find(({ country }) => country === enrolment.country);
  return firstMomentOf(saleDate, window?.timeZone ?? "UTC");
}
