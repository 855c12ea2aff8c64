/** Milliseconds nobody makes a move faster than, over a whole game. */
const fastest = 250;

/** Seconds so many moves take at least. */
export const leastSecondsOf = (moves: number): number => (moves * fastest) / 1000;

/** Security 33: won faster than a person moves. `moves`: those that were judged, all of the game. */
export const isHurried = (moves: number, startedAt: Date, endedAt: Date): boolean =>
  endedAt.getTime() - startedAt.getTime() < moves * fastest;
