// The page's side of reading and shrinking, with a worker that says what the test tells it to.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readCodes } from "./code-reader.ts";
import type { PictureJob, PictureNews } from "./picture-messages.ts";
import { shrinkPicture } from "./shrink-picture.ts";

const workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  jobs: PictureJob[] = [];
  stopped = false;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    workers.push(this);
  }
  postMessage(job: PictureJob) {
    this.jobs.push(job);
  }
  terminate() {
    this.stopped = true;
  }
  say(...news: PictureNews[]) {
    for (const data of news) this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
});

afterEach(() => {
  workers.length = 0;
  vi.useRealTimers();
});

const photo = (bytes = 1000, type = "image/jpeg", name = "IMG_1.jpeg") =>
  new File([new Uint8Array(bytes)], name, { type });

test("§validation#invoice-reading the first code is enough, and the worker is stopped", async () => {
  const reading = readCodes(photo());
  workers[0]?.say({ kind: "codes", texts: ["a", "b"] });
  expect(await reading).toEqual(["a", "b"]);
  expect(workers[0]?.stopped).toBe(true);
});

test("§validation#invoice-reading reading goes on until what was found will do; a text counts once", async () => {
  const reading = readCodes(photo(), { enough: (texts) => texts.includes("invoice") });
  workers[0]?.say({ kind: "codes", texts: ["offer"] }, { kind: "codes", texts: ["offer", "other"] });
  expect(workers[0]?.stopped).toBe(false);
  workers[0]?.say({ kind: "codes", texts: ["invoice"] });
  expect(await reading).toEqual(["offer", "other", "invoice"]);
});

test("§validation#near-pictures nothing found, nothing decoded and a broken worker all give no codes", async () => {
  const empty = readCodes(photo());
  workers[0]?.say({ kind: "done" });
  expect(await empty).toEqual([]);
  const damaged = readCodes(photo());
  workers[1]?.say({ kind: "failed" }, { kind: "done" });
  expect(await damaged).toEqual([]);
  const broken = readCodes(photo());
  workers[2]?.dispatchEvent(new Event("error"));
  expect(await broken).toEqual([]);
});

test("§validation#invoice-reading after six seconds there is what was found until then", async () => {
  const reading = readCodes(photo(), { enough: () => false });
  workers[0]?.say({ kind: "codes", texts: ["late"] });
  await vi.advanceTimersByTimeAsync(5_999);
  expect(workers[0]?.stopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toEqual(["late"]);
  expect(workers[0]?.stopped).toBe(true);
});

test("§validation#invoice-reading a PDF’s pages are drawn where its photographs gave nothing, by a worker of its own", async () => {
  const pdf = photo(1000, "application/pdf", "nota.pdf");
  const reading = readCodes(pdf);
  workers[0]?.say({ kind: "done" });
  await vi.waitFor(() => expect(workers).toHaveLength(2));
  expect(workers.map(({ jobs }) => jobs[0]?.kind)).toEqual(["read", "pages"]);
  expect(workers.map(({ address }) => /picture-worker(?:-pdf)?\b/.exec(address)?.[0])).toEqual([
    "picture-worker",
    "picture-worker-pdf",
  ]);
  workers[1]?.say({ kind: "codes", texts: ["invoice"] });
  expect(await reading).toEqual(["invoice"]);
  expect(workers[1]?.stopped).toBe(true);
});

test("§validation#invoice-reading a scanned PDF needs no more; one that never ends is stopped", async () => {
  const pdf = photo(1000, "application/pdf", "nota.pdf");
  const scanned = readCodes(pdf);
  workers[0]?.say({ kind: "codes", texts: ["invoice"] });
  expect(await scanned).toEqual(["invoice"]);
  expect(workers).toHaveLength(1);
  const endless = readCodes(pdf);
  await vi.advanceTimersByTimeAsync(6_000);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await endless).toEqual([]);
  expect(workers.map(({ stopped }) => stopped)).toEqual([true, true, true]);
});

test("whoever leaves the page stops the reading", async () => {
  const leaving = new AbortController();
  const reading = readCodes(photo(), { signal: leaving.signal });
  leaving.abort();
  expect(await reading).toEqual([]);
  expect(workers[0]?.stopped).toBe(true);
  expect(await readCodes(photo(), { signal: leaving.signal })).toEqual([]);
  expect(workers).toHaveLength(1);
});

test("where there are no workers there are no codes, and a photo goes as it is", async () => {
  vi.stubGlobal("Worker", undefined);
  expect(await readCodes(photo())).toEqual([]);
  const file = photo();
  expect(await shrinkPicture(file)).toEqual({ file });
});

test("a photo that becomes smaller is sent as JPEG", async () => {
  const shrinking = shrinkPicture(photo(1000, "image/png", "nota.fiscal.png"));
  expect(workers[0]?.jobs).toMatchObject([{ kind: "shrink", edge: 2000, quality: 0.85 }]);
  workers[0]?.say({ kind: "shrunk", picture: new Blob([new Uint8Array(10)]) }, { kind: "done" });
  const shrunk = await shrinking;
  const file = "file" in shrunk ? shrunk.file : undefined;
  expect([file?.name, file?.type, file?.size]).toEqual(["nota.fiscal.jpg", "image/jpeg", 10]);
});

test.each([
  ["image/jpeg", "IMG_1.jpeg", 1000],
  ["image/heic", "IMG_1.jpg", 2000],
])("a %s that would grow goes as %s", async (type, name, size) => {
  const shrinking = shrinkPicture(photo(1000, type, "IMG_1.jpeg"));
  workers[0]?.say({ kind: "shrunk", picture: new Blob([new Uint8Array(2000)]) }, { kind: "done" });
  expect(await shrinking).toMatchObject({ file: { name, size } });
});

test("a picture this browser cannot decode is refused by name", async () => {
  const shrinking = shrinkPicture(photo(1000, "image/heic", "IMG_1.heic"));
  workers[0]?.say({ kind: "failed" }, { kind: "done" });
  expect(await shrinking).toEqual({ refused: "undecodable" });
});

test("a PDF passes untouched", async () => {
  const file = photo(1000, "application/pdf", "nota.pdf");
  expect(await shrinkPicture(file)).toEqual({ file });
  expect(workers).toHaveLength(0);
});
