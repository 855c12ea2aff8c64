/** Bytes that are read where they are wanted, however many there are. */
export interface ByteSource {
  readonly size: number;
  /** From a place on, so many; fewer only where the source ends. */
  read(start: number, length: number): Promise<Buffer>;
}

/** Facts read from a medium's bytes; undefined: it is damaged, or a part of it is missing. */
export type MediaLength = { seconds: number } | undefined;

/** Longer is no lesson, but a number that is wrong. */
const longest = 24 * 60 * 60;

export function lengthOf(seconds: number): MediaLength {
  return Number.isFinite(seconds) && seconds > 0 && seconds <= longest
    ? { seconds: Math.round(seconds * 1000) / 1000 }
    : undefined;
}
