import type { InvoiceReading } from "@trilha/contract/loyalty/claims/invoices/reading.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { riskOf, riskThreshold } from "./risk.ts";
import { type ClaimFacts, photoSignalsOf, signalsOf } from "./signals.ts";

const reading: InvoiceReading = {
  country: "BR",
  scheme: "br.nfce",
  issuer: "12345678000195",
  type: "65",
  series: "1",
  number: "123",
  date: null,
  month: "2026-11",
  total: null,
  uniqueKey: "35261112345678000195650010000001231876543210",
  confidence: "certain",
};
const augustKey = "35260812345678000195650010000001231876543217";
const innocent: ClaimFacts = {
  userId: "me",
  country: "BR",
  invoiceNumber: "123",
  saleDate: "2026-11-20",
  units: 2,
  lines: 1,
  picture: "read",
  codeSent: true,
  acceptUnread: false,
  attempt: 1,
  fiscalKey: "BR:1",
  reading,
  sameFile: [],
  sameFiscalKey: [],
  sameDocument: [],
  nearPicture: [],
  sameNumber: [],
  issuers: { seen: 12, known: true },
  unitTotal: { median: 2000, of: 40 },
  lastDay: { user: 3, store: 9 },
  usersOfDevice: 1,
  sinceLast: 600,
  lastMinutes: 1,
  storesToday: 1,
  quantities: { lines: [{ units: 2, history: [] }], units: 2, store: [], person: [] },
  end: null,
};
const theirs = { id: "other", userId: "somebody", fiscalKey: null };
const near = { ...theirs, close: true };
const far = { ...theirs, close: false };
const mine = { id: "earlier", userId: "me", fiscalKey: null };
const signalsFor = (facts: Partial<ClaimFacts>) =>
  signalsOf({ ...innocent, ...facts }).map(({ kind, weight }) => [kind, weight]);

describe("§validation#sale-rules what speaks for a look at a sale", () => {
  it("nothing, where all is as usual", () => {
    expect(signalsOf(innocent)).toEqual([]);
  });

  const cases: [string, Partial<ClaimFacts>, (string | number)[][]][] = [
    ["the same file of somebody else", { sameFile: [mine, theirs] }, [["same_file", 60]]],
    ["the same file of one's own", { sameFile: [mine] }, [["same_file", 40]]],
    ["the same fiscal key", { sameFiscalKey: [theirs] }, [["same_fiscal_key", 70]]],
    ["the same document", { sameDocument: [theirs] }, [["same_document", 50]]],
    ["a near picture", { nearPicture: [{ ...theirs, distance: 4 }] }, [["near_picture", 35]]],
    [
      "a near picture with another fiscal key",
      { nearPicture: [{ ...theirs, fiscalKey: "BR:2", distance: 4 }] },
      [],
    ],
    [
      "the same file, told once",
      { sameFile: [theirs], nearPicture: [{ ...theirs, distance: 0 }] },
      [["same_file", 60]],
    ],
    ["another person's number in the chain", { sameNumber: [far] }, [["number_of_other", 15]]],
    [
      "another person's number in the store or on the day",
      { sameNumber: [far, near] },
      [["number_of_other", 40]],
    ],
    ["a plain colour, a blur", { reading: null, picture: "blank" }, [["picture_blank", 40]]],
    ["a code the picture does not show", { picture: "other" }, [["code_not_on_picture", 60]]],
    [
      "a code the server cannot find",
      { picture: "unread" },
      [
        ["code_not_on_picture", 30],
        ["nothing_read", 25],
      ],
    ],
    ["nothing read", { reading: null, codeSent: false, picture: "unread" }, [["nothing_read", 25]]],
    ["a PDF", { reading: null, codeSent: false, picture: "unreadable" }, [["nothing_read", 25]]],
    ["no picture at all", { reading: null, codeSent: false, picture: "none" }, [["nothing_read", 25]]],
    [
      "nothing read, where the programme accepts that",
      { reading: null, codeSent: false, picture: "unread", acceptUnread: true },
      [["nothing_read", 5]],
    ],
    [
      "Cyrillic letters in the number",
      { reading: null, invoiceNumber: "12\u0417" },
      [["foreign_letters", 30]],
    ],
    [
      "1,000 units without a history",
      { quantities: { ...innocent.quantities, lines: [{ units: 1000, history: [] }] } },
      [["quantity_unusual", 40]],
    ],
    ["six reports in ten minutes", { lastMinutes: 6 }, [["burst", 30]]],
    ["four stores in a day", { storesToday: 4 }, [["many_stores", 25]]],
    [
      "a code that contradicts itself",
      { reading: { ...reading, confidence: "weak" } },
      [["key_invalid", 30]],
    ],
    [
      "a typed key whose check digit is wrong",
      { reading: null, invoiceNumber: "35260812345678000195650010000001231876543218" },
      [["key_invalid", 30]],
    ],
    ["a key of another month", { saleDate: "2026-10-31" }, [["key_date_differs", 30]]],
    ["a code of another day", { reading: { ...reading, date: "2026-11-19" } }, [["key_date_differs", 30]]],
    ["a code of the same day", { reading: { ...reading, date: "2026-11-20" } }, []],
    ["a number that is not the code's", { invoiceNumber: "124" }, [["number_differs", 25]]],
    [
      "the key typed as number",
      {
        invoiceNumber: augustKey,
        saleDate: "2026-08-10",
        reading: { ...reading, month: "2026-08", uniqueKey: augustKey },
      },
      [],
    ],
    ["an issuer never seen in the chain", { issuers: { seen: 3, known: false } }, [["issuer_unknown", 25]]],
    ["the first issuer of a chain", { issuers: { seen: 0, known: false } }, [["issuer_unknown", 25]]],
    ["a total far too small", { reading: { ...reading, total: "39.90" } }, [["total_implausible", 20]]],
    ["a total far too large", { reading: { ...reading, total: "90000.00" } }, [["total_implausible", 20]]],
    ["a total as usual", { reading: { ...reading, total: "3990.00" } }, []],
    ["26 sales a day", { lastDay: { user: 26, store: 30 } }, [["many_today_user", 25]]],
    ["121 sales of a store a day", { lastDay: { user: 1, store: 121 } }, [["many_today_store", 10]]],
    ["three people on a device", { usersOfDevice: 3 }, [["many_users_device", 25]]],
    ["a burst at the end", { end: { claims: 9, usual: 2 } }, [["end_burst", 10]]],
    ["an end as ever", { end: { claims: 8, usual: 2 } }, []],
    ["eighteen seconds for a line", { sinceLast: 18 }, [["too_fast", 30]]],
    ["nineteen seconds for a line", { sinceLast: 19 }, []],
    ["a second try", { attempt: 2 }, [["resubmitted", 25]]],
  ];
  it.each(cases)("%s", (_, facts, signals) => {
    expect(signalsFor(facts)).toEqual(signals);
  });

  it("Decided 1: a document somebody else sent before is never accepted unseen", () => {
    const risk = (facts: Partial<ClaimFacts>) => riskOf(signalsOf({ ...innocent, ...facts }));
    const twins = ["sameFile", "sameFiscalKey", "sameDocument"] as const;
    for (const kind of twins) expect(risk({ [kind]: [theirs] })).toBeGreaterThanOrEqual(riskThreshold);
    expect(risk({ nearPicture: [{ ...theirs, distance: 6 }] })).toBeGreaterThanOrEqual(riskThreshold);
  });

  it("each of the named attacks alone brings a person to look", () => {
    const attacks: Partial<ClaimFacts>[] = [
      { picture: "unread" },
      { picture: "blank" },
      { sinceLast: 3 },
      { quantities: { ...innocent.quantities, units: 50_000 } },
      { nearPicture: [{ ...mine, distance: 5 }] },
      { invoiceNumber: "12\u0417" },
      { sameNumber: [near] },
    ];
    for (const facts of attacks) {
      for (const { weight } of signalsOf({ ...innocent, ...facts }).slice(0, 1)) {
        expect(weight, JSON.stringify(facts)).toBeGreaterThanOrEqual(riskThreshold);
      }
      expect(riskOf(signalsOf({ ...innocent, ...facts }))).toBeGreaterThanOrEqual(riskThreshold);
    }
  });

  it("a signal more never lowers the risk", () => {
    const weights = fc.array(fc.record({ weight: fc.nat({ max: 100 }) }));
    fc.assert(
      fc.property(weights, fc.record({ weight: fc.nat({ max: 100 }) }), (signals, more) => {
        expect(riskOf([...signals, more])).toBeGreaterThanOrEqual(riskOf(signals));
      }),
    );
  });

  it("a photo: sent before, near one that was, sent once more", () => {
    const innocentPhoto = {
      ...{ userId: "me", attempt: 1, sameFile: [], nearPicture: [] },
      ...{ picture: "unread" as const, sinceLast: null },
    };
    const facts = {
      ...innocentPhoto,
      attempt: 2,
      sameFile: [theirs],
      nearPicture: [{ ...mine, distance: 2 }],
    };
    expect(photoSignalsOf(facts).map(({ kind, weight }) => [kind, weight])).toEqual([
      ["same_file", 60],
      ["near_picture", 35],
      ["resubmitted", 25],
    ]);
    expect(photoSignalsOf(innocentPhoto)).toEqual([]);
    const blank = photoSignalsOf({ ...innocentPhoto, picture: "blank", sinceLast: 2 });
    expect(blank.map(({ kind, weight }) => [kind, weight])).toEqual([
      ["picture_blank", 40],
      ["too_fast", 30],
    ]);
  });
});
