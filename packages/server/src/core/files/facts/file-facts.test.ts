import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import PDFDocument from "pdfkit";
import { beforeAll, describe, expect, it } from "vitest";
import type { StorePort } from "../../../platform/outside/ports.ts";
import { factsOf } from "./file-facts.ts";

const media = (name: string) => readFileSync(new URL(`../../../demo/media/${name}`, import.meta.url));
const box = (type: string, ...content: Buffer[]) => {
  const bytes = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, bytes]);
};
function mp4(): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1_000, 12);
  header.writeUInt32BE(12_500, 16);
  return Buffer.concat([
    box("ftyp", Buffer.from("isom0000")),
    box("mdat", Buffer.alloc(5_000)),
    box("moov", box("mvhd", header)),
  ]);
}
function wav(): Buffer {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0).toString();
  head.writeUInt32LE(36 + 16_000, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt32LE(8_000, 28);
  head.write("data", 36);
  head.writeUInt32LE(16_000, 40);
  return Buffer.concat([head, Buffer.alloc(16_000)]);
}
function ogg(): Buffer {
  const page = (flags: number, samples: number, content: Buffer) => {
    const head = Buffer.alloc(28);
    head.write("OggS");
    head[5] = flags;
    head.writeBigUInt64LE(BigInt(samples), 6);
    head[26] = 1;
    head[27] = content.length;
    return Buffer.concat([head, content]);
  };
  return Buffer.concat([page(2, 0, Buffer.from("OpusHead")), page(4, 96_000, Buffer.alloc(200))]);
}
const store = (bytes: Buffer) =>
  ({
    read: async (_key: string, range?: { first: number; last: number }) => ({
      size: bytes.length,
      stream: Readable.from([range ? bytes.subarray(range.first, range.last + 1) : bytes]),
    }),
  }) as unknown as StorePort;
const facts = (
  kind: "course_video" | "course_audio" | "course_pdf" | "course_captions",
  type: string,
  bytes: Buffer,
) => factsOf(store(bytes), { key: "k", kind, type, size: bytes.length });

describe("§learning#player what films and sounds say of themselves", () => {
  const whole = [
    ["course_video", "video/mp4", mp4(), 12.5],
    ["course_audio", "audio/mp4", mp4(), 12.5],
    ["course_audio", "audio/wav", wav(), 2],
    ["course_audio", "audio/ogg", ogg(), 2],
  ] as const;
  it.each(whole)("a whole %s, %s", async (kind, type, bytes, seconds) => {
    expect(await facts(kind, type, bytes)).toEqual({ seconds });
  });
  it.each(whole)("half a %s, %s, is damaged", async (kind, type, bytes) => {
    for (const part of [0.1, 0.5, 0.97]) {
      expect(await facts(kind, type, bytes.subarray(0, bytes.length * part))).toBe("damaged");
    }
  });
  it("as real programs write them", async () => {
    const film = media("atendimento.webm");
    const result = await facts("course_video", "video/webm", film);
    expect(result).toEqual({ seconds: expect.any(Number) });
    expect(await facts("course_video", "video/webm", film.subarray(0, film.length / 2))).toBe("damaged");
    expect(await facts("course_audio", "audio/mpeg", media("pausa-sonora.mp3"))).toEqual({
      seconds: expect.any(Number),
    });
    expect(await facts("course_audio", "audio/mpeg", Buffer.alloc(500_000, 0x20))).toBe("damaged");
    expect(await facts("course_captions", "text/vtt", media("atendimento.pt-BR.vtt"))).toEqual({});
  });
});

describe("§learning#certificates what a PDF says of itself", () => {
  let pdf: Buffer;
  beforeAll(async () => {
    const document = new PDFDocument();
    document.text("1");
    document.addPage().text("2");
    document.addPage().text("3");
    document.end();
    pdf = Buffer.concat((await document.toArray()) as Buffer[]);
  });
  it("its pages; one that is none, or only its beginning, is damaged", async () => {
    expect(await facts("course_pdf", "application/pdf", pdf)).toEqual({ pages: 3 });
    expect(await facts("course_pdf", "application/pdf", Buffer.from("%PDF-1.7 not one"))).toBe("damaged");
    expect(await facts("course_pdf", "application/pdf", pdf.subarray(0, 400))).toBe("damaged");
  });
});
