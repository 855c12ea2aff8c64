/// <reference path="./fontkit.d.ts" />
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import { Cache } from "../../../core/cache.ts";
import { type FontOf, runsOf } from "../rules/drawable-text.ts";
import type { Measure } from "../rules/fit-text.ts";
import { unpackWoff } from "./unpack-woff.ts";

/** The alphabets certificates are written in, in the order a letter is looked for. */
const alphabets = ["latin", "latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext"] as const;
export const weights = [400, 600, 700] as const;
export type FontWeight = (typeof weights)[number];

/** One weight: a font for each alphabet, since what a browser loads by need comes in as many files. */
export interface FontFace {
  readonly weight: FontWeight;
  readonly font: (place: number) => Font | undefined;
  readonly fontOf: FontOf;
  /** Width at size 1. */
  readonly measure: Measure;
}

// The older of the two formats: the library cannot take single letters out of the newer one.
const read = (weight: FontWeight, alphabet: string): Font => {
  const address = import.meta.resolve(`@fontsource/inter/files/inter-${alphabet}-${weight}-normal.woff`);
  return create(unpackWoff(readFileSync(fileURLToPath(address))));
};

// Widths of words in em, by weight and word.
const wordWidths = new Cache<number>("word_widths", { most: 10_000 });
const faces = new Map<FontWeight, FontFace>();

/** A weight, read and parsed once in a process. */
export function face(weight: FontWeight): FontFace {
  const known = faces.get(weight);
  if (known) return known;
  // Most names need the first alone: an alphabet is read when a letter is not in those before it.
  const fonts = new Map<number, Font>();
  const font = (place: number) => {
    const alphabet = alphabets[place];
    if (alphabet === undefined) return undefined;
    const one = fonts.get(place) ?? read(weight, alphabet);
    fonts.set(place, one);
    return one;
  };
  const places = new Map<number, number>();
  const fontOf: FontOf = (point) => {
    const place = places.get(point);
    if (place !== undefined) return place;
    const alphabet = alphabets.findIndex((_, at) => font(at)?.hasGlyphForCodePoint(point));
    places.set(point, alphabet);
    return alphabet;
  };
  const widthOf = (word: string) => {
    const known = wordWidths.get(`${weight} ${word}`);
    if (known !== undefined) return known;
    let width = 0;
    for (const run of runsOf(word, fontOf)) {
      const own = font(run.font);
      if (own) width += own.layout(run.text).advanceWidth / own.unitsPerEm;
    }
    wordWidths.set(`${weight} ${word}`, width);
    return width;
  };
  // Shaping is what costs: words are measured once, and come again on the next certificate.
  const measure: Measure = (text) => {
    const words = text.split(" ");
    return words.reduce(
      (sum, word) => sum + (word ? widthOf(word) : 0),
      (words.length - 1) * widthOf("\u00a0"),
    );
  };
  const made = { weight, font, fontOf, measure };
  faces.set(weight, made);
  return made;
}

/** Which alphabets have a letter, whatever the weight. */
export const anyFontOf: FontOf = (point) => face(400).fontOf(point);
