export const CODE_DIGITS = 6;

/** The digits of a code as typed or pasted, with the message around it: full-width ones count, the rest is dropped. */
export const sixDigits = (text: string): string =>
  text
    .slice(0, 256)
    .normalize("NFKC")
    .replace(/[^0-9]/g, "")
    .slice(0, CODE_DIGITS);
