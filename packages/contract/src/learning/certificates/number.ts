/**
 * The number on a certificate, which is also its public address: a hundred random bits, so that nobody finds one by
 * trying, in an alphabet without letters people mix up (Crockford's: no I, L, O, U).
 */
export const numberAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const numberSymbols = 20;
const shape = /^TR(?:-[0-9A-HJKMNP-TV-Z]{5}){4}$/;

/** Random bytes as a number, such as `TR-7K3M9-Q2X4H-DWP8R-T6VZ1`; five bits of each byte are used. */
export function numberOf(bytes: Uint8Array): string {
  const symbols = [...bytes.subarray(0, numberSymbols)].map((byte) => numberAlphabet[byte & 31]).join("");
  if (symbols.length < numberSymbols) throw new Error("not enough random bytes");
  return `TR-${symbols.match(/.{5}/g)?.join("-")}`;
}

/** A number as it was typed or read out: any case, with or without dashes, O for 0, I and L for 1. Undefined: it is none. */
export function readNumber(written: string): string | undefined {
  if (written.length > 64) return undefined;
  const bare = written.toUpperCase().replace(/[\s\p{Pd}]/gu, "");
  if (!bare.startsWith("TR")) return undefined;
  const symbols = bare.slice(2).replaceAll("O", "0").replace(/[IL]/g, "1");
  const number = `TR-${symbols.match(/.{1,5}/g)?.join("-") ?? ""}`;
  return shape.test(number) ? number : undefined;
}
