// The pictures the readers are measured with: every layout under every hardship once in a while, and those that must
// not be read. Drawn when asked for, always the same.
import type { Country } from "@trilha/contract/kernel/country.ts";
import { accessKey, codes, type InvoiceFacts, wrongKey } from "./codes.ts";
import { drawReceipt, type Layout, type Symbology } from "./draw.ts";
import { type EffectName, effects } from "./effects.ts";
import { scannedPdf } from "./pdf.ts";

export interface ReceiptPicture {
  name: string;
  country: Country;
  /** What the code on it says. */
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

const kinds: readonly (readonly [Country, Layout, Symbology, CodeName])[] = [
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
  const [name = "", country, layout, as, text = ""] = row as [string, Country, Layout, Symbology, string];
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

export const corpus: readonly ReceiptPicture[] = [...valid, ...pdfs, ...refused];

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
