/** Which of some fonts, by place, has a letter; -1: none. */
export type FontOf = (codePoint: number) => number;

export interface Run {
  text: string;
  font: number;
}

// Signs that turn the order of a line around, or are there for other letters only.
const invisible = /[\p{Cf}\p{Cc}\p{Co}\p{Cs}]/u;

/**
 * A text as the embedded fonts can write it, in runs of one font each. Pictographs and scripts no font has are left out,
 * never shown as boxes; so are signs that turn the reading order of what stands beside them.
 */
export function runsOf(text: string, fontOf: FontOf): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC").replace(/\s+/gu, " ")) {
    const font = invisible.test(letter) ? -1 : fontOf(letter.codePointAt(0) ?? 0);
    if (font < 0) continue;
    const last = runs.at(-1);
    if (last && (last.font === font || letter === " ")) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

/** The text without what cannot be written, and without the gaps that leaves. */
export function drawable(text: string, fontOf: FontOf): string {
  return runsOf(text, fontOf)
    .map((run) => run.text)
    .join("")
    .replace(/ +/g, " ")
    .trim();
}

/** The first of some names that has a letter left; each is tried as it can be written. */
export function drawableName(names: readonly string[], fontOf: FontOf): string {
  for (const name of names) {
    const written = drawable(name, fontOf);
    // A name nearly all of which went is none: what is left of it would be somebody else's.
    const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
    if (letters(written) > 0 && letters(written) * 2 >= letters(name)) return written;
  }
  return "—";
}
