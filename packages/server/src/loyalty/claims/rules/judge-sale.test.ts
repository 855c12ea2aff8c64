import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { describe, expect, test } from "vitest";
import { documentOf } from "./document.ts";
import { type Basket, judgeSale, type SaleGround, type SaleRefusal } from "./judge-sale.ts";

const store = {
  id: "center",
  timeZone: "America/Sao_Paulo",
  active: true,
  photosAllowed: true,
  groupIds: ["malls"],
};
const window = {
  country: "BR" as const,
  beginsOn: "2026-10-01",
  endsOn: "2026-12-15",
  beginsAt: new Date("2026-10-01T03:00:00Z"),
  endsAt: new Date("2026-12-16T03:00:00Z"),
};
const ground: SaleGround = {
  campaign: { reportingDays: 15 },
  window,
  enrolment: { storeIds: ["center", "north"] },
  store,
  level: "basic",
  rules: { versionId: "v1", ruleSet: emptyRuleSet },
};
const notebook = { sku: "AU-1", productType: "Notebook", brand: "Aurora", processor: null, generation: null };
const products = new Map([
  ["notebook", { ...notebook, id: "notebook", name: "Aurora 1", pictureFileId: null }],
]);

interface Case {
  ground?: Partial<SaleGround>;
  store?: Partial<typeof store>;
  saleDate?: string;
  first?: string;
  now?: string;
  invoiceNumber?: string;
  sent?: boolean;
  photoFileId?: string | null;
  photoUsable?: boolean;
  productIds?: string[];
}

function judge(sale: Case): Basket | SaleRefusal {
  const { saleDate = "2026-11-02", now = "2026-11-05T12:00:00Z", invoiceNumber = "123" } = sale;
  const { photoFileId = "photo", photoUsable = true, productIds = ["notebook"] } = sale;
  const lines = productIds.map((productId) => ({ productId, quantity: 2 }));
  const facts = {
    ground: { ...ground, store: { ...store, ...sale.store }, ...sale.ground },
    products,
    document: documentOf({ invoiceNumber, saleDate }, "BR"),
    sent: sale.sent ?? false,
    photoUsable,
  };
  const times = { first: new Date(sale.first ?? now), now: new Date(now) };
  return judgeSale({ storeId: "center", saleDate, lines, photoFileId }, facts, times);
}

/** The problem's code with the fields it is about; "ok" for a basket. */
function verdict(sale: Case): string {
  const judged = judge(sale);
  if (!("problem" in judged)) return "ok";
  return [judged.problem.code, ...(judged.fields ?? []).map(({ path }) => path)].join(" ");
}

const outside = "sales.outside_campaign body.saleDate";

describe("§validation#sale-window: within 15 days of the sale, by the store's days", () => {
  test.each<[string, Case, string]>([
    ["today", { saleDate: "2026-11-05" }, "ok"],
    ["tomorrow's", { saleDate: "2026-11-06" }, "sales.in_future body.saleDate"],
    ["still today in the store", { saleDate: "2026-11-05", now: "2026-11-06T02:59:59.999Z" }, "ok"],
    [
      "not yet today",
      { saleDate: "2026-11-05", now: "2026-11-05T02:59:59Z" },
      "sales.in_future body.saleDate",
    ],
    ["the fifteenth day's end", { saleDate: "2026-11-02", now: "2026-11-18T02:59:59.999Z" }, "ok"],
    [
      "a moment later",
      { saleDate: "2026-11-02", now: "2026-11-18T03:00:00Z" },
      "sales.too_old body.saleDate",
    ],
    [
      "three days where the campaign says so",
      { saleDate: "2026-11-02", ground: { campaign: { reportingDays: 3 } } },
      "ok",
    ],
    [
      "and not four",
      { saleDate: "2026-11-01", ground: { campaign: { reportingDays: 3 } } },
      "sales.too_old body.saleDate",
    ],
    [
      "a second try counts from the first",
      { saleDate: "2026-11-02", first: "2026-11-05T12:00:00Z", now: "2026-12-10T12:00:00Z" },
      "ok",
    ],
  ])("%s", (_, sale, expected) => {
    expect(verdict(sale)).toBe(expected);
  });

  test("tells how many days", () => {
    expect(judge({ saleDate: "2026-10-20" })).toMatchObject({ params: { days: 15 } });
  });
});

describe("§validation#sale-window sale inside the campaign", () => {
  test.each<[string, Case, string]>([
    ["its first day", { saleDate: "2026-10-01", now: "2026-10-01T03:00:00Z" }, "ok"],
    ["the moment before", { saleDate: "2026-09-30", now: "2026-10-01T02:59:59Z" }, "campaigns.not_open"],
    ["a sale of the day before", { saleDate: "2026-09-30", now: "2026-10-02T12:00:00Z" }, outside],
    ["its last moment", { saleDate: "2026-12-15", now: "2026-12-16T02:59:59.999Z" }, "ok"],
    ["told of after the end", { saleDate: "2026-12-15", now: "2026-12-16T03:00:00Z" }, outside],
    ["made after the end", { saleDate: "2026-12-16", now: "2026-12-16T12:00:00Z" }, outside],
    [
      "a second try after the end",
      { saleDate: "2026-12-10", first: "2026-12-11T12:00:00Z", now: "2026-12-16T03:00:00Z" },
      outside,
    ],
    [
      "the end is the campaign's, where a store's day ends later",
      { saleDate: "2026-12-15", now: "2026-12-16T03:00:00Z", store: { timeZone: "America/Manaus" } },
      outside,
    ],
    [
      "or earlier",
      { saleDate: "2026-12-15", now: "2026-12-16T02:59:59Z", store: { timeZone: "America/Noronha" } },
      "ok",
    ],
    ["no country of the campaign", { ground: { window: null } }, "campaigns.not_open"],
    ["no rules yet", { ground: { rules: null } }, "campaigns.not_open"],
  ])("%s", (_, sale, expected) => {
    expect(verdict(sale)).toBe(expected);
  });

  test("tells its days", () => {
    const judged = judge({ saleDate: "2026-09-30" });
    expect(judged).toMatchObject({ params: { from: "2026-10-01", to: "2026-12-15" } });
  });
});

describe("§validation#campaign-sign-up campaign sign-up: a store they signed up with", () => {
  const notTheirs = "sales.store_not_enrolled body.storeId";
  test.each<[string, Case, string]>([
    ["another of theirs", { store: { id: "north" } }, "ok"],
    ["one they did not name", { store: { id: "south" } }, notTheirs],
    ["one that closed", { store: { active: false } }, notTheirs],
    ["one that is not there", { ground: { store: null } }, notTheirs],
    ["nobody who did not sign up", { ground: { enrolment: null } }, "campaigns.not_enrolled"],
  ])("%s", (_, sale, expected) => {
    expect(verdict(sale)).toBe(expected);
  });
});

describe("§validation#invoice-photo, mandatory where phones and cameras are allowed", () => {
  test.each<[string, Case, string]>([
    ["allowed, sent", {}, "ok"],
    ["allowed, missing", { photoFileId: null }, "sales.photo_missing body.photoFileId"],
    ["not allowed, missing", { photoFileId: null, store: { photosAllowed: false } }, "ok"],
    ["not allowed, sent all the same", { store: { photosAllowed: false } }, "ok"],
    ["somebody else's", { photoUsable: false }, "sales.photo_unusable body.photoFileId"],
    [
      "somebody else's, where none is needed",
      { photoUsable: false, store: { photosAllowed: false } },
      "sales.photo_unusable body.photoFileId",
    ],
  ])("%s", (_, sale, expected) => {
    expect(verdict(sale)).toBe(expected);
  });
});

describe("§messages#invoice-already-sent invoice number already sent", () => {
  test.each<[string, Case, string]>([
    ["for the first time", { sent: false }, "ok"],
    ["once more", { sent: true }, "sales.invoice_sent body.invoiceNumber"],
    ["no number at all", { invoiceNumber: "–" }, "sales.invoice_number_empty body.invoiceNumber"],
    [
      "is told before a missing photo",
      { sent: true, photoFileId: null },
      "sales.invoice_sent body.invoiceNumber",
    ],
    ["and after a wrong day", { sent: true, saleDate: "2026-11-06" }, "sales.in_future body.saleDate"],
  ])("%s", (_, sale, expected) => {
    expect(verdict(sale)).toBe(expected);
  });
});

describe("§earning-rules#evaluation what a sale is, as rules see it", () => {
  test("each line by its place, with the product's keys and by whose rules", () => {
    const line = { ...notebook, quantity: 2 };
    expect(judge({ productIds: ["notebook", "notebook"] })).toEqual({
      ruleSetVersionId: "v1",
      ruleSet: emptyRuleSet,
      facts: {
        saleDate: "2026-11-02",
        country: "BR",
        storeGroupIds: ["malls"],
        level: "basic",
        lines: [
          { ...line, key: "0" },
          { ...line, key: "1" },
        ],
      },
    });
  });

  test("every product that is not sold is named", () => {
    expect(verdict({ productIds: ["gone", "notebook", "never"] })).toBe(
      "sales.not_in_catalogue body.lines.0.productId body.lines.2.productId",
    );
  });
});
