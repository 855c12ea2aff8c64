import type { InvoiceReading } from "@trilha/contract/invoices/reading.ts";
import { describe, expect, it } from "vitest";
import { type ClaimFacts, isOthersDocument, photoSignalsOf, signalsOf } from "./signals.ts";

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
  hasPhoto: true,
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
  end: null,
};
const theirs = { id: "other", userId: "somebody", fiscalKey: null };
const mine = { id: "earlier", userId: "me", fiscalKey: null };
const found = (facts: Partial<ClaimFacts>) =>
  signalsOf({ ...innocent, ...facts }).map(({ kind, weight }) => [kind, weight]);

describe("§5 what speaks for a look at a sale", () => {
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
    ["another person's number in the chain", { sameNumber: [theirs] }, [["number_of_other", 15]]],
    [
      "a code that contradicts itself",
      { reading: { ...reading, confidence: "weak" } },
      [["key_invalid", 30]],
    ],
    [
      "a typed key whose check digit is wrong",
      { reading: null, invoiceNumber: "35260812345678000195650010000001231876543218" },
      [
        ["key_invalid", 30],
        ["no_code_read", 5],
      ],
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
    ["an issuer never seen in the chain", { issuers: { seen: 3, known: false } }, [["issuer_unknown", 20]]],
    ["an issuer of a chain hardly known", { issuers: { seen: 2, known: false } }, []],
    ["a total far too small", { reading: { ...reading, total: "39.90" } }, [["total_implausible", 20]]],
    ["a total far too large", { reading: { ...reading, total: "90000.00" } }, [["total_implausible", 20]]],
    ["a total as usual", { reading: { ...reading, total: "3990.00" } }, []],
    ["no code on the photo", { reading: null }, [["no_code_read", 5]]],
    ["no photo where none is taken", { reading: null, hasPhoto: false }, []],
    ["26 sales a day", { lastDay: { user: 26, store: 30 } }, [["many_today_user", 15]]],
    ["121 sales of a store a day", { lastDay: { user: 1, store: 121 } }, [["many_today_store", 10]]],
    ["three people on a device", { usersOfDevice: 3 }, [["many_users_device", 25]]],
    ["a burst at the end", { end: { claims: 9, usual: 2 } }, [["end_burst", 10]]],
    ["an end as ever", { end: { claims: 8, usual: 2 } }, []],
    ["eleven seconds for a line", { sinceLast: 11 }, [["too_fast", 15]]],
    ["twelve seconds for a line", { sinceLast: 12 }, []],
    ["a second try", { attempt: 2 }, [["resubmitted", 20]]],
  ];
  it.each(cases)("%s", (_, facts, signals) => {
    expect(found(facts)).toEqual(signals);
  });

  it("Decided 1: a document somebody else sent before is never accepted unseen", () => {
    const decides = (facts: Partial<ClaimFacts>) =>
      signalsOf({ ...innocent, ...facts }).some(isOthersDocument);
    expect(decides({ sameFile: [theirs] })).toBe(true);
    expect(decides({ nearPicture: [{ ...theirs, distance: 6 }] })).toBe(true);
    expect(decides({ sameFile: [mine] })).toBe(false);
    expect(decides({ sameNumber: [theirs] })).toBe(false);
  });

  it("a photo: sent before, near one that was, sent once more", () => {
    const facts = { userId: "me", attempt: 2, sameFile: [theirs], nearPicture: [{ ...mine, distance: 2 }] };
    expect(photoSignalsOf(facts).map(({ kind, weight }) => [kind, weight])).toEqual([
      ["same_file", 60],
      ["near_picture", 35],
      ["resubmitted", 20],
    ]);
    expect(photoSignalsOf({ userId: "me", attempt: 1, sameFile: [], nearPicture: [] })).toEqual([]);
  });
});
