// How well receipts are read and recognised; asked by the test, and by whoever wants the figures.
import { bestInvoiceReading } from "@trilha/contract/loyalty/claims/invoices/read-invoice.ts";
import {
  distance,
  hashPicture,
  nearDistance,
  type PictureHash,
} from "../../src/loyalty/claims/picture-hash.ts";
import { corpus, type ReceiptPicture, scansByShop } from "./corpus.ts";
import { disguises } from "./effects.ts";
import { codesInPdf, codesOn } from "./reader.ts";

export interface ReadingFigures {
  pictures: number;
  /** Read, and what was read is what was drawn. */
  right: string[];
  /** Read as something else, or read though it is no invoice. */
  wrong: string[];
  /** Invoices nothing was read from. */
  missed: string[];
  /** Share of what was read that is right; share of the invoices that were read right. */
  precision: number;
  recall: number;
}

export async function measureReading(pictures: readonly ReceiptPicture[] = corpus): Promise<ReadingFigures> {
  const [right, wrong, missed]: string[][] = [[], [], []];
  for (const picture of pictures) {
    const outcome = await judge(picture);
    if (outcome === "right") right?.push(picture.name);
    if (outcome === "wrong") wrong?.push(picture.name);
    if (outcome === "missed") missed?.push(picture.name);
  }
  const read = { right: right ?? [], wrong: wrong ?? [], missed: missed ?? [] };
  const invoices = pictures.filter((picture) => picture.valid).length;
  return {
    pictures: pictures.length,
    ...read,
    precision: read.right.length / (read.right.length + read.wrong.length),
    recall: read.right.length / invoices,
  };
}

async function judge(picture: ReceiptPicture): Promise<"right" | "wrong" | "missed" | "left"> {
  const texts = await textsOf(picture);
  const reading = bestInvoiceReading(texts, picture.country);
  if (!reading) return picture.valid ? "missed" : "left";
  const same = reading.country === picture.country && reading.number === picture.number;
  return picture.valid && same && texts.includes(picture.text) ? "right" : "wrong";
}

async function textsOf(picture: ReceiptPicture): Promise<string[]> {
  const file = await picture.draw();
  const enough = (texts: string[]) => bestInvoiceReading(texts, picture.country) !== null;
  return picture.pdf ? codesInPdf(file, enough) : codesOn(file, enough);
}

export interface NearFigures {
  /** Disguised copies tried, and those recognised. */
  copies: number;
  found: number;
  missed: string[];
  /** Pairs of different receipts tried, and those mistaken for one. */
  pairs: number;
  confused: string[];
  /** The hardest pairs: flat scans of two invoices of one shop, where only words and code differ. */
  sameShopPairs: number;
  sameShopConfused: number;
}

const near = (wanted: PictureHash, stored: PictureHash) =>
  wanted.probes.some((probe) => distance(probe, stored.hash) <= nearDistance);

/** Every how-manieth picture is disguised in all ways; all are compared with one another. */
export async function measureNear(every = 9): Promise<NearFigures> {
  const figures: NearFigures = {
    copies: 0,
    found: 0,
    missed: [],
    pairs: 0,
    confused: [],
    sameShopPairs: 0,
    sameShopConfused: 0,
  };
  const all: { name: string; file: Buffer; hash: PictureHash }[] = [];
  for (const picture of corpus.filter(({ pdf }) => !pdf)) {
    const file = await picture.draw();
    const hash = await hashPicture(file);
    if (hash) all.push({ name: picture.name, file, hash });
  }
  for (const one of all) {
    for (const other of all) {
      if (one === other) continue;
      figures.pairs += 1;
      if (near(one.hash, other.hash)) figures.confused.push(`${one.name} – ${other.name}`);
    }
  }
  for (const shop of await scansByShop()) {
    const hashes = (await Promise.all(shop.map(hashPicture))).filter((hash) => hash !== undefined);
    for (const one of hashes) {
      for (const other of hashes) {
        if (one === other) continue;
        figures.sameShopPairs += 1;
        if (near(one, other)) figures.sameShopConfused += 1;
      }
    }
  }
  for (const { name, file, hash } of all.filter((_, index) => index % every === 0)) {
    for (const [disguise, change] of Object.entries(disguises)) {
      const copy = await hashPicture(await change(file));
      figures.copies += 1;
      if (copy && near(copy, hash)) figures.found += 1;
      else figures.missed.push(`${name}, ${disguise}`);
    }
  }
  return figures;
}
