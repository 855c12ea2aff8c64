import { fileProblems } from "@trilha/contract/core/files/problems.ts";
import { fileKindNames, fileKinds, slideTypes, workbookType } from "@trilha/contract/core/files/rules.ts";
import { describe, expect, it } from "vitest";
import { meantType, objectionTo, typeWithin } from "./announced.ts";

const megabyte = 2 ** 20;
const endings: Readonly<Record<string, string>> = {
  [workbookType]: "xlsx",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "text/vtt": "vtt",
  [slideTypes.ppt]: "ppt",
  [slideTypes.pptx]: "pptx",
  [slideTypes.odp]: "odp",
};
const photo = { kind: "avatar", name: "me.jpg", type: "image/jpeg", size: 1 } as const;

describe("§api#files what may be announced for upload", () => {
  it.each([
    [photo],
    [{ ...photo, name: "ME.JPEG" }],
    [{ ...photo, size: 8 * megabyte }],
    [{ ...photo, name: "../../etc/passwd.jpg" }],
    [{ kind: "import", name: "pessoas 2026.csv", type: "text/csv", size: 20 * megabyte }],
    [{ kind: "import", name: "perguntas.gift", type: "text/csv", size: megabyte }],
    [{ kind: "import", name: "perguntas.TXT", type: "text/csv", size: megabyte }],
    [{ kind: "import", name: "pessoas 2026.xlsx", type: workbookType, size: 20 * megabyte }],
  ] as const)("%j is taken", (file) => {
    expect(objectionTo(file)).toBeUndefined();
  });

  it.each([
    [{ ...photo, name: "me.png" }],
    [{ ...photo, name: "me" }],
    [{ ...photo, name: "me.jpg.exe" }],
    [{ ...photo, name: "me.svg", type: "image/svg+xml" }],
    [{ ...photo, name: "me.html", type: "text/html" }],
    [{ ...photo, name: "me.gif", type: "image/gif" }],
    [{ ...photo, kind: "import" }],
    [{ ...photo, name: "list.csv", type: "text/csv" }],
    [{ kind: "import", name: "list.html", type: "text/csv", size: 1 }],
    [{ kind: "import", name: "list.xlsm", type: workbookType, size: 1 }],
  ] as const)("%j has the wrong type", (file) => {
    expect(objectionTo(file)?.problem).toBe(fileProblems.typeRefused);
  });

  it.each([
    [{ ...photo, name: "IMG_0001.HEIC", type: "image/heic" }],
    [{ ...photo, name: "IMG_0001.heif", type: "image/heif" }],
    [{ ...photo, kind: "invoice", name: "IMG_0001.HEIC" }],
    [{ ...photo, kind: "store_photo", name: "a.jpg", type: "image/heic" }],
  ] as const)("%j is asked for as JPEG", (file) => {
    expect(objectionTo(file)?.problem).toBe(fileProblems.heic);
  });

  it("one byte more than the limit is too large", () => {
    expect(objectionTo({ ...photo, size: 8 * megabyte + 1 })).toEqual({
      problem: fileProblems.tooLarge,
      params: { megabytes: 8 },
    });
  });

  it.each([
    ["course_video", "aula.mkv", fileProblems.filmType],
    ["course_video", "aula.avi", fileProblems.filmType],
    ["course_audio", "voz.flac", fileProblems.soundType],
    ["course_audio", "voz.wma", fileProblems.soundType],
  ] as const)("§learning#playable a %s called %s: what to send instead is said", (kind, name, problem) => {
    expect(objectionTo({ kind, name, type: "", size: 1 })?.problem).toBe(problem);
  });

  it("no bytes at all is called empty, not damaged", () => {
    expect(objectionTo({ ...photo, size: 0 })?.problem).toBe(fileProblems.empty);
  });

  it("every type of every kind has an ending", () => {
    for (const kind of fileKindNames) {
      for (const type of fileKinds[kind].types) {
        const name = `a.${endings[type] ?? type.slice(type.indexOf("/") + 1)}`;
        expect(objectionTo({ kind, name, type, size: 1 })).toBeUndefined();
      }
    }
  });
});

describe("what courses are made of", () => {
  it.each([
    ["course_package", "curso.zip", "application/x-zip-compressed", "application/zip"],
    ["course_captions", "aula.pt.VTT", "", "text/vtt"],
    ["course_captions", "aula.srt", "application/x-subrip", "text/vtt"],
    ["course_audio", "voz.m4a", "audio/x-m4a", "audio/mp4"],
    ["course_audio", "voz.wav", "audio/x-wav", "audio/wav"],
    ["course_video", "aula.mp4", "video/mp4", "video/mp4"],
    ["course_video", "IMG_0007.MOV", "video/quicktime", "video/mp4"],
    ["course_video", "aula.exe", "video/mp4", "video/mp4"],
    ["course_cover", "capa.png", "", ""],
    ["avatar", "eu.png", "image/jpeg", "image/jpeg"],
  ] as const)("a %s called %s, said to be %s, is meant as %s", (kind, name, type, meant) => {
    expect(meantType({ kind, name, type })).toBe(meant);
  });

  const zip = Buffer.from("PK\u0003\u0004");
  it.each([
    ["course_package", "application/epub+zip", zip, "application/zip"],
    ["course_package", "application/pdf", Buffer.from("%PDF"), "application/pdf"],
    ["course_audio", "video/webm", zip, "audio/webm"],
    ["course_audio", "audio/ogg; codecs=opus", zip, "audio/ogg"],
    ["course_audio", "audio/x-m4a", zip, "audio/mp4"],
    ["course_video", "video/x-m4v", zip, "video/mp4"],
    ["course_video", "video/quicktime", zip, "video/mp4"],
    ["course_audio", "video/quicktime", zip, "audio/mp4"],
    ["course_slides", "application/x-cfb", zip, slideTypes.ppt],
    ["course_captions", "text/csv", Buffer.from("WEBVTT\n"), "text/vtt"],
    ["course_captions", "text/csv", Buffer.from("1\n00:00"), "text/vtt"],
    ["course_captions", "text/html", Buffer.from("<html>"), "text/html"],
    ["course_pdf", "text/csv", Buffer.from("X-Mailer: a\n%PDF-1.4"), "application/pdf"],
    ["invoice", undefined, Buffer.from([0, 0, 0, ...Buffer.from("%PDF-1.4")]), "application/pdf"],
    ["course_pdf", undefined, Buffer.from(`${" ".repeat(1024)}%PDF-1.4`), undefined],
    ["course_video", undefined, Buffer.from("%PDF-1.4"), undefined],
    ["avatar", "image/png", zip, "image/png"],
  ] as const)("a %s that looks like %s is taken as what it holds", (kind, seen, head, type) => {
    expect(typeWithin(kind, seen, head)).toBe(type);
  });
});
