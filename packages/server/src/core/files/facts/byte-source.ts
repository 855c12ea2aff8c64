/** Bytes that are read where they are wanted, however many there are. */
export interface ByteSource {
  readonly size: number;
  /** From a place on, so many; fewer only where the source ends. */
  read(start: number, length: number): Promise<Buffer>;
}

/** A run of pictures or of sound in a medium. */
export interface MediaTrack {
  kind: "film" | "sound";
  /** Name of its encoding, as the programs that write it call it. */
  codec: string;
  /** Whether every current browser plays that encoding; one that only some do is none to teach with. */
  plays: boolean;
}

/** Facts read from a medium's bytes. */
export interface MediaFacts {
  /** Null: the file is whole and does not say how long it is. */
  seconds: number | null;
  tracks: readonly MediaTrack[];
}

/** Undefined: it is damaged, or a part of it is missing. */
export type MediaReading = MediaFacts | undefined;

/** Longer is no lesson, but a number that is wrong. */
const longest = 24 * 60 * 60;

export function mediaOf(seconds: number, tracks: readonly MediaTrack[]): MediaReading {
  return Number.isFinite(seconds) && seconds > 0 && seconds <= longest
    ? { seconds: Math.round(seconds * 1000) / 1000, tracks }
    : undefined;
}

/** A medium that is whole and holds nothing. */
export const emptyMedia: MediaFacts = { seconds: 0, tracks: [] };
