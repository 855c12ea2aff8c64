import { fileProblems } from "@trilha/contract/core/files/problems.ts";
import { describe, expect, it } from "vitest";
import { refuse } from "../../refusal.ts";
import { conversionShown } from "../conversion-shown.ts";
import { foreignFormat, formatToMend } from "./convertible.ts";

describe("§learning#converted", () => {
  it.each([
    ["course_video", "aula.MKV", "matroska"],
    ["course_video", "aula.wmv", "asf"],
    ["course_video", "aula.mpeg", "mpeg"],
    ["course_video", "aula.m2ts", "mpegts"],
    ["course_video", "aula.3gp", "mov"],
    ["course_audio", "voz.wma", "asf"],
    ["course_audio", "voz.flac", "flac"],
    ["course_audio", "voz.mkv", undefined],
    ["course_video", "aula.mp4", undefined],
    ["course_video", "lista.m3u8", undefined],
    ["course_video", "lista.ffconcat", undefined],
    ["course_pdf", "aula.mkv", undefined],
  ] as const)("a %s called %s is read as %s", (kind, name, format) => {
    expect(foreignFormat(kind, name)?.format).toBe(format);
  });

  it.each([
    ["video/mp4", refuse(fileProblems.filmEncoding, { codec: "HEVC" }), "mov"],
    ["video/mp4", refuse(fileProblems.filmEncoding, { codec: "DRM" }), undefined],
    ["video/webm", refuse(fileProblems.noLength), "matroska"],
    ["audio/mp4", refuse(fileProblems.soundEncoding, { codec: "ALAC" }), "mov"],
    ["audio/wav", refuse(fileProblems.soundEncoding, { codec: "ADPCM" }), "wav"],
    ["video/mp4", refuse(fileProblems.damaged), undefined],
    ["video/mp4", refuse(fileProblems.empty), undefined],
    ["text/vtt", refuse(fileProblems.filmEncoding), undefined],
  ])("%s refused for its streams is read as its container", (type, refusal, format) => {
    expect(formatToMend(type, refusal)).toBe(format);
  });

  const now = new Date("2026-11-24T12:00:00Z");
  const since = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const standing = { format: "avi", progress: 40 };
  it.each([
    ["nothing", null, null],
    ["a wait of days", { ...standing, state: "waiting", at: since(48) }, "waiting"],
    ["one that runs", { ...standing, state: "running", at: since(2) }, "running"],
    ["one nobody has heard of for hours", { ...standing, state: "running", at: since(4) }, "failed"],
    ["one that failed", { ...standing, state: "failed", at: since(1), reason: "too_large" }, "failed"],
  ] as const)("%s is shown as %s", (_, conversion, state) => {
    const shown = conversionShown(conversion, { locale: "en-US", now });
    expect(shown?.state ?? null).toBe(state);
    expect(shown === null || (shown.reason === null) === (state !== "failed")).toBe(true);
  });
});
