import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import {
  filmTrack,
  fragment,
  mp4,
  ogg,
  otherTrack,
  segmentIndex,
  soundTrack,
  wav,
  webm,
} from "../../../../test/media.ts";
import type { StorePort } from "../../../platform/outside/ports.ts";
import { isRefusal } from "../../refusal.ts";
import { factsOf } from "./file-facts.ts";

const media = (name: string) =>
  readFileSync(new URL(`../../../../../demo/src/media/${name}`, import.meta.url));
const film = () => mp4([filmTrack("avc1:100"), soundTrack("mp4a:40")]);
const store = (bytes: Buffer) =>
  ({
    read: async (_key: string, range?: { first: number; last: number }) => ({
      size: bytes.length,
      stream: Readable.from([range ? bytes.subarray(range.first, range.last + 1) : bytes]),
    }),
  }) as unknown as StorePort;
/** Facts of a file, or the code it is refused by with what it names. */
async function facts(
  kind: "course_video" | "course_audio" | "course_pdf" | "course_captions",
  type: string,
  bytes: Buffer,
) {
  const result = await factsOf(store(bytes), { key: "k", kind, type, size: bytes.length });
  if (!isRefusal(result)) return result;
  return [result.refused.code, ...Object.values(result.params)].join(" ");
}

describe("§learning#player what films and sounds say of themselves", () => {
  const whole = [
    ["course_video", "video/mp4", film(), 12.5],
    ["course_audio", "audio/mp4", film(), 12.5],
    ["course_audio", "audio/wav", wav(), 2],
    ["course_audio", "audio/ogg", ogg(), 2],
  ] as const;
  it.each(whole)("a whole %s, %s", async (kind, type, bytes, seconds) => {
    expect(await facts(kind, type, bytes)).toEqual({ seconds });
  });
  it.each(whole)("half a %s, %s, is damaged", async (kind, type, bytes) => {
    for (const part of [0.1, 0.5, 0.97]) {
      expect(await facts(kind, type, bytes.subarray(0, bytes.length * part))).toBe("files.damaged");
    }
  });
  it("as real programs write them", async () => {
    const recorded = media("atendimento.webm");
    const result = await facts("course_video", "video/webm", recorded);
    expect(result).toEqual({ seconds: expect.any(Number) });
    expect(await facts("course_video", "video/webm", recorded.subarray(0, recorded.length / 2))).toBe(
      "files.damaged",
    );
    expect(await facts("course_audio", "audio/mpeg", media("pausa-sonora.mp3"))).toEqual({
      seconds: expect.any(Number),
    });
    expect(await facts("course_audio", "audio/mpeg", Buffer.alloc(500_000, 0x20))).toBe("files.damaged");
    expect(await facts("course_captions", "text/vtt", media("atendimento.pt-BR.vtt"))).toEqual({});
  });
});

describe("§learning#playable what a lesson can be made of", () => {
  const aac = soundTrack("mp4a:40");
  const h264 = filmTrack("avc1:100");
  const inMp4 = (...tracks: Buffer[]) => ["video/mp4", mp4(tracks)] as const;
  it.each([
    ["H.264 and AAC", ...inMp4(h264, aac)],
    ["H.264 without sound", ...inMp4(h264)],
    ["VP9 and Opus", ...inMp4(filmTrack("vp09"), soundTrack("Opus"))],
    ["AV1 and MP3", ...inMp4(filmTrack("av01"), soundTrack("mp4a:6b"))],
    ["a camera's film with its time code", ...inMp4(otherTrack(), h264, aac)],
    ["a phone's film with a second sound of its own", ...inMp4(h264, aac, soundTrack("apac"))],
    ["sound alone", ...inMp4(aac)],
    ["AAC as QuickTime wraps it", "video/mp4", mp4([h264, soundTrack("mp4a:40", true)], { brand: "qt  " })],
    ["AAC that no descriptor follows", ...inMp4(h264, soundTrack("mp4a"))],
    ["WebM", "video/webm", webm("V_VP9", { seconds: 12.5 })],
  ])("a film: %s", async (_, type, bytes) => {
    expect(await facts("course_video", type, bytes)).toEqual({ seconds: 12.5 });
  });
  it.each([
    ["files.film_encoding HEVC (H.265)", ...inMp4(filmTrack("hvc1"), aac)],
    ["files.film_encoding HEVC (H.265)", ...inMp4(filmTrack("hev1"))],
    ["files.film_encoding Apple ProRes", "video/mp4", mp4([filmTrack("apch"), aac], { brand: "qt  " })],
    ["files.film_encoding MPEG-4 Visual", ...inMp4(filmTrack("mp4v"), aac)],
    ["files.film_encoding H.264 High 10", ...inMp4(filmTrack("avc1:110"), aac)],
    ["files.film_encoding DRM", ...inMp4(filmTrack("encv"), aac)],
    ["files.film_encoding zzzz", ...inMp4(filmTrack("zzzz"), aac)],
    ["files.film_sound_encoding AC-3", ...inMp4(h264, soundTrack("ac-3"))],
    ["files.film_sound_encoding E-AC-3", ...inMp4(h264, soundTrack("ec-3"))],
    ["files.film_sound_encoding DTS", ...inMp4(h264, soundTrack("dtsc"))],
    ["files.film_sound_encoding DTS", ...inMp4(h264, soundTrack("mp4a:a9"))],
    ["files.film_sound_encoding AC-3", ...inMp4(h264, soundTrack("mp4a:a5", true))],
    ["files.film_sound_encoding ALAC", ...inMp4(h264, soundTrack("alac"))],
    ["files.film_sound_encoding PCM", ...inMp4(h264, soundTrack("sowt"))],
    ["files.film_encoding V_MPEGH/ISO/HEVC", "video/webm", webm("V_MPEGH/ISO/HEVC", { seconds: 2 })],
    ["files.empty", ...inMp4()],
    ["files.empty", ...inMp4(otherTrack())],
    ["files.empty", "video/mp4", mp4([h264, aac], { milliseconds: 0 })],
    ["files.no_length", "video/mp4", mp4([h264, aac], { milliseconds: 0, fragmented: true })],
    ["files.no_length", "video/webm", webm("V_VP8")],
  ])("a film is refused: %s", async (refusal, type, bytes) => {
    expect(await facts("course_video", type, bytes)).toBe(refusal);
  });
  it.each([
    ["files.sound_encoding ALAC", "audio/mp4", mp4([soundTrack("alac")])],
    ["files.sound_encoding AC-3", "audio/mp4", mp4([soundTrack("ac-3")])],
    ["files.sound_encoding IMA ADPCM", "audio/wav", wav(0x11)],
    ["files.sound_encoding DTS", "audio/wav", wav(0x2001)],
    [
      "files.sound_encoding Speex",
      "audio/ogg",
      ogg(Buffer.concat([Buffer.from("Speex   "), Buffer.alloc(72)])),
    ],
    ["files.empty", "audio/mp4", mp4([h264])],
    ["files.empty", "audio/wav", wav(1, 0)],
    ["files.empty", "audio/ogg", ogg(undefined, 0)],
  ])("a sound is refused: %s", async (refusal, type, bytes) => {
    expect(await facts("course_audio", type, bytes)).toBe(refusal);
  });
  it.each([
    ["sums its fragments", [fragment({ samples: [40, 60] }), fragment({ samples: 100 })], 4.1],
    [
      "goes by when its fragments begin",
      [fragment({ start: 90_000, samples: 50 }), fragment({ start: 92_000, samples: [40, 460] })],
      2.5,
    ],
    ["goes by its longest track", [fragment({ samples: 25 }), fragment({ samples: 50 }, 2)], 2],
    ["goes by its index", [segmentIndex([4_000, 4_000]), segmentIndex([9_000], 2), segmentIndex([500])], 8.5],
    [
      "looks behind an index of indexes",
      [segmentIndex([99_000], 1, 0x8000_0000), fragment({ samples: 25 })],
      1,
    ],
  ])("§learning#playable a film in fragments %s", async (_name, fragments, seconds) => {
    const written = { milliseconds: 0, fragmented: true, fragments };
    expect(await facts("course_video", "video/mp4", mp4([h264, aac], written))).toMatchObject({ seconds });
  });
  it.each([
    ["a fragment of a track there is not", fragment({ samples: 5 }, 7)],
    ["an index cut short", segmentIndex([4_000]).fill(255, 28, 32)],
    ["samples that count themselves wrongly", fragment({ samples: [40] }).fill(0, 60)],
  ])("a film in fragments that say nothing has no length: %s", async (_name, broken) => {
    const written = { milliseconds: 0, fragmented: true, fragments: [broken] };
    expect(await facts("course_video", "video/mp4", mp4([h264], written))).toBe("files.no_length");
  });
  it("pictures beside a sound that is listened to do not matter", async () => {
    expect(await facts("course_audio", "audio/mp4", mp4([filmTrack("hvc1"), aac]))).toEqual({
      seconds: 12.5,
    });
  });
});

/** Three pages. */
async function aPdf(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument(options);
  document.text("1");
  document.addPage().text("2");
  document.addPage().text("3");
  document.end();
  return Buffer.concat((await document.toArray()) as Buffer[]);
}

describe("§learning#certificates what a PDF says of itself", () => {
  const pages = (bytes: Buffer) => facts("course_pdf", "application/pdf", bytes);
  it("its pages; one that is none, or only its beginning, is damaged", async () => {
    const pdf = await aPdf();
    expect(await pages(pdf)).toEqual({ pages: 3 });
    expect(await pages(Buffer.from("%PDF-1.7 not one"))).toBe("files.damaged");
    expect(await pages(pdf.subarray(0, 400))).toBe("files.damaged");
  });
  it("lines of a mail before it do not matter, as they do not to readers", async () => {
    expect(await pages(Buffer.concat([Buffer.from("X-Mailer: a\r\n\r\n"), await aPdf()]))).toEqual({
      pages: 3,
    });
  });
  it("one that asks for a password is called that; one that only forbids printing is not", async () => {
    expect(await pages(await aPdf({ userPassword: "segredo", ownerPassword: "dona" }))).toBe("files.locked");
    expect(await pages(await aPdf({ ownerPassword: "dona" }))).toEqual({ pages: 3 });
  });
});
