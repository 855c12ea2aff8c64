// Bad lines of a file go back with what is wrong with each in a last column; mended and sent again, the column is left out.
import type { LocalizedText } from "../locale.ts";
import { plain } from "./words.ts";

/** Heading of that column. */
export const faultHeading: LocalizedText = {
  "pt-BR": "O que corrigir",
  "en-US": "What to fix",
  "es-ES": "Qué corregir",
  "fr-FR": "À corriger",
};

const headings: ReadonlySet<string> = new Set(Object.values(faultHeading).map(plain));

export const isFaultHeading = (heading: string): boolean => headings.has(plain(heading));
