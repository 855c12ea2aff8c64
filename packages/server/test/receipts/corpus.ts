// The pictures the readers are measured with: every layout under every hardship once in a while, and those that must
// not be read. Drawn when asked for, always the same.
import type { Country } from "@trilha/contract/core/country.ts";
import { type BornPdf, bornPdf } from "./born-pdf.ts";
import { accessKey, codes, type InvoiceFacts, wrongKey } from "./codes.ts";
import { drawReceipt, type ReceiptLayout, type Symbology } from "./draw.ts";
import { type EffectName, effects } from "./effects.ts";
import { faxedPdf, scannedPdf } from "./pdf.ts";

export interface ReceiptPicture {
  name: string;
  country: Country;
  /** Text of the code. */
  text: string;
  /** Whether it is an invoice at all. */
  valid: boolean;
  /** Number in the code; null where the layout has none. */
  number: string | null;
  pdf: boolean;
  draw: () => Promise<Buffer>;
}

/** Drawn once, however many look at it. */
function once(draw: () => Promise<Buffer>): () => Promise<Buffer> {
  let drawn: Promise<Buffer> | undefined;
  return () => {
    drawn ??= draw();
    return drawn;
  };
}

type CodeName = keyof typeof codes;

const kinds: readonly (readonly [Country, ReceiptLayout, Symbology, CodeName])[] = [
  ["BR", "slip", "qr", "nfce2"],
  ["BR", "slip", "qr", "nfce2Offline"],
  ["BR", "slip", "qr", "nfce3"],
  ["BR", "slip", "qr", "nfce3Offline"],
  ["BR", "danfe", "code128", "danfe"],
  ["MX", "page", "qr", "cfdi"],
  ["AR", "page", "qr", "arca"],
  ["CO", "slip", "qr", "dian"],
  ["PE", "boleta", "qr", "sunat"],
  ["CL", "stamp", "pdf417", "sii"],
];

const hardships: readonly (readonly EffectName[])[] = [
  ["scan", "photo", "dark", "squeezed"],
  ["photo", "tilted", "glare"],
  ["sideways", "blurred", "squeezed"],
  ["photo", "slanted", "glare"],
  ["scan", "tilted", "photo"],
  ["sideways", "slanted", "blurred"],
  ["photo", "glare", "noisy"],
  ["tilted", "squeezed", "photo"],
  ["slanted", "blurred", "dark"],
  ["scan", "photo", "tilted", "squeezed"],
];

const factsOf = (seed: number): InvoiceFacts => ({
  number: 4000 + seed * 37,
  day: 1 + (seed % 28),
  cents: 9900 + seed * 12_350,
});

const valid: ReceiptPicture[] = kinds.flatMap(([country, layout, as, code], kind) =>
  (hardships[kind] ?? []).map((effect, index) => {
    const seed = kind * 10 + index;
    const facts = factsOf(seed);
    const text = codes[code](facts);
    return {
      name: `${code}, ${effect}`,
      country,
      text,
      valid: true,
      number: code === "cfdi" ? null : `${code === "dian" ? "SETP" : ""}${facts.number}`,
      pdf: false,
      draw: once(async () => effects[effect](await drawReceipt(layout, { as, text }, seed), seed)),
    };
  }),
);

const pdfs: ReceiptPicture[] = [0, 4, 9].flatMap((kind) => {
  const [country, layout, as, code] = kinds[kind] ?? kinds[0] ?? [];
  if (!country || !layout || !as || !code) return [];
  const seed = 200 + kind;
  const text = codes[code](factsOf(seed));
  const draw = once(async () =>
    scannedPdf(await effects.photo(await drawReceipt(layout, { as, text }, seed), seed)),
  );
  const number = String(factsOf(seed).number);
  return { name: `${code}, PDF`, country, text, valid: true, number, pdf: true, draw };
});

const a4 = [595, 842] as const;
/** Till paper of eighty millimetres. */
const roll = [227, 900] as const;

/** Made by tills and office programs: what is drawn, on which paper, where, and what makes it harder. */
const made: readonly (readonly [Country, CodeName, Omit<BornPdf, "text">, hard?: string])[] = [
  ["BR", "nfce2", { as: "qr", page: roll, at: [57, 700, 113] }],
  ["BR", "danfe", { as: "code128", page: a4, at: [320, 60, 240] }],
  ["AR", "arca", { as: "qr picture", page: a4, at: [30, 700, 85] }, "code as a picture"],
  ["CO", "dian", { as: "qr", page: a4, at: [440, 640, 90], before: 1 }, "on the second page"],
  ["PE", "sunat", { as: "qr", page: a4, at: [60, 700, 71], ownerPassword: "shop" }, "not to be printed"],
  ["MX", "cfdi", { as: "qr", page: [1190, 1684], at: [60, 1500, 90] }, "on a large sheet"],
  ["CL", "sii", { as: "pdf417", page: a4, at: [60, 640, 200] }],
  ["BR", "nfce3Offline", { as: "qr", page: [227, 3200], at: [40, 3000, 140] }, "on a long roll"],
];

const born: ReceiptPicture[] = made.map(([country, code, paper, hard], index) => {
  const seed = 250 + index;
  const facts = factsOf(seed);
  const text = codes[code](facts);
  return {
    name: [code, "made as PDF", hard].filter(Boolean).join(", "),
    country,
    text,
    valid: true,
    number: code === "cfdi" ? null : `${code === "dian" ? "SETP" : ""}${facts.number}`,
    pdf: true,
    draw: once(() => bornPdf({ ...paper, text }, seed)),
  };
});

const faxed: ReceiptPicture = {
  name: "danfe, PDF of a copier",
  country: "BR",
  text: codes.danfe(factsOf(270)),
  valid: true,
  number: String(factsOf(270).number),
  pdf: true,
  draw: once(async () =>
    faxedPdf(await drawReceipt("danfe", { as: "code128", text: codes.danfe(factsOf(270)) }, 270)),
  ),
};

/** A PDF without a code, and one with a key that does not add up. */
const notRead: ReceiptPicture[] = [
  ["a PDF without a code", "none", ""],
  ["a PDF with a wrong check digit", "code128", wrongKey(accessKey(factsOf(320), { model: "55" }))],
].map(([name = "", as, text = ""], index) => ({
  name,
  country: "BR",
  text,
  valid: false,
  number: null,
  pdf: true,
  draw: once(() =>
    bornPdf({ as: as === "none" ? "none" : "code128", text, page: a4, at: [320, 60, 240] }, 320 + index),
  ),
}));

const key = accessKey(factsOf(300));
const refused: ReceiptPicture[] = [
  ["a wrong check digit", "BR", "slip", "qr", codes.nfce2(factsOf(300)).replace(key, wrongKey(key))],
  ["a wrong check digit, newer layout", "BR", "slip", "qr", `${wrongKey(key)}|3|1`],
  ["a waybill's key", "BR", "danfe", "code128", accessKey(factsOf(301), { model: "57" })],
  ["a wrong CUIT", "AR", "page", "qr", arcaOf("30500010913")],
  ["a wrong RUC", "PE", "boleta", "qr", codes.sunat(factsOf(302)).replace("20100070970", "20100070971")],
  ["a wrong RUT", "CL", "stamp", "pdf417", codes.sii(factsOf(303)).replaceAll("76354051-0", "76354051-1")],
  ["half a CUFE", "CO", "slip", "qr", codes.dian(factsOf(304)).replace(/CUFE: .*/s, "CUFE: 1234")],
  ["an advertisement", "MX", "page", "qr", "https://example.com/promo?id=42&re=gana"],
  ["no code at all", "CA", "slip", "none", ""],
].map((row, index) => {
  const [name = "", country, layout, as, text = ""] = row as [
    string,
    Country,
    ReceiptLayout,
    Symbology,
    string,
  ];
  const draw = once(async () =>
    effects.photo(await drawReceipt(layout, { as, text }, 300 + index), 300 + index),
  );
  return { name, country, text, valid: false, number: null, pdf: false, draw };
});

function arcaOf(cuit: string): string {
  const [address, payload = ""] = codes.arca(factsOf(305)).split("?p=");
  const changed = Buffer.from(payload, "base64").toString().replace("30500010912", cuit);
  return `${address}?p=${Buffer.from(changed).toString("base64")}`;
}

export const corpus: readonly ReceiptPicture[] = [...valid, ...pdfs, ...born, faxed, ...refused, ...notRead];

/** Flat scans, five of each of five shops: the same form with other words, another number and another code. */
export function scansByShop(): Promise<Buffer[][]> {
  const shops = [0, 4, 5, 8, 9].flatMap((kind) => kinds.slice(kind, kind + 1));
  return Promise.all(
    shops.map(([, layout, as, code]) =>
      Promise.all(
        [400, 413, 426, 439, 452].map(async (seed) =>
          effects.scan(await drawReceipt(layout, { as, text: codes[code](factsOf(seed)) }, seed)),
        ),
      ),
    ),
  );
}
