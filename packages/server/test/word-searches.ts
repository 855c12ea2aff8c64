/** Texts people look through. */
export const searchedTexts = [
  "Nimbus Air 13 Helix 7",
  "Nimbus Pro 15 Helix 5",
  "Caneca térmica",
  "Conceição Quaresma",
  "Introdução às técnicas de venda",
] as const;

/** Typed words, and the places of the texts they mean. Both searches, in memory and in SQL, go by this table. */
export const wordSearches: readonly (readonly [typed: string, places: readonly number[]])[] = [
  ["nimbs air", [0]],
  ["helx 7", [0]],
  ["helx", [0, 1]],
  ["canca", [2]],
  ["TERMICA", [2]],
  ["conceicao", [3]],
  ["quaersma", [3]],
  ["venda tecnica", [4]],
  ["técnicas", [4]],
  // Short words and other words are not guessed at.
  ["aer", []],
  ["nimbus 17", []],
  ["xadrez", []],
];
