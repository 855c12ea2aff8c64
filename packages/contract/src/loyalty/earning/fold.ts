/**
 * A key as it is compared: tables are pasted from spreadsheets, so case, accents, invisible characters and the kind
 * and number of spaces make no difference. Never holds a line break.
 */
export function fold(value: string): string {
  return value
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase();
}
