import type { Texts } from "./text-catalogue.ts";

// A space that does not break, as French typography has it before high signs and inside its quotation marks.
const joined = (text: string): string =>
  text.replace(/ (?=[?!:;»])/g, "\u00A0").replace(/(?<=«) /g, "\u00A0");

/** French texts whose signs stay with the word before them; whoever writes a text types a plain space. */
export function withFrenchSpaces(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === "string" ? joined(value) : withFrenchSpaces(value),
    ]),
  );
}
