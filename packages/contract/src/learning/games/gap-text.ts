/** A stretch of text, or a gap with the spellings that fill it; the first is the author's own. */
export type GapPiece =
  | { kind: "text"; text: string }
  | { kind: "gap"; spellings: readonly [string, ...string[]] };

export interface GapText {
  pieces: GapPiece[];
  /** Brackets that do not close, or with nothing in them: they are left in the text as they are. */
  broken: boolean;
}

const gap = /\[\[([^[\]]*)\]\]/g;

/** §learning#games Reads "the [[screen|display]] has [[8|eight]] inches". */
export function parseGapText(text: string): GapText {
  const pieces: GapPiece[] = [];
  let broken = false;
  let from = 0;
  const say = (until: number) => {
    const between = text.slice(from, until);
    if (between.includes("[[") || between.includes("]]")) broken = true;
    if (between !== "") pieces.push({ kind: "text", text: between });
    from = until;
  };
  for (const match of text.matchAll(gap)) {
    const [first, ...others] = (match[1] ?? "").split("|").flatMap((word) => word.trim() || []);
    if (first === undefined) {
      broken = true;
      continue;
    }
    say(match.index);
    pieces.push({ kind: "gap", spellings: [first, ...others] });
    from = match.index + match[0].length;
  }
  say(text.length);
  return { pieces, broken };
}

/** The spellings of each gap, in the order of the text. */
export const gapsOf = ({ pieces }: GapText): (readonly [string, ...string[]])[] =>
  pieces.flatMap((piece) => (piece.kind === "gap" ? [piece.spellings] : []));
