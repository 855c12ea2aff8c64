/** Rows of keys; accents make no difference, so none has a key of its own. */
export const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"] as const;
export const digits = "1234567890";

/** A pressed key as a letter that can be tried: lower case, without accents; undefined: it is none. */
export function letterOf(key: string): string | undefined {
  const plain = key.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return /^[\p{L}\p{N}]$/u.test(plain) ? plain : undefined;
}
