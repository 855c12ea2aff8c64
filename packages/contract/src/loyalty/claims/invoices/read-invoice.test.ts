import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countries } from "../../../core/country.ts";
import { readTypedInvoice } from "./packs/typed.ts";
import { bestInvoiceReading, readAnyInvoiceCode, readInvoiceCode } from "./read-invoice.ts";

const key = "35260812345678000195650010000001231876543217";
const offlineKey = "35260812345678000195650010000001249876543210";
const satKey = "35260812345678000195590001234560003216543217";
const hash = "367660E3790540516C5FA60181BD99C80E702938";
const sp = "https://www.nfce.fazenda.sp.gov.br/qrcode?p=";
const codes = (text: string, base: 2 | 16) =>
  [...text]
    .map((sign) =>
      sign
        .charCodeAt(0)
        .toString(base)
        .padStart(base === 2 ? 8 : 2, "0"),
    )
    .join("");
const hex = (text: string) => codes(text, 16);
const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const base64 = (text: string) =>
  (codes(text, 2).match(/.{1,6}/g) ?? [])
    .map((six) => signs[Number.parseInt(six.padEnd(6, "0"), 2)])
    .join("")
    .padEnd(Math.ceil(text.length / 3) * 4, "=");
const arca = (facts: unknown) => `https://www.afip.gob.ar/fe/qr/?p=${base64(JSON.stringify(facts))}`;
const argentine = {
  ver: 1,
  fecha: "2026-10-13",
  cuit: 30500010912,
  ptoVta: 10,
  tipoCmp: 6,
  nroCmp: 94,
  importe: 12100.5,
  moneda: "PES",
  ctz: 1,
  tipoDocRec: 99,
  nroDocRec: 0,
  tipoCodAut: "E",
  codAut: 70417054367476,
};
const cufe = "ab".repeat(48);
const dian = `https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${cufe}`;
const lines = [
  "NumFac: SETP990004217",
  "FecFac: 2026-09-26",
  "HorFac: 08:14:00-05:00",
  "NitFac: 900123456",
  "DocAdq: 222222222222",
  "ValFac: 9495.80",
  "ValIva: 1804.20",
  "ValOtroIm: 0.00",
  "ValTolFac: 11300.00",
  `CUFE: ${cufe}`,
];
const stamp = ({ re = "76354051-0", folio = "375", more = "", caf = "76354051-0" } = {}) =>
  `<TED version="1.0">${more}<DD><RE>${re}</RE><TD>39</TD><F>${folio}</F><FE>2026-10-02</FE><RR>66666666-6</RR>` +
  `<RSR>Tienda &amp; Co</RSR><MNT>289990</MNT><IT1>Notebook</IT1><CAF version="1.0"><DA><RE>${caf}</RE>` +
  "<RS>TIENDA</RS><TD>39</TD><RNG><D>300</D><H>400</H></RNG><FA>2026-01-01</FA></DA></CAF>" +
  '<TSTED>2026-10-02T11:29:48</TSTED></DD><FRMT algoritmo="SHA1withRSA">c2ln</FRMT></TED>';
const sat = "https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx";
const folio = "AD662D33-6934-459C-A128-BDF0393F0F44";

describe("§validation#invoice-brazil Brazil", () => {
  const nfce = { scheme: "br.nfce", issuer: "12345678000195", type: "65", series: "1", number: "123" };
  const day = { date: "2026-08-05", total: "9.00", confidence: "certain" };
  it.each([
    ["layout 2 online", `${sp}${key}|2|1|1|${hash}`, { ...nfce, confidence: "certain", month: "2026-08" }],
    ["layout 2 without an address", `${key}|2|1|1|${hash}`, nfce],
    ["pipes escaped", `${sp}${key}%7C2%7C1%7C1%7C${hash}`, nfce],
    ["beside other parts of a query", `http://x.test/q?a=1&p=${key}|3|1&b=2#c`, nfce],
    [
      "layout 2 offline",
      `${sp}${offlineKey}|2|1|05|9.00|${"a".repeat(56)}|1|${hash}`,
      { ...day, scheme: "br.nfce.offline" },
    ],
    ["layout 3 online", `${sp}${key}|3|1`, { ...nfce, date: null, total: null, confidence: "certain" }],
    ["layout 3 offline", `${offlineKey}|3|1|05|9.00|||c2lnbmF0dXJl`, { ...day, scheme: "br.nfce.offline" }],
    ["layout 3 offline, buyer known", `${offlineKey}|3|1|05|9.00|2|52998224725|c2ln`, day],
    ["a day the month has not", `${offlineKey}|3|1|32|9.00|||c2ln`, { date: null, total: "9.00" }],
    [
      "layout 1",
      `https://x.test/?chNFe=${key}&nVersao=100&tpAmb=1&dhEmi=${hex("2026-08-05T10:00:00-03:00")}&vNF=9.00&vICMS=0&digVal=00&cIdToken=000001&cHashQRCode=${hash}`,
      day,
    ],
    [
      "layout 1 with the day of another month",
      `https://x.test/?chNFe=${key}&dhEmi=${hex("2026-09-05T10:00:00-03:00")}&vNF=9.00`,
      { date: null, month: "2026-08", confidence: "likely" },
    ],
    ["SAT", `${satKey}|20260805101112|9.00||c2lnbmF0dXJl`, { ...day, scheme: "br.sat", number: "321" }],
    ["a bare key", key, { ...nfce, uniqueKey: key, confidence: "certain" }],
    ["a key in groups", key.replace(/(.{4})/g, "$1 "), { uniqueKey: key }],
    ["letters in the CNPJ", "35260812abc34501de35650010000007771123456787", { issuer: "12ABC34501DE35" }],
    ["an online key in an offline layout", `${key}|3|1|05|9.00|||c2ln`, { confidence: "likely" }],
    ["an offline key in an online layout", `${offlineKey}|3|1`, { confidence: "likely" }],
    ["the test environment", `${key}|3|2`, { confidence: "weak" }],
    ["an issuer that cannot be", "35260812345678000190650010000007771123456788", { confidence: "likely" }],
  ])("%s", (_name, text, reading) => {
    expect(readInvoiceCode(text, "BR")).toMatchObject({ country: "BR", ...reading });
  });

  it.each([
    ["a wrong check digit", `${sp}${key.slice(0, 43)}8|2|1|1|${hash}`],
    ["a key too short", `${sp}${key.slice(1)}|3|1`],
    ["another model", "35260812345678000195570010000007771123456781"],
    ["an unknown layout", `${key}|9|1`],
    ["an address without a key", sp],
    ["another address", "https://example.com/?p=hello"],
  ])("%s is none", (_name, text) => {
    expect(readInvoiceCode(text, "BR")).toBeNull();
  });
});

describe("§validation#invoice-mexico Mexico", () => {
  it.each([
    ["4.0", `${sat}?id=${folio}&re=CIN960904FQ2&rr=XAXX010101000&tt=0000002578.930000&fe=nfsuQW==`],
    [
      "4.0, parts in another order",
      `${sat}?&re=CIN960904FQ2&rr=XAXX010101000&tt=2578.93&fe=a&id=${folio.toLowerCase()}`,
    ],
    ["3.2, without an address", `?re=CIN960904FQ2&rr=XAXX010101000&tt=0000002578.930000&id=${folio}`],
  ])("CFDI %s", (_name, text) => {
    expect(readInvoiceCode(text, "MX")).toEqual({
      country: "MX",
      scheme: "mx.cfdi",
      issuer: "CIN960904FQ2",
      type: null,
      series: null,
      number: null,
      date: null,
      month: null,
      total: "2578.93",
      uniqueKey: folio,
      confidence: "certain",
    });
  });

  it("takes an RFC with an unescaped ampersand, and a code without its total less surely", () => {
    expect(readInvoiceCode(`${sat}?id=${folio}&re=D&S960904FQ2&rr=XAXX010101000`, "MX")).toMatchObject({
      issuer: "D&S960904FQ2",
      confidence: "likely",
    });
  });

  it.each([
    ["no UUID", `${sat}?id=12345&re=CIN960904FQ2&tt=1`],
    ["no issuer", `${sat}?id=${folio}&tt=1`],
    ["a wrong RFC", `${sat}?id=${folio}&re=CIN969904FQ2&tt=1`],
    ["a carta porte", `${sat}?IdCCP=CCC${folio.slice(3)}&FechaOrig=2026-01-01&FechaTimb=2026-01-01`],
  ])("%s is none", (_name, text) => {
    expect(readInvoiceCode(text, "MX")).toBeNull();
  });
});

describe("§validation#invoice-argentina Argentina", () => {
  const whole = {
    country: "AR",
    scheme: "ar.arca",
    issuer: "30500010912",
    type: "6",
    series: "10",
    number: "94",
    date: "2026-10-13",
    month: "2026-10",
    total: "12100.50",
    uniqueKey: "30500010912-6-10-94",
    confidence: "certain",
  };

  it.each([
    ["as published", arca(argentine)],
    ["under the office's new name", arca(argentine).replace("afip", "arca")],
    ["numbers written as texts", arca({ ...argentine, cuit: "30500010912", nroCmp: "00000094" })],
    ["padding escaped", arca(argentine).replaceAll("=", "%3D").replace("p%3D", "p=")],
  ])("%s", (_name, text) => {
    expect(readInvoiceCode(text, "AR")).toEqual(whole);
  });

  it("is less sure without authorisation or total", () => {
    expect(readInvoiceCode(arca({ ...argentine, codAut: 1 }), "AR")?.confidence).toBe("likely");
    expect(readInvoiceCode(arca({ ...argentine, importe: "x" }), "AR")?.confidence).toBe("likely");
  });

  it.each([
    ["a wrong CUIT", arca({ ...argentine, cuit: 30500010913 })],
    ["no number", arca({ ...argentine, nroCmp: 0 })],
    ["a list", arca([argentine])],
    ["nothing", arca(null)],
    ["members by inheritance only", arca({ __proto__: argentine })],
    ["a member named __proto__", `x?p=${base64('{"__proto__":{"cuit":30500010912}}')}`],
    ["half a code", arca(argentine).slice(0, 60)],
    ["broken base64", "https://www.afip.gob.ar/fe/qr/?p=%%%"],
    ["a huge one", arca({ ...argentine, more: "x".repeat(5000) })],
    ["a deep one", `x?p=${base64("[".repeat(3000))}`],
  ])("%s is none", (_name, text) => {
    expect(readInvoiceCode(text, "AR")).toBeNull();
  });
});

describe("§validation#invoice-colombia Colombia", () => {
  const whole = {
    country: "CO",
    scheme: "co.dian",
    issuer: "900123456",
    type: "CUFE",
    series: null,
    number: "SETP990004217",
    date: "2026-09-26",
    month: "2026-09",
    total: "11300.00",
    uniqueKey: cufe,
    confidence: "certain",
  };

  it.each([
    ["lines", lines.join("\n")],
    ["lines and the address", [...lines, `QRCode: ${dian}`].join("\r\n")],
    ["one line", lines.join(" ")],
    ["equals signs", lines.join(";").replaceAll(": ", "=")],
    ["a tax id with points and check digit", lines.join("\n").replace("900123456", "900.123.456-8")],
    ["capitals in the CUFE", lines.join("\n").replace(cufe, cufe.toUpperCase())],
  ])("%s", (_name, text) => {
    expect(readInvoiceCode(text, "CO")).toEqual(whole);
  });

  it.each([
    ["the address alone", dian, { uniqueKey: cufe, number: null, confidence: "likely" }],
    ["the CUFE typed", cufe, { uniqueKey: cufe, confidence: "likely" }],
    ["of before 2019", `NumFac: A1\nCUFE: ${"0a".repeat(20)}`, { number: "A1", confidence: "likely" }],
    ["the POS equivalent", lines.join("\n").replace("CUFE", "CUDE"), { type: "CUDE", confidence: "certain" }],
    [
      "an address of another invoice",
      [...lines, dian.replaceAll("ab", "cd")].join("\n"),
      { confidence: "weak" },
    ],
    ["the test environment", dian.replace("vpfe", "vpfe-hab"), { confidence: "weak" }],
  ])("%s", (_name, text, reading) => {
    expect(readInvoiceCode(text, "CO")).toMatchObject(reading);
  });

  it.each([
    ["a CUFE too short", lines.join("\n").replace(cufe, cufe.slice(2))],
    ["no CUFE", lines.slice(0, 9).join("\n")],
    ["the key at another host", dian.replace("dian.gov.co", "example.com")],
  ])("%s is none", (_name, text) => {
    expect(readInvoiceCode(text, "CO")).toBeNull();
  });
});

describe("§validation#invoice-peru Peru", () => {
  const whole = {
    country: "PE",
    scheme: "pe.sunat",
    issuer: "20100070970",
    type: "03",
    series: "B001",
    number: "123",
    date: "2026-10-01",
    month: "2026-10",
    total: "118.00",
    uniqueKey: "20100070970-03-B001-123",
    confidence: "certain",
  };

  it.each([
    ["as published", "20100070970|03|B001|00000123|18.00|118.00|2026-10-01|1|12345678|aGFzaA==|"],
    ["without the buyer", "20100070970|03|B001|123|18.00|118.00|2026-10-01"],
    ["series and number together", "20100070970|03|B001-00000123|18.00|118.00|2026-10-01|1|12345678|"],
    ["the day first", "20100070970 | 03 | b001 | 123 | 18.00 | 118.00 | 01/10/2026 | 1 | 12345678"],
  ])("%s", (_name, text) => {
    expect(readInvoiceCode(text, "PE")).toEqual(whole);
  });

  it.each([
    ["a wrong RUC", "20100070971|03|B001|123|18.00|118.00|2026-10-01"],
    ["no number", "20100070970|03|B001|0|18.00|118.00|2026-10-01"],
    ["a series of three", "20100070970|03|B01|123|18.00|118.00|2026-10-01"],
    ["too few fields", "20100070970|03"],
  ])("%s is none", (_name, text) => {
    expect(readInvoiceCode(text, "PE")).toBeNull();
  });
});

describe("§validation#invoice-chile Chile", () => {
  it("reads the stamp", () => {
    expect(readInvoiceCode(stamp(), "CL")).toEqual({
      country: "CL",
      scheme: "cl.sii",
      issuer: "763540510",
      type: "39",
      series: null,
      number: "375",
      date: "2026-10-02",
      month: "2026-10",
      total: "289990.00",
      uniqueKey: "763540510-39-375",
      confidence: "certain",
    });
  });

  it.each([
    ["line by line", stamp().replaceAll("><", ">\n<"), "certain"],
    ["without the permission", stamp().replace(/<CAF.*<\/CAF>/, ""), "likely"],
    ["with another shop's permission", stamp({ caf: "44300251-0" }), "weak"],
    ["a folio outside the permission", stamp({ folio: "401" }), "weak"],
  ] as const)("%s: %s", (_name, text, confidence) => {
    expect(readInvoiceCode(text, "CL")?.confidence).toBe(confidence);
  });

  it.each([
    ["a wrong RUT", stamp({ re: "76354051-1" })],
    ["no number", stamp({ folio: "0" })],
    ["an entity", stamp({ more: '<!DOCTYPE a [<!ENTITY x "y">]>' })],
    ["a comment", stamp({ more: "<!-- -->" })],
    ["an entity for a number", stamp({ folio: "&#51;75" })],
    ["half a stamp", stamp().slice(0, 200)],
    ["a long one", stamp({ more: " ".repeat(5000) })],
    ["a name without an amount", stamp().replace("289990", "many")],
  ])("%s is none", (_name, text) => {
    expect(readInvoiceCode(text, "CL")).toBeNull();
  });
});

describe("§validation#invoice-reading without an official code", () => {
  it("Canada: a number in a bar code, weakly", () => {
    expect(readInvoiceCode("TC# 0045-8812 3", "CA")).toMatchObject({
      scheme: "typed",
      number: "TC004588123",
      uniqueKey: null,
      confidence: "weak",
    });
    for (const none of ["ABC", "https://example.com/", "AB-CD-EF", "1"]) {
      expect(readInvoiceCode(none, "CA")).toBeNull();
    }
  });

  it("typed: number, issuer and day", () => {
    const typed = { number: " 00-123 ", issuer: "21.004.560.0015", date: "2026-10-01", total: "10.5" };
    expect(readTypedInvoice(typed, "AR")).toEqual({
      country: "AR",
      scheme: "typed",
      issuer: "210045600015",
      type: null,
      series: null,
      number: "123",
      date: "2026-10-01",
      month: "2026-10",
      total: "10.50",
      uniqueKey: null,
      confidence: "weak",
    });
    expect(readTypedInvoice({ number: "--" }, "CA")).toBeNull();
  });
});

const samples = [
  ["BR", `${sp}${key}|2|1|1|${hash}`],
  ["MX", `${sat}?id=${folio}&re=CIN960904FQ2&rr=XAXX010101000&tt=0000002578.930000&fe=nfsuQW==`],
  ["AR", arca(argentine)],
  ["CO", lines.join("\n")],
  ["PE", "20100070970|03|B001|00000123|18.00|118.00|2026-10-01|1|12345678|aGFzaA==|"],
  ["CL", stamp()],
] as const;

describe("§validation#invoice-reading an invoice from anywhere", () => {
  it.each(samples)("%s is known whoever looks", (country, text) => {
    for (const first of countries) expect(readAnyInvoiceCode(text, first)?.country).toBe(country);
  });

  it.each(samples)("%s is no other country's", (country, text) => {
    for (const other of countries) if (other !== country) expect(readInvoiceCode(text, other)).toBeNull();
  });

  it("of several codes on a picture the surest counts", () => {
    expect(bestInvoiceReading(["7891234567895", `${key}|3|2`, key], "BR")?.confidence).toBe("certain");
    expect(bestInvoiceReading(["7891234567895", "https://example.com"], "BR")).toBeNull();
    expect(bestInvoiceReading([], "PE")).toBeNull();
  });
});

describe("hostile text", () => {
  const nasty = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          ..."%|?&=<>#;:/\\{}[]\"'",
          "%7C",
          "%E0%A4",
          "__proto__",
          "constructor",
          "p=",
          "chNFe=",
          key,
          "|2|1|",
          "<TED",
          "<DD>",
          "</DD>",
          "<!ENTITY",
          "NumFac:",
          "CUFE:",
          cufe,
          "documentkey=",
          "20100070970",
          "\u0000",
          "\ud800",
        ),
        { maxLength: 40 },
      )
      .map((parts) => parts.join("")),
    fc.json({ maxDepth: 4 }).map((json) => `https://x/?p=${base64(json.replace(/[^ -~]/g, "x"))}`),
  );

  it("gives null or a reading of clean shape, never an exception", () => {
    fc.assert(
      fc.property(nasty, fc.constantFrom(...countries), (text, country) => {
        const reading = readAnyInvoiceCode(text, country);
        if (reading === null) return;
        expect(reading.date ?? "2026-01-01").toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
        expect(reading.month ?? "2026-01").toMatch(/^20\d\d-[01]\d$/);
        expect(reading.total ?? "0.00").toMatch(/^\d{1,15}\.\d{2,6}$/);
        expect(reading.number ?? "1").toMatch(/^[1-9A-Z][0-9A-Z]{0,43}$/);
      }),
      { numRuns: 3000 },
    );
  });

  it("any damage to a real code gives null or a reading, never an exception", () => {
    const damage = fc.tuple(
      fc.constantFrom(...samples),
      fc.nat(),
      fc.nat({ max: 20 }),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(damage, ([[country, text], at, length, put]) => {
        const from = at % text.length;
        const damaged = text.slice(0, from) + put + text.slice(from + length);
        expect(() => readAnyInvoiceCode(damaged, country)).not.toThrow();
      }),
      { numRuns: 3000 },
    );
  });

  it("takes no longer for the worst text of its length", () => {
    const worst = ["%", "|", "?", "&", " ", "0", "<TED", "CUFE:", "a=", "1 "].map((part) =>
      part.repeat(4096).slice(0, 4096),
    );
    const start = Date.now();
    for (const text of worst) for (const country of countries) readAnyInvoiceCode(text, country);
    expect(Date.now() - start).toBeLessThan(1000);
  });
});
