import type { GameFault } from "@trilha/contract/learning/games/check.ts";
import type { GameWarning } from "@trilha/contract/learning/games/picture-words.ts";
import { createContext, use } from "react";

/** Context that the fields of a game and its preview share. */
export type GameWriting = {
  readonly faults: readonly (GameFault | GameWarning)[];
  /** Where a picture can be seen; undefined: not known yet. */
  readonly urlOf: (fileId: string | null) => string | undefined;
  /** A picture that was sent just now can be seen before the draft is saved. */
  readonly sent: (fileId: string, url: string | undefined) => void;
};

export const GameContext = createContext<GameWriting | undefined>(undefined);

export function useGameWriting(): GameWriting {
  const writing = use(GameContext);
  if (!writing) throw new Error("A field of a game stands outside of its bench");
  return writing;
}
