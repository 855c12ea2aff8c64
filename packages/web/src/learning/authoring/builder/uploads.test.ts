import { describe, expect, it } from "vitest";
import type { Uploaded } from "../../../api/upload.ts";
import { type RunningUpload, type UploadPlace, uploadKey, uploadsOf } from "./uploads.ts";

const film: UploadPlace = { part: "a1", what: "video", locale: "pt-BR" };
const captions: UploadPlace = { ...film, what: "captions" };
const aFile = (name: string) => new File(["x"], name);

/** A store whose files arrive when the test says so. */
function aScene() {
  const sent: { name: string; arrive: () => void; fail: () => void; tell: (share: number) => void }[] = [];
  const landed: string[] = [];
  const uploads = uploadsOf({
    onLanded: ({ name }: RunningUpload) => landed.push(`told ${name}`),
    transport: (file, _, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("Stopped", "AbortError")));
        sent.push({
          name: file.name,
          arrive: () => resolve({ id: `id of ${file.name}` } as Uploaded),
          fail: () => reject(new Error("cut off")),
          tell: (share) => onProgress?.(share),
        });
      }),
  });
  const send = (place: UploadPlace, name: string) =>
    uploads.send(place, {
      ...{ kind: "course_video", file: aFile(name) },
      land: ({ id }) => void landed.push(`${place.what} is ${id}`),
    });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { uploads, sent, landed, send, settle };
}

describe("§entities#course-and-trail uploads of a course go on wherever its author is", () => {
  it("tells how far each is, lands it in its place and is rid of it", async () => {
    const { uploads, sent, landed, send, settle } = aScene();
    send(film, "a.mp4");
    send(captions, "a.vtt");
    sent[0]?.tell(0.4);
    expect(uploads.list().map(({ name, share }) => [name, share])).toEqual([
      ["a.mp4", 0.4],
      ["a.vtt", 0],
    ]);
    sent[0]?.arrive();
    await settle();
    expect(landed).toEqual(["video is id of a.mp4", "told a.mp4"]);
    expect(uploads.list().map(({ name }) => name)).toEqual(["a.vtt"]);
  });

  it("one that failed or was stopped stays, says why, and goes on", async () => {
    const { uploads, sent, landed, send, settle } = aScene();
    send(film, "a.mp4");
    sent[0]?.fail();
    await settle();
    expect(uploads.list()).toMatchObject([{ share: null, problem: "cut off" }]);
    uploads.again(uploadKey(film));
    uploads.stop(uploadKey(film));
    await settle();
    expect(uploads.list()).toMatchObject([{ share: null, problem: undefined }]);
    uploads.again(uploadKey(film));
    sent[2]?.arrive();
    await settle();
    expect([landed[0], uploads.list()]).toEqual(["video is id of a.mp4", []]);
  });

  it("what cannot be put in its place is no success", async () => {
    const { uploads, sent, landed, settle } = aScene();
    const land = () => Promise.reject(new Error("no room"));
    uploads.send(film, { kind: "course_package", file: aFile("a.zip"), land });
    sent[0]?.arrive();
    await settle();
    expect(uploads.list()).toMatchObject([{ share: null, problem: "no room" }]);
    expect(landed).toEqual([]);
  });

  it("another file for the same place takes over; the one before lands nowhere", async () => {
    const { uploads, sent, landed, send, settle } = aScene();
    send(film, "old.mp4");
    send(film, "new.mp4");
    sent[0]?.arrive();
    sent[0]?.tell(0.9);
    sent[1]?.tell(0.1);
    await settle();
    expect(uploads.list()).toMatchObject([{ name: "new.mp4", share: 0.1 }]);
    expect(landed).toEqual([]);
  });

  it("leaving the course stops what runs, and says what had not arrived", async () => {
    const { uploads, sent, landed, send, settle } = aScene();
    send(film, "a.mp4");
    send(captions, "a.vtt");
    sent[1]?.fail();
    await settle();
    expect(uploads.end()).toEqual(["a.mp4"]);
    sent[0]?.arrive();
    await settle();
    expect(landed).toEqual([]);
  });

  it("who forgets one sees it no more", () => {
    const { uploads, send } = aScene();
    let news = 0;
    const stop = uploads.subscribe(() => {
      news += 1;
    });
    send(film, "a.mp4");
    uploads.forget(uploadKey(film));
    expect([uploads.list(), news]).toEqual([[], 2]);
    stop();
  });
});
