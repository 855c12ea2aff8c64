// Honest and forged sales with real pictures, made from a seed.
import sharp, { type Sharp } from "sharp";
import { accessKey } from "../test/receipts/codes.ts";
import { drawReceipt } from "../test/receipts/draw.ts";
import { effects } from "../test/receipts/effects.ts";
import { seeded } from "../test/receipts/random.ts";

export interface MadeSale {
  /** Seller of the report. */
  seller: number;
  picture: Buffer;
  invoiceNumber: string;
  /** Absent: the device read nothing. */
  code?: string;
  quantity: number;
  /** Seconds after the report before. */
  gap: number;
}

/** Sales of one attempt, in order: the last is judged, those before it are the honest ones it builds on. */
export type Attempt = readonly MadeSale[];

/** Tax id of the chain's shops, which auditors know. */
export const knownIssuer = "12345678000195";
const foreignIssuer = "12ABC34501DE35";
const sellers = 8;

/** A till's slip with its code, photographed in one of the usual ways. */
async function receipt(
  number: number,
  today: string,
  effect: keyof typeof effects,
  { holder = knownIssuer, withCode = true } = {},
): Promise<{ picture: Buffer; code: string }> {
  const key = accessKey({ number, day: 1, cents: 100_00 }, { holder, month: today.slice(0, 7) });
  const code = `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${key}|3|1`;
  const drawn = await drawReceipt(
    "slip",
    withCode ? { as: "qr", text: code } : { as: "none", text: "" },
    number,
  );
  return { picture: await effects[effect](drawn, number), code };
}

const jpeg = (picture: Sharp) => picture.jpeg({ quality: 80 }).toBuffer();
const hardships = [
  "scan",
  "photo",
  "photo",
  "tilted",
  "slanted",
  "blurred",
  "glare",
  "squeezed",
  "dark",
  "sideways",
] as const;

type Make = (random: () => number, number: number, today: string) => Promise<Attempt>;

/** An honest sale: a few units, minutes after the one before, by whoever; some devices read no code. */
const honest: Make = async (random, number, today) => {
  const effect = hardships[Math.floor(random() * hardships.length)] ?? "photo";
  const { picture, code } = await receipt(number, today, effect);
  return [
    {
      seller: Math.floor(random() * sellers),
      picture,
      invoiceNumber: random() < 0.3 ? `001-${String(number).padStart(9, "0")}` : String(number),
      ...(random() < 0.7 && { code }),
      quantity: 1 + Math.floor(random() * 3),
      gap: 180 + Math.floor(random() * 1_800),
    },
  ];
};

/** One honest sale, and what somebody makes of it. */
const from =
  (
    change: (original: MadeSale, random: () => number, number: number, today: string) => Promise<MadeSale>,
  ): Make =>
  async (random, number, today) => {
    const [original] = await honest(random, number, today);
    if (!original) throw new Error("an attempt without a sale");
    return [original, await change(original, random, number, today)];
  };
const alone =
  (
    change: (
      sale: MadeSale,
      random: () => number,
      number: number,
      today: string,
    ) => Promise<Partial<MadeSale>>,
  ): Make =>
  async (random, number, today) => {
    const [sale] = await honest(random, number, today);
    if (!sale) throw new Error("an attempt without a sale");
    return [{ ...sale, ...(await change(sale, random, number, today)) }];
  };
const other = (seller: number) => (seller + 1) % sellers;
const without = ({ code: _, ...sale }: MadeSale): MadeSale => sale;
const flat = (background: { r: number; g: number; b: number }, noise = 0) =>
  jpeg(
    sharp({
      create: {
        width: 900,
        height: 1400,
        channels: 3,
        background,
        ...(noise > 0 && { noise: { type: "gaussian" as const, mean: 128, sigma: noise } }),
      },
    }),
  );
const disguised =
  (change: (picture: Sharp, random: () => number, size: { width: number; height: number }) => Sharp) =>
  async (sale: MadeSale, random: () => number, number: number): Promise<MadeSale> => {
    const picture = sharp(sale.picture);
    const { width, height } = await picture.metadata();
    return {
      ...without(sale),
      seller: other(sale.seller),
      invoiceNumber: String(number + 500_000),
      picture: await jpeg(change(picture, random, { width, height })),
    };
  };

/** Kinds of forgery by name. Those of one's own and of a second person build on an honest sale. */
export const forgeries: Readonly<Record<string, Make>> = {
  "plain colour": alone(async (sale, random) => ({
    ...without(sale),
    code: undefined,
    picture: await flat({ r: random() * 255, g: random() * 255, b: random() * 255 }),
  })),
  "plain colour, code sent": alone(async (_, random) => ({
    picture: await flat({ r: random() * 255, g: random() * 255, b: random() * 255 }),
  })),
  noise: alone(async () => ({ code: undefined, picture: await flat({ r: 9, g: 9, b: 9 }, 40) })),
  blur: alone(async (sale) => ({ code: undefined, picture: await jpeg(sharp(sale.picture).blur(40)) })),
  "no code on the paper": alone(async (_, __, number, today) => ({
    code: undefined,
    picture: (await receipt(number, today, "photo", { withCode: false })).picture,
  })),
  "code of another invoice": alone(async (_, __, number, today) => {
    const { code } = await receipt(number + 700_000, today, "scan");
    return { code, invoiceNumber: String(number + 700_000) };
  }),
  "same file, second person": from(async (sale, _, number) => ({
    ...without(sale),
    seller: other(sale.seller),
    invoiceNumber: String(number + 500_000),
  })),
  "same picture, brighter": from(
    disguised((picture, random) => picture.modulate({ brightness: 1.1 + random() * 0.2 })),
  ),
  "same picture, turned": from(
    disguised((picture, random) => picture.rotate([90, 180, 270][Math.floor(random() * 3)])),
  ),
  "same picture, mirrored": from(disguised((picture) => picture.flop())),
  "same picture, cut": from(
    disguised((picture, random, { width, height }) => {
      const share = 0.01 + random() * 0.03;
      const [left, top] = [Math.round(width * share), Math.round(height * share)];
      return picture.extract({ left, top, width: width - 2 * left, height: height - 2 * top });
    }),
  ),
  "same invoice photographed again": from(async (sale, random, number, today) => ({
    ...without(sale),
    seller: other(sale.seller),
    invoiceNumber: String(number + 500_000),
    picture: (await receipt(number, today, random() < 0.5 ? "tilted" : "squeezed")).picture,
  })),
  "edited number": alone(async (_, __, number) => ({ invoiceNumber: String(number + 10) })),
  "look-alike number, same person": from(async (sale, _, number, today) => ({
    ...without(sale),
    invoiceNumber: sale.invoiceNumber.replace(/[01]/, (digit) => (digit === "0" ? "O" : "l")),
    picture: (await receipt(number + 900_000, today, "photo")).picture,
  })),
  "Cyrillic letter in the number": alone(async (sale) => ({
    invoiceNumber: `${sale.invoiceNumber}\u0417`,
  })),
  "same number, second person": from(async (sale, _, number, today) => ({
    ...without(sale),
    seller: other(sale.seller),
    picture: (await receipt(number, today, "photo", { withCode: false })).picture,
  })),
  "seconds apart": from(async (sale, random, number, today) => ({
    ...sale,
    ...(await receipt(number + 800_000, today, "photo")),
    invoiceNumber: String(number + 800_000),
    gap: 1 + Math.floor(random() * 14),
  })),
  "quantity beyond history": alone(async (_, random) => ({ quantity: 6 + Math.floor(random() * 990) })),
  "invoice of another chain": alone(async (_, __, number, today) =>
    receipt(number, today, "photo", { holder: foreignIssuer }),
  ),
};

/** Attempts of one half of the data: the halves share no seed, and with it no picture, number or person. */
export async function* attemptsOf(
  half: "training" | "held out",
  each: { honest: number; forged: number },
  today: string,
): AsyncGenerator<{ kind: string | null; attempt: Attempt }> {
  const base = half === "training" ? 11 : 500_011;
  const random = seeded(base);
  let number = half === "training" ? 100_001 : 300_001;
  const kinds = [
    ...Array.from({ length: each.honest }, () => null),
    ...Object.keys(forgeries).flatMap((kind) => Array.from({ length: each.forged }, () => kind)),
  ];
  const order = kinds.map((kind) => ({ kind, at: random() })).sort((one, two) => one.at - two.at);
  for (const { kind } of order) {
    number += 1 + Math.floor(random() * 50);
    const make = kind === null ? honest : forgeries[kind];
    if (make) yield { kind, attempt: await make(random, number, today) };
  }
}
