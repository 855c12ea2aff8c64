// Staff see messages as they were written, but never a link or a code that lets somebody in (§messages#handling, §states#other-states): texts carry
// marks in their places until the message leaves.

const mark = (name: string) => `\u27e6${name}\u27e7`;
const marks = /\u27e6(\w+)\u27e7/g;

/** A value as it goes into a text: a secret as its mark, anything else without what could pass for one. */
export function marked(name: string, value: string, secret: readonly string[]): string {
  return secret.includes(name) ? mark(name) : value.replace(/[\u27e6\u27e7]/g, "");
}

/** Puts the secrets where their marks are, as the place demands (`write` escapes them for HTML). */
export function reveal(
  text: string,
  secrets: Readonly<Record<string, string>>,
  write: (value: string) => string = (value) => value,
): string {
  return text.replace(marks, (whole, name: string) => {
    const value = secrets[name];
    return value === undefined ? whole : write(value);
  });
}

/** Blank in the places of secrets. */
export function blank(text: string): string {
  return text.replace(marks, "\u2022\u2022\u2022\u2022\u2022\u2022");
}
