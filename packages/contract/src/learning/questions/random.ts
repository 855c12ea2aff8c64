/** 0 ≤ x < 1. */
export type Chance = () => number;

/** Chance that falls the same way for the same seed (mulberry32): a paper can be drawn anew and checked. */
export function chanceOf(seed: string): Chance {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1)
    state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same values in an order where each is equally likely. */
export function shuffled<Value>(values: readonly Value[], random: Chance): Value[] {
  const rest = [...values];
  const drawn: Value[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}
