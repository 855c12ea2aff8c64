/** Longest texts of a game, in one language, by what they are. */
export const gameTextLimits = {
  /** Text of a card's face. */
  face: 200,
  zone: 80,
  side: 60,
  /** Explanation of what is right. */
  why: 300,
  clue: 300,
  solution: 40,
  hint: 200,
  /** Text with gaps. */
  gapped: 2_000,
  /** Word of the tray that belongs nowhere. */
  tray: 60,
} as const;
/** Most wrong moves an author may allow, where there is an end of them. */
export const allowedErrorsLimit = 50;
/** Longest word a player types. */
export const typedWordLimit = 120;
