// Digits with a comma or a point before the last of them; groups of three may be apart by the other, or by a space.
const plain = /^[+-]?\d+(?:[.,]\d+)?$/;
const grouped = /^[+-]?\d{1,3}(?:([.,\s\u00a0\u202f])\d{3})+(?:(?!\1)[.,]\d+)?$/;

/**
 * Whether a text can be read as a number, with comma or point: for a word of help while somebody types. What it counts
 * as is the server's to say.
 */
export function looksLikeNumber(text: string): boolean {
  const written = text.trim().replace("−", "-");
  return plain.test(written) || grouped.test(written);
}
