import { describe, expect, it } from "vitest";
import { conversionPlan, conversionWords, progressIn } from "./conversion-plan.ts";

const film = { index: 0, codec_type: "video", codec_name: "h264", profile: "High", pix_fmt: "yuv420p" };
const sound = { index: 1, codec_type: "audio", codec_name: "aac", profile: "LC" };
const probed = (...streams: object[]) => JSON.stringify({ streams, format: { duration: "12.5" } });

describe("§learning#converted plan", () => {
  it.each([
    ["both as they are", "mov", [film, sound], { film: [0, true], sound: [1, true] }],
    ["HEVC", "mov", [{ ...film, codec_name: "hevc" }, sound], { film: [0, false], sound: [1, true] }],
    ["ten bits", "mov", [{ ...film, pix_fmt: "yuv420p10le" }], { film: [0, false], sound: null }],
    ["4:4:4", "matroska", [{ ...film, profile: "High 4:4:4" }], { film: [0, false], sound: null }],
    ["AC-3", "matroska", [film, { ...sound, codec_name: "ac3" }], { film: [0, true], sound: [1, false] }],
    ["times of AVI", "avi", [film, sound], { film: [0, false], sound: [1, false] }],
    ["sound alone", "mov", [sound], { film: null, sound: [1, true] }],
    [
      "a cover before the film",
      "mov",
      [{ ...film, index: 3, disposition: { attached_pic: 1 } }, film],
      { film: [0, true], sound: null },
    ],
  ] as const)("a film: %s", (_, format, streams, { film: wantedFilm, sound: wantedSound }) => {
    const plan = conversionPlan("film", format, probed(...streams));
    const short = (one: { index: number; copied: boolean } | null | undefined) =>
      one ? [one.index, one.copied] : null;
    expect([short(plan?.film), short(plan?.sound), plan?.seconds]).toEqual([wantedFilm, wantedSound, 12.5]);
  });

  it("a sound takes no pictures along", () => {
    expect(conversionPlan("sound", "mov", probed(film, sound))).toEqual({
      ...{ film: null, sound: { index: 1, copied: true }, seconds: 12.5 },
    });
  });

  it.each([
    ["nothing in it", probed()],
    ["subtitles alone", probed({ index: 0, codec_type: "subtitle" })],
    ["a picture of a hundred megapixels", probed({ ...film, width: 10_000, height: 10_000 })],
    ["streams without end", probed(...Array.from({ length: 101 }, () => sound))],
    ["no answer", "not JSON"],
    ["an answer to something else", "[]"],
  ])("%s: nothing to convert", (_, answer) => {
    expect(conversionPlan("film", "mov", answer)).toBeUndefined();
  });

  it("§security#guarded-programs one reader, files alone, no subtitles or metadata, index in front", () => {
    const plan = conversionPlan("film", "avi", probed(film, sound));
    const words =
      plan && conversionWords(plan, { format: "avi", from: "/f/from", to: "/f/to.mp4" }).join(" ");
    expect(words).toContain("-protocol_whitelist file -f avi -i /f/from -map 0:0 -c:v libx264");
    expect(words).toContain("-map 0:1 -c:a aac");
    expect(words).toContain("-sn -dn -map_metadata -1");
    expect(words).toMatch(/-movflags \+faststart -progress pipe:1 -f mp4 \/f\/to\.mp4$/);
  });

  it.each([
    ["out_time_us=5000000\nspeed=1x\nout_time_us=10000000\n", 20, 0.5],
    ["out_time_us=90000000\n", 20, 1],
    ["out_time_us=N/A\n", 20, undefined],
    ["out_time_us=1\n", null, undefined],
  ])("progress in %j of %s seconds is %s", (text, seconds, share) => {
    expect(progressIn(text, seconds)).toBe(share);
  });
});
