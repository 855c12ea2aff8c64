import { noCounters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { describe, expect, it } from "vitest";
import {
  addLine,
  bodyOf,
  dayRange,
  faultsOf,
  livePoints,
  putBack,
  removeLine,
  repeated,
  restored,
  rulesOn,
  type SaleContext,
  type SaleValues,
  setQuantity,
  startValues,
  unitPoints,
  valuesOf,
  worthKeeping,
} from "./sale-form.ts";
import type { Claim, ProductChoice } from "./sales.queries.ts";

const product = (id: string, productType = "Notebook"): ProductChoice => ({
  id,
  sku: `SKU-${id}`,
  name: `Product ${id}`,
  productType,
  brand: "Nimbus",
  processor: null,
  generation: null,
  pictureUrl: null,
});
const store = (id: string, photosAllowed = true) => ({
  id,
  name: id,
  city: null,
  retailerId: "r",
  retailer: "Chain",
  timeZone: "America/Sao_Paulo",
  photosAllowed,
  groupIds: [],
});
const campaign = { id: "c", beginsOn: "2026-11-01", endsOn: "2026-12-31" };
const enrolment = {
  campaign,
  stores: [store("center"), store("vault", false)],
  reportingDays: 15,
} as unknown as Parameters<typeof faultsOf>[1]["enrolment"];

const whole: SaleValues = {
  storeId: "center",
  invoiceNumber: "1234",
  saleDate: "2026-11-20",
  issuer: "",
  observation: "",
  lines: [{ product: product("a"), quantity: 2 }],
  photo: { fileId: "f", name: "invoice.jpg" },
  code: null,
  read: {},
};
/** Midday of the 21st in the store. */
const now = new Date("2026-11-21T15:00:00Z");

describe("§validation#sale-rules Sale: what is missing, by field", () => {
  const key = `352611${"12345678000195"}65001${"000000123"}1876543210`;
  it.each<[string, Partial<SaleValues>, object]>([
    ["nothing", {}, {}],
    ["the photo where phones and cameras are allowed", { photo: null }, { photo: "photo" }],
    ["no photo where they are not", { photo: null, storeId: "vault" }, {}],
    ["the store", { storeId: "" }, { store: "store" }],
    ["a store that is none of mine", { storeId: "gone" }, { store: "store" }],
    ["a number of signs alone", { invoiceNumber: " - " }, { invoiceNumber: "invoiceNumber" }],
    ["a key whose check digit is wrong", { invoiceNumber: key }, { invoiceNumber: "keyCheckDigit" }],
    ["a day", { saleDate: "" }, { saleDate: "saleDate" }],
    ["a day to come", { saleDate: "2026-11-22" }, { saleDate: "in_future" }],
    ["the fifteenth day, still good", { saleDate: "2026-11-06" }, {}],
    ["the sixteenth day", { saleDate: "2026-11-05" }, { saleDate: "too_old" }],
    ["a day before the campaign", { saleDate: "2026-10-31" }, { saleDate: "outside_campaign" }],
    ["lines", { lines: [] }, { lines: "lines" }],
    ["a quantity", { lines: [{ product: product("a"), quantity: 0 }] }, { lines: "quantity" }],
    ["256 characters, still good", { observation: "é".repeat(256) }, {}],
    ["257 characters", { observation: "é".repeat(257) }, { observation: "observation" }],
  ])("%s", (_, changes, faults) => {
    expect(faultsOf({ ...whole, ...changes }, { enrolment, now, sending: false })).toEqual(faults);
  });

  it("waits for a photo on its way", () => {
    expect(faultsOf({ ...whole, photo: null }, { enrolment, now, sending: true })).toEqual({
      photo: "photoSending",
    });
  });

  it("judges the day of what is sent once more by when it was sent first", () => {
    const old = { ...whole, saleDate: "2026-11-02" };
    expect(faultsOf(old, { enrolment, now, sending: false })).toEqual({ saleDate: "too_old" });
    const reportedAt = new Date("2026-11-10T12:00:00Z");
    expect(faultsOf(old, { enrolment, now, reportedAt, sending: false })).toEqual({});
  });

  it("offers days inside both the window and the campaign", () => {
    expect(dayRange(enrolment, "2026-11-21")).toEqual({ min: "2026-11-06", max: "2026-11-21" });
    expect(dayRange(enrolment, "2026-11-05")).toEqual({ min: "2026-11-01", max: "2026-11-05" });
    expect(dayRange(enrolment, "2027-01-04")).toEqual({ min: "2026-12-20", max: "2026-12-31" });
  });
});

describe("an empty form", () => {
  it("knows the store used last, else the only one", () => {
    const { stores } = enrolment;
    expect(startValues(stores, "2026-11-21", "vault").storeId).toBe("vault");
    expect(startValues(stores, "2026-11-21", "gone").storeId).toBe("");
    expect(startValues(stores.slice(0, 1), "2026-11-21").storeId).toBe("center");
    expect(startValues(stores, "2026-11-21").saleDate).toBe("2026-11-21");
  });

  it("goes on where it was left, without a store that is mine no more", () => {
    expect(restored(whole, enrolment.stores)).toBe(whole);
    expect(restored({ ...whole, storeId: "gone" }, enrolment.stores)).toEqual({ ...whole, storeId: "" });
  });

  it("is not worth keeping, whatever store and day it begins with", () => {
    expect(worthKeeping(startValues(enrolment.stores, "2026-11-21", "vault"))).toBe(false);
    expect(worthKeeping(whole)).toBe(true);
  });
});

describe("lines", () => {
  const lines = [
    { product: product("a"), quantity: 2 },
    { product: product("b"), quantity: 1 },
  ];
  const shown = (list: readonly { product: ProductChoice; quantity: number }[]) =>
    list.map((line) => `${line.product.id}${line.quantity}`).join(" ");

  it("hold a product once: what is added twice grows", () => {
    expect(shown(addLine(lines, product("c")))).toBe("a2 b1 c1");
    expect(shown(addLine(lines, product("a"), 3))).toBe("a5 b1");
    expect(shown(addLine(lines, product("a"), 999))).toBe("a1000 b1");
  });

  it("take whole quantities up to 1000", () => {
    expect(shown(setQuantity(lines, "b", 7.9))).toBe("a2 b7");
    expect(shown(setQuantity(lines, "b", Number.NaN))).toBe("a2 b0");
    expect(shown(setQuantity(lines, "b", 5000))).toBe("a2 b1000");
  });

  it("come back where they were, into what was added meanwhile", () => {
    const [first] = lines;
    if (!first) throw new Error("no line");
    const rest = removeLine(lines, "a");
    expect(shown(rest)).toBe("b1");
    expect(shown(putBack(rest, first, 0))).toBe("a2 b1");
    expect(shown(putBack(addLine(rest, product("a")), first, 0))).toBe("b1 a3");
  });
});

describe("what is sent", () => {
  it("is the report, without what was left empty", () => {
    expect(bodyOf({ ...whole, invoiceNumber: " 1234 " }, "c", "phone")).toEqual({
      campaignId: "c",
      storeId: "center",
      invoiceNumber: "1234",
      saleDate: "2026-11-20",
      lines: [{ productId: "a", quantity: 2 }],
      observation: "",
      photoFileId: "f",
      device: "phone",
    });
  });

  it("carries the code as it stood there, and the shop", () => {
    const body = bodyOf({ ...whole, code: "https://…", issuer: " 123 " }, "c", "phone");
    expect([body.code, body.issuer]).toEqual(["https://…", "123"]);
  });

  it("is the same text for the same values, so that a repeat keeps its key", () => {
    expect(JSON.stringify(bodyOf({ ...whole }, "c", "d"))).toBe(JSON.stringify(bodyOf(whole, "c", "d")));
  });
});

it("§states#claims a rejected sale comes back with its photo, one line a product", () => {
  const line = { ...product("a"), productId: "a", quantity: 2 };
  const claim = {
    storeId: "center",
    invoiceNumber: "1234",
    saleDate: "2026-11-20",
    observation: "box",
    photo: { fileId: "f", url: "/f.jpg", type: "image/jpeg" },
    lines: [line, { ...line, quantity: 3 }],
  } as unknown as Claim;
  expect(valuesOf(claim)).toEqual({
    ...whole,
    observation: "box",
    lines: [{ product: product("a"), quantity: 5 }],
    photo: { fileId: "f", name: "" },
  });
  // Another sale like it keeps store and lines, and nothing that belongs to the invoice.
  expect(repeated(claim)).toEqual({
    ...valuesOf(claim),
    ...{ invoiceNumber: "", saleDate: "", observation: "", photo: null },
  });
});

describe("§earning-rules#evaluation points while the form is filled in", () => {
  const ruleSet: RuleSet = {
    ...emptyRuleSet,
    base: [{ id: "notebooks", match: { productType: "Notebook" }, points: 60, experience: 30 }],
    multipliers: [
      {
        id: "weekend",
        name: { "pt-BR": "Fim de semana" },
        factor: { numerator: 2, denominator: 1 },
        from: "2026-11-21",
        to: "2026-11-22",
        match: {},
        countries: [],
        storeGroupIds: [],
        levels: [],
        experienceToo: false,
        stacks: false,
      },
    ],
    caps: [{ id: "day", kind: "points_per_day", limit: 200 }],
  };
  const versions = [
    { id: "v1", version: 1, effectiveFrom: "2026-11-01", hash: "", document: emptyRuleSet },
    { id: "v2", version: 2, effectiveFrom: "2026-11-10", hash: "", document: ruleSet },
  ];
  const standing: SaleContext = {
    country: "BR",
    storeGroupIds: [],
    level: "basic",
    counters: { ...noCounters, day: 150 },
  };
  const sale = { saleDate: "2026-11-20", lines: [{ product: product("a"), quantity: 1 }] };

  it("go by the latest rules in force on the sale date", () => {
    expect(rulesOn({ versions }, "2026-11-09")).toBe(emptyRuleSet);
    expect(rulesOn({ versions }, "2026-11-10")).toBe(ruleSet);
    expect(rulesOn({ versions }, "2026-10-31")).toBeUndefined();
    expect(livePoints({ ...sale, saleDate: "2026-10-31" }, { versions }, standing)).toBeUndefined();
  });

  it("know what limits have left and leave a line without quantity out", () => {
    const lines = [...sale.lines, { product: product("b"), quantity: 0 }];
    const earned = livePoints({ ...sale, lines }, { versions }, standing);
    expect(earned?.points).toBe(50);
    expect(earned?.lines.map(({ key }) => key)).toEqual(["a"]);
    expect(earned?.lines[0]?.trace.map(({ step }) => step)).toEqual(["base", "cap"]);
  });

  it("of one unit hold promotions and no limits", () => {
    const pointsOn = (saleDate: string) => unitPoints(product("a"), saleDate, { versions }, standing);
    expect([pointsOn("2026-11-20"), pointsOn("2026-11-21"), pointsOn("2026-10-31")]).toEqual([
      60,
      120,
      undefined,
    ]);
    expect(unitPoints(product("m", "Monitor"), "2026-11-20", { versions }, standing)).toBe(0);
  });
});
