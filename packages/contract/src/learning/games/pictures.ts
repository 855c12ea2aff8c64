import { picturedFaces } from "./picture-words.ts";
import type { GameContent } from "./play.ts";

/** Files a game shows, each once. */
export function gamePictures(game: GameContent): string[] {
  return [...new Set(picturedFaces(game).flatMap(({ face }) => face.fileId ?? []))];
}
