import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { addDays } from "@trilha/contract/core/zoned-days.ts";
import { normalizedInvoiceNumber } from "@trilha/contract/loyalty/claims/invoices/numbers.ts";
import { lineUnitLimit } from "@trilha/contract/loyalty/claims/limits.ts";
import { evaluateSale } from "@trilha/contract/loyalty/earning/evaluate.ts";
import { type Counters, type Evaluation, noCounters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { saleWindow } from "@trilha/contract/loyalty/earning/sale-window.ts";
import type { CampaignEnrolment, RulesInForce } from "../../earning/earning.queries.ts";
import { keyFault, type ReadFields } from "./invoice-code.ts";
import type { Claim, ProductChoice, ReportBody } from "./sales.queries.ts";

// §entities#sale, §validation#sale-rules Sale: what the form holds, what it lacks, what it earns and what is sent of it. Pure: the day and the
// counters come in.

export type SaleLine = { readonly product: ProductChoice; readonly quantity: number };
export type SalePhoto = { readonly fileId: string; readonly name: string };

export type SaleValues = {
  readonly storeId: string;
  readonly invoiceNumber: string;
  readonly saleDate: string;
  readonly issuer: string;
  readonly observation: string;
  readonly lines: readonly SaleLine[];
  readonly photo: SalePhoto | null;
  /** Code the device read from the invoice, as it stood there. */
  readonly code: string | null;
  /** Fields of that code, to tell read values from typed ones. */
  readonly read: ReadFields;
};

export type SaleStore = CampaignEnrolment["stores"][number];
type Rules = Pick<RulesInForce, "versions">;

/** An empty form: the store used last, else the only one; today. */
export function startValues(stores: readonly SaleStore[], today: string, lastStoreId?: string): SaleValues {
  const [only, other] = stores;
  const last = stores.find(({ id }) => id === lastStoreId);
  return {
    storeId: last?.id ?? (other ? "" : (only?.id ?? "")),
    invoiceNumber: "",
    saleDate: today,
    issuer: "",
    observation: "",
    lines: [],
    photo: null,
    code: null,
    read: {},
  };
}

/** A sale that was sent, as the form shows it for sending once more. */
export function valuesOf(claim: Claim): SaleValues {
  const lines = claim.lines.reduce<readonly SaleLine[]>(
    (all, { productId, sku, name, productType, brand, processor, generation, pictureUrl, quantity }) =>
      addLine(
        all,
        { id: productId, sku, name, productType, brand, processor, generation, pictureUrl },
        quantity,
      ),
    [],
  );
  const { photo } = claim;
  return {
    storeId: claim.storeId,
    invoiceNumber: claim.invoiceNumber,
    saleDate: claim.saleDate,
    issuer: "",
    observation: claim.observation,
    lines,
    photo: photo && { fileId: photo.fileId, name: "" },
    code: null,
    read: {},
  };
}

/** A new sale like an earlier one: its store and lines; number, day and picture are those of another invoice. */
export const repeated = (claim: Claim): SaleValues => ({
  ...valuesOf(claim),
  invoiceNumber: "",
  saleDate: "",
  observation: "",
  photo: null,
});

/** A draft as it can go on today: a store I no longer report for is chosen anew. */
export const restored = (values: SaleValues, stores: readonly SaleStore[]): SaleValues =>
  stores.some(({ id }) => id === values.storeId) ? values : { ...values, storeId: "" };

/** Whether there is something in it worth keeping. */
export const worthKeeping = (values: SaleValues): boolean =>
  values.photo !== null ||
  values.lines.length > 0 ||
  [values.invoiceNumber, values.issuer, values.observation].some((text) => text.trim() !== "");

/** One product, one line: what is there already only grows. */
export function addLine(
  lines: readonly SaleLine[],
  product: ProductChoice,
  quantity = 1,
): readonly SaleLine[] {
  if (!lines.some((line) => line.product.id === product.id)) return [...lines, { product, quantity }];
  return lines.map((line) =>
    line.product.id === product.id
      ? { product, quantity: Math.min(lineUnitLimit, line.quantity + quantity) }
      : line,
  );
}

/** Zero while the number is being typed anew. */
export const setQuantity = (lines: readonly SaleLine[], productId: string, quantity: number) =>
  lines.map((line) =>
    line.product.id === productId
      ? { ...line, quantity: Math.max(0, Math.min(lineUnitLimit, Math.trunc(quantity) || 0)) }
      : line,
  );

export const removeLine = (lines: readonly SaleLine[], productId: string) =>
  lines.filter(({ product }) => product.id !== productId);

/** Puts a line back where it was. */
export const putBack = (lines: readonly SaleLine[], line: SaleLine, at: number): readonly SaleLine[] =>
  lines.some(({ product }) => product.id === line.product.id)
    ? addLine(lines, line.product, line.quantity)
    : [...lines.slice(0, at), line, ...lines.slice(at)];

/** First and last day a sale of this store may have now: calendar days of the store (§validation#sale-window). */
export function dayRange(
  { campaign, reportingDays }: Pick<CampaignEnrolment, "campaign" | "reportingDays">,
  today: string,
): { min: string; max: string } {
  const earliest = addDays(today, -reportingDays);
  return {
    min: earliest > campaign.beginsOn ? earliest : campaign.beginsOn,
    max: today < campaign.endsOn ? today : campaign.endsOn,
  };
}

export const saleFields = ["photo", "store", "invoiceNumber", "saleDate", "lines", "observation"] as const;
export type SaleField = (typeof saleFields)[number];
export type SaleFault =
  | "photo"
  | "photoSending"
  | "store"
  | "invoiceNumber"
  | "keyCheckDigit"
  | "keyWrong"
  | "saleDate"
  | "in_future"
  | "outside_campaign"
  | "too_old"
  | "lines"
  | "quantity"
  | "observation";

type Ground = {
  readonly enrolment: Pick<CampaignEnrolment, "campaign" | "stores" | "reportingDays">;
  readonly now: Date;
  /** A sale that is sent once more was told of when it was sent first. */
  readonly reportedAt?: Date | undefined;
  readonly sending: boolean;
};

/** Faults that keep the form from being sent, by field, in the order of the page. */
export function faultsOf(values: SaleValues, ground: Ground): Partial<Record<SaleField, SaleFault>> {
  const { enrolment, sending } = ground;
  const store = enrolment.stores.find(({ id }) => id === values.storeId);
  const faults: [SaleField, SaleFault | undefined][] = [
    ["photo", sending ? "photoSending" : !values.photo && store?.photosAllowed ? "photo" : undefined],
    ["store", store ? undefined : "store"],
    ["invoiceNumber", numberFault(values.invoiceNumber)],
    ["saleDate", dayFault(values.saleDate, store, ground)],
    ["lines", linesFault(values.lines)],
    ["observation", [...values.observation].length > textLimit ? "observation" : undefined],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

function numberFault(text: string): SaleFault | undefined {
  if (!normalizedInvoiceNumber(text)) return "invoiceNumber";
  const fault = keyFault(text);
  if (!fault) return undefined;
  return fault === "check_digit" ? "keyCheckDigit" : "keyWrong";
}

function dayFault(
  saleDate: string,
  store: SaleStore | undefined,
  { enrolment, now, reportedAt }: Ground,
): SaleFault | undefined {
  if (!saleDate) return "saleDate";
  if (!store) return undefined;
  const { beginsOn, endsOn } = enrolment.campaign;
  const { reportingDays } = enrolment;
  const verdict = saleWindow({
    saleDate,
    reportedAt: reportedAt ?? now,
    timeZone: store.timeZone,
    campaign: { beginsOn, endsOn, reportingDays },
  });
  if (verdict === "ok") return undefined;
  return verdict === "reported_after_end" ? "outside_campaign" : verdict;
}

function linesFault(lines: readonly SaleLine[]): SaleFault | undefined {
  if (lines.length === 0) return "lines";
  return lines.some(({ quantity }) => quantity < 1) ? "quantity" : undefined;
}

/** Body that is sent. The same values give the same body, so a repeat keeps its key. */
export function bodyOf(values: SaleValues, campaignId: string, device: string): ReportBody {
  const { storeId, saleDate, photo, code } = values;
  const issuer = values.issuer.trim();
  return {
    campaignId,
    storeId,
    invoiceNumber: values.invoiceNumber.trim(),
    saleDate,
    lines: values.lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    observation: values.observation.trim(),
    photoFileId: photo?.fileId ?? null,
    ...(code ? { code } : {}),
    ...(issuer ? { issuer } : {}),
    device,
  };
}

/** Where a sale stands, as far as points depend on it. */
export type SaleContext = {
  readonly country: Country;
  readonly storeGroupIds: readonly string[];
  readonly level: Level;
  readonly counters: Counters;
};

/** The rules of a sale date: the latest version in force that day, as the server chooses it. */
export const rulesOn = ({ versions }: Rules, saleDate: string): RuleSet | undefined =>
  [...versions]
    .filter(({ effectiveFrom }) => effectiveFrom <= saleDate)
    .sort((a, b) => b.version - a.version)[0]?.document;

/** Points the lines earn now, each by its product's id; undefined while no rules hold for that day. */
export function livePoints(
  values: Pick<SaleValues, "lines" | "saleDate">,
  rules: Rules,
  { counters, ...standing }: SaleContext,
): Evaluation | undefined {
  const ruleSet = rulesOn(rules, values.saleDate);
  if (!ruleSet) return undefined;
  const lines = values.lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ product, quantity }) => ({ ...keysOf(product), key: product.id, quantity }));
  return evaluateSale(ruleSet, { saleDate: values.saleDate, ...standing, lines }, counters);
}

/** Points one unit gives now, promotions included, limits left out: those depend on the whole sale. */
export function unitPoints(
  product: ProductChoice,
  saleDate: string,
  rules: Rules,
  { counters: _, ...standing }: SaleContext,
): number | undefined {
  const ruleSet = rulesOn(rules, saleDate);
  if (!ruleSet) return undefined;
  const lines = [{ ...keysOf(product), key: product.id, quantity: 1 }];
  return evaluateSale(withoutLimits(ruleSet), { saleDate, ...standing, lines }, noCounters).points;
}

const unlimited = new WeakMap<RuleSet, RuleSet>();

/** The same object every time: rules are prepared once per object. */
function withoutLimits(ruleSet: RuleSet): RuleSet {
  const known = unlimited.get(ruleSet);
  if (known) return known;
  const made = { ...ruleSet, caps: [] };
  unlimited.set(ruleSet, made);
  return made;
}

const keysOf = ({ productType, brand, processor, generation, sku }: ProductChoice) => ({
  productType,
  brand,
  processor,
  generation,
  sku,
});
