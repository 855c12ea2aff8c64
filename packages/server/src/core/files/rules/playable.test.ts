import { describe, expect, it } from "vitest";
import type { MediaReading, MediaTrack } from "../facts/byte-source.ts";
import { objectionToMedia } from "./playable.ts";

const track = (kind: MediaTrack["kind"], codec: string, plays = true): MediaTrack => ({ kind, codec, plays });
const [h264, hevc] = [track("film", "H.264"), track("film", "HEVC", false)];
const [aac, alac] = [track("sound", "AAC"), track("sound", "ALAC", false)];
const media = (...tracks: MediaTrack[]): MediaReading => ({ seconds: 2, tracks });
const objection = (kind: "course_video" | "course_audio", reading: MediaReading) => {
  const { problem, params } = objectionToMedia(kind, reading) ?? {};
  return problem ? [problem.code, ...Object.values(params ?? {})].join(" ") : "taken";
};

describe("§learning#playable what is taken of films and sounds", () => {
  it.each([
    ["a film, both of which play", "course_video", media(h264, aac), "taken"],
    ["a film, one sound of which plays", "course_video", media(h264, alac, aac), "taken"],
    ["a film, one picture of which plays", "course_video", media(hevc, h264), "taken"],
    ["a film that is silent", "course_video", media(h264), "taken"],
    ["a film that is dark", "course_video", media(aac), "taken"],
    [
      "a film nobody sees is told by its picture first",
      "course_video",
      media(hevc, alac),
      "files.film_encoding HEVC",
    ],
    ["a film nobody hears", "course_video", media(h264, alac), "files.film_sound_encoding ALAC"],
    ["a film of nothing", "course_video", media(), "files.empty"],
    ["a sound", "course_audio", media(aac), "taken"],
    ["a sound beside pictures nobody sees", "course_audio", media(hevc, aac), "taken"],
    ["a sound nobody hears", "course_audio", media(alac), "files.sound_encoding ALAC"],
    ["a sound that is a silent film", "course_audio", media(h264), "files.empty"],
    ["no length", "course_video", { seconds: null, tracks: [h264] }, "files.no_length"],
    [
      "no length of what nobody sees",
      "course_video",
      { seconds: null, tracks: [hevc] },
      "files.film_encoding HEVC",
    ],
    ["half a file", "course_video", undefined, "files.damaged"],
  ] as const)("%s", (_, kind, reading, expected) => {
    expect(objection(kind, reading)).toBe(expected);
  });
});
