// First access without an e-mail: the code a programme's office hands to somebody, as it is written and read.

/** A code works so many days. */
export const accessCodeDays = 14;
/** Wrong codes after which one is dead; only tries with the right document and birth date count. */
export const accessCodeTries = 5;
export const accessCodeLength = 8;
/** Crockford's: no letter that looks like a digit, and no U, so that hardly a word comes up. */
export const accessCodeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const readAs: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/** A code as it is kept, however it was typed: in capitals, with spaces and dashes; undefined: it is none. */
export function readAccessCode(typed: string): string | undefined {
  const letters = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replace(/[OIL]/g, (letter) => readAs[letter] ?? letter);
  const valid =
    letters.length === accessCodeLength && [...letters].every((one) => accessCodeLetters.includes(one));
  return valid ? letters : undefined;
}

/** As people read it: "K7P4-M2QX". */
export function writeAccessCode(code: string): string {
  return `${code.slice(0, accessCodeLength / 2)}-${code.slice(accessCodeLength / 2)}`;
}
