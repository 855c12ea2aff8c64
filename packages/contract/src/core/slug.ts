// §limits#slug Text slug helper: words of an address, of a portfolio's course and of a client's short name alike.

/** Longest slug of a text. */
const longest = 60;

/** Letters that are no accented letter of another, as people write them without a keyboard that has them. */
const spelled: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d" };

/** A title as a part of an address: plain letters and digits, words joined by dashes, at most 60 characters. */
export function slugOf(title: string): string {
  const plain = title
    .slice(0, 256)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-");
  const cut = plain.replace(/^-/, "").slice(0, longest);
  return cut.replace(/-$/, "");
}
