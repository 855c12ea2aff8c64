/** How two answers in words are compared: accents never matter; spaces and case only where they are asked for. */
export function spelt(text: string, exact: boolean): string {
  const bare = text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[’‘´`]/gu, "'")
    .trim();
  return exact ? bare : bare.replace(/\s+/gu, " ").toLowerCase();
}

/** Asterisks of a spelling that stand for anything; one behind a backslash is a sign like others. */
const wildcard = /(?<!\\)\*/;
export const hasWildcard = (spelling: string): boolean => wildcard.test(spelling);
const plainAsterisks = (spelling: string): string => spelling.replaceAll("\\*", "*");

/** Whether an answer is spelt so; with wildcards, whether its pieces stand in it in their order. */
export function isSpelt(
  answer: string,
  spelling: string,
  how: { exact: boolean; wildcards: boolean },
): boolean {
  const given = spelt(answer, how.exact);
  if (!how.wildcards) return spelt(spelling, how.exact) === given;
  const pieces = spelt(spelling, how.exact).split(wildcard).map(plainAsterisks);
  const [first = "", ...rest] = pieces;
  const last = rest.pop();
  if (last === undefined) return first === given;
  if (!given.startsWith(first) || !given.endsWith(last) || given.length < first.length + last.length)
    return false;
  const end = given.length - last.length;
  let at = first.length;
  for (const piece of rest) {
    const place = given.indexOf(piece, at);
    if (place < 0 || place + piece.length > end) return false;
    at = place + piece.length;
  }
  return true;
}

/** A spelling as an example of itself: anything at all is shown as an ellipsis. */
export const exampleOf = (spelling: string): string =>
  plainAsterisks(spelling.replaceAll(new RegExp(wildcard, "g"), "…"));

const lonely = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;

/**
 * The numbers a text may mean: comma or point set decimals apart, the other one or spaces thousands. "1.500" may be one
 * and a half or fifteen hundred; whoever wrote it is not punished for a country's habit.
 */
export function readNumbers(text: string, units: readonly string[] = []): number[] {
  const numbers = new Set<number>();
  for (const reading of readings(bareNumber(text, units)))
    if (lonely.test(reading) && Number.isFinite(Number(reading))) numbers.add(Number(reading) + 0);
  return [...numbers];
}

/** Without its unit, and with signs as computers write them. */
function bareNumber(text: string, units: readonly string[]): string {
  const whole = text
    .normalize("NFKC")
    .replace(/[−–—]/gu, "-")
    .replace(/(\d)[\s'’](?=\d{3}(?!\d))/gu, "$1")
    .trim();
  const lower = whole.toLowerCase();
  for (const unit of units.map((unit) => unit.normalize("NFKC").trim().toLowerCase())) {
    if (unit && lower.endsWith(unit)) return whole.slice(0, whole.length - unit.length).trim();
    if (unit && lower.startsWith(unit)) return whole.slice(unit.length).trim();
  }
  return whole;
}

function readings(text: string): string[] {
  const commas = text.split(",").length - 1;
  const points = text.split(".").length - 1;
  const grouped = (sign: string) => new RegExp(`^[+-]?\\d{1,3}(\\${sign}\\d{3})+$`);
  if (commas === 0 && points === 0) return [text];
  if (commas > 0 && points > 0) {
    const decimal = text.lastIndexOf(",") > text.lastIndexOf(".") ? "," : ".";
    const [whole = "", part = "", ...more] = text.split(decimal);
    const other = decimal === "," ? "." : ",";
    return more.length === 0 && grouped(other).test(whole) ? [`${whole.replaceAll(other, "")}.${part}`] : [];
  }
  const sign = commas > 0 ? "," : ".";
  const whole = grouped(sign).test(text) ? [text.replaceAll(sign, "")] : [];
  return commas + points === 1 ? [text.replace(",", "."), ...whole] : whole;
}
