const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** UTF-8 text out of base64, plain or URL-safe, padded or not, "+" printed as a space too; null when it is neither. */
export function textFromBase64(encoded: string): string | null {
  const signs = encoded.replace(/=+$/, "").replace(/[ -]/g, "+").replace(/_/g, "/");
  if (!/^[A-Za-z0-9+/]+$/.test(signs) || signs.length % 4 === 1) return null;
  let escaped = "";
  let [held, bits] = [0, 0];
  for (const sign of signs) {
    held = ((held << 6) | alphabet.indexOf(sign)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    escaped += `%${((held >> bits) & 0xff).toString(16).padStart(2, "0")}`;
  }
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}
