// Unicode confusables (UTS #39, confusables.txt): letters and digits of any script that look like an ASCII letter or
// digit. One-to-one mappings of the Basic Multilingual Plane; what compatibility decomposition (NFKD) folds is left out.

/** Code points in hexadecimal, by what they look like. O counts as 0; I and L as 1, since case is folded. */
const lookalikes: Readonly<Record<string, string>> = {
  0:
    "d8 f8 19f 1fe 275 398 39f 3b8 3bf 3c3 3d1 3f4 41e 43e 472 473 4e8 4e9 555 585 5e1 647 665 6be " +
    "6c1 6d5 6f5 6ff 7c0 966 9e6 a66 ae6 b20 b66 be6 c66 ce6 d20 d66 e50 ed0 1010 101d 1040 10ff 12d0 " +
    "13be 13eb 1d0f 1d11 2c9e 2c9f 2d31 2d41 2d54 3007 a4f3 a74a a74b ab3d ab3e ab74 ab8e abbb fba6 " +
    "fba7 fba8 fba9 fbaa fbab fbac fbad fcd9 fee9 feea feeb feec",
  1:
    "141 142 196 197 19a 1c0 268 269 26a 26b 26d 37a 399 3b9 406 456 4c0 4cf 5d5 5df 625 627 661 673 " +
    "6f1 7ca 13a5 13de 14aa 16c1 1d7b 1d7c 1fbe 2c92 2cd0 2d4f a4e1 a4f2 a647 ab75 fd3c fd3d fe87 " +
    "fe88 fe8d fe8e",
  2: "1a7 1bb 3e8 14bf a644 a6ef a75a",
  3: "1b7 21c 417 498 4e0 2ccc a76a a7ab",
  4: "13ce",
  5: "1bc",
  6: "431 13ee 2cd2",
  8: "222 223 9ea a6a",
  9: "9ed a67 b68 d6d 2cca a76e",
  A: "251 391 3b1 410 430 13aa 15c5 1e9a a4ee",
  B: "180 182 183 184 253 392 411 412 42c 462 463 48c 48d 13cf 13f4 15af 15f7 a4d0 a7b4",
  C: "23c 3f2 3f9 421 441 4aa 4ab 13df 1d04 2ca4 2ca5 a4da abaf",
  D: "d0 110 111 189 18c 256 257 501 13a0 13e7 146f 15de 15ea a4d2 a4d3",
  E: "246 247 395 415 435 4bd 4bf 13ac 2d39 a4f0 ab32",
  F: "191 192 3dc 584 15b4 1d6e 1e9d a4dd a798 a799 ab35",
  G: "18d 1e4 1e5 260 261 50c 581 13c0 13f3 1d83 1da2 a4d6",
  H: "126 127 266 397 41d 45b 4a2 4bb 4c7 4c9 570 13bb 13c2 13f2 157c 1d78 210f 2c67 2c8e a4e7 a695",
  J: "248 249 37f 3f3 408 458 13ab 148d a4d9 a7b2",
  K: "199 39a 41a 49a 49e 13e6 16d5 2c69 2c94 a4d7 a740",
  M: "39c 3fa 41c 4cd 13b7 15f0 16d6 2c98 a4df",
  N: "19d 19e 273 39d 3b7 578 57c 1d70 2c9a a4e0",
  P: "1a5 3a1 3c1 3f1 420 440 13e2 146d 1d7d 2ca2 2ca3 a4d1",
  Q: "2a0 51b 563 566 2d55",
  R: "1a6 24d 27c 27d 433 493 13a1 13d2 1587 1d26 1d72 2c85 a4e3 ab47 ab48 ab81",
  S: "1bd 282 405 455 54f 13d5 13da 1d74 a4e2 a731 abaa",
  T: "166 167 1ad 1ae 23e 3a4 422 4ac 13a2 1d75 2ca6 a4d4",
  U: "244 28b 3c5 54d 57d 1200 13cc 144c 1d1c 1d7e a4f4 a79f ab4e ab52 ab9c",
  V: "3bd 474 475 5d8 667 6f7 13d9 142f 1d20 2d38 a4e6 a6df aba9",
  W: "26f 461 47d 51c 51d 561 13b3 13d4 1d21 a4ea a761 ab83",
  X: "3a7 425 445 4b2 1541 157d 16b7 2cac 2d5d a4eb a7b3",
  Y:
    "1b4 24e 24f 263 28f 3a5 3b3 3d2 423 443 4ae 4af 4b0 4b1 10e7 13a9 13bd 1d8c 1eff 213d 2ca8 a4ec " +
    "ab5a",
  Z: "1b5 1b6 224 225 290 396 13c3 1d22 1d76 a4dc ab93",
};

const skeletonOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lookalikes).flatMap(([plain, points]) =>
    points.split(" ").map((point) => [String.fromCharCode(Number.parseInt(point, 16)), plain] as const),
  ),
);

const asciiLookalikes: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/** Decomposed, without marks and invisible signs, capital, letters of other scripts as the ASCII sign they look like. */
export function asciiSkeleton(text: string): string {
  const folded = text.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "");
  const latin = Array.from(folded, (sign) => {
    const capital = sign.toUpperCase();
    return skeletonOf.get(sign) ?? skeletonOf.get(capital) ?? capital;
  });
  return latin.join("").normalize("NFKD");
}

/** O as 0, I and L as 1, of a text in capitals. */
export function foldLookalikes(text: string): string {
  return text.replace(/[OIL]/g, (letter) => asciiLookalikes[letter] ?? letter);
}

/** Whether a text holds letters or digits outside ASCII that are no other width or ordinal form of an ASCII sign. */
export function hasForeignLetters(text: string): boolean {
  return /[^\0-\x7f]/.test(text.normalize("NFKD").replace(/[^\p{L}\p{N}]/gu, ""));
}
