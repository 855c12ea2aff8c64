// Films and sounds a lesson can be made of (§learning#playable): what only some browsers play, or none, reaches nobody, and
// whoever uploads it can still export it anew.
import { fileProblems } from "@trilha/contract/core/files/problems.ts";
import type { MediaReading } from "../facts/byte-source.ts";
import type { FileObjection } from "./announced.ts";

/**
 * Why a film or sound cannot be taken. Of several tracks of a kind one that plays is enough, as phones write a second sound
 * beside the one everybody knows; pictures in a sound are not looked at.
 */
export function objectionToMedia(
  kind: "course_video" | "course_audio",
  media: MediaReading,
): FileObjection | undefined {
  if (!media) return { problem: fileProblems.damaged };
  const trackOf = (wanted: "film" | "sound") => {
    const tracks = media.tracks.filter((track) => track.kind === wanted);
    return tracks.find(({ plays }) => plays) ?? tracks[0];
  };
  const sound = trackOf("sound");
  if (kind === "course_audio") {
    if (!sound) return { problem: fileProblems.empty };
    if (!sound.plays) return { problem: fileProblems.soundEncoding, params: { codec: sound.codec } };
  } else {
    const film = trackOf("film");
    if (!film && !sound) return { problem: fileProblems.empty };
    if (film && !film.plays) return { problem: fileProblems.filmEncoding, params: { codec: film.codec } };
    if (sound && !sound.plays)
      return { problem: fileProblems.filmSoundEncoding, params: { codec: sound.codec } };
  }
  return media.seconds === null ? { problem: fileProblems.noLength } : undefined;
}
