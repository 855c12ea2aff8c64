import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keysFrom } from "../../../core/keys.ts";
import { objectAddress, partAddress, readObjectAddress, readPartAddress } from "./address.ts";
import { contentDisposition } from "./disposition.ts";
import { isKey, isPublicKey } from "./key.ts";
import { LocalStore } from "./local-store.ts";
import { readRange } from "./range.ts";
import { readTags } from "./s3-answer.ts";

describe("a key of the store", () => {
  const id = "0197a0f2-1111-7222-8333-944445555666";
  it.each([`originals/${id}/${id}`, `pictures/${id}/thumb.webp`, `public/${id}/${id}/large.webp`])(
    "%s",
    (key) => {
      expect(isKey(key)).toBe(true);
    },
  );

  it.each([
    "",
    "a",
    "/a/b",
    "a//b",
    "a/../b",
    "a/..",
    "a/.b",
    "a/b/",
    "a/b.",
    "a\\b/c",
    "a/b\0",
    "a/b\n",
    "a/%2e%2e/b",
    "A/b",
    "a/b.tar.gz",
    "a/b/c/d/e/f/g",
    `a/${"b".repeat(300)}`,
  ])("is not %j", (key) => {
    expect(isKey(key)).toBe(false);
  });

  it("never leaves its folder", () => {
    const letters = fc.constantFrom("a", "b", "0", "1", "/", "/", "_", "-", ".", "..", "\\");
    let keys = 0;
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 8 }), (key) => {
        if (!isKey(key)) return;
        keys += 1;
        expect(join("/store", ...key.split("/")).startsWith("/store/")).toBe(true);
        expect(key).not.toContain("..");
      }),
      { numRuns: 3_000 },
    );
    expect(keys).toBeGreaterThan(10);
    expect(isPublicKey(`public/${id}/x.webp`)).toBe(true);
    expect(isPublicKey(`publicity/${id}/x.webp`)).toBe(false);
  });
});

describe("a signed address", () => {
  const keys = keysFrom(["k".repeat(32)]);
  const now = new Date("2026-03-04T05:00:00Z");
  const expiresAt = new Date("2026-03-04T05:15:00Z");
  const id = "0197a0f2-1111-7222-8333-944445555666";
  const reader = { userId: id, sessionId: id, clientId: id, roles: ["auditor", "superuser"] as const };
  const key = "originals/c/f";
  const queryOf = (address: string) => Object.fromEntries(new URL(address, "http://x").searchParams);
  const object = queryOf(
    objectAddress(keys, key, { type: "text/csv", fileName: "a b.csv", expiresAt, reader }),
  );
  const part = queryOf(partAddress(keys, key, { uploadId: id, number: 3, size: 7 }, expiresAt));

  it("says what was signed", () => {
    expect(readObjectAddress(keys, key, object, now)).toEqual({
      type: "text/csv",
      fileName: "a b.csv",
      expiresAt,
      reader,
    });
    expect(readPartAddress(keys, key, part, now)).toEqual({ uploadId: id, number: 3, size: 7 });
  });

  it("holds no secret but its signature", () => {
    expect(Object.keys(object).sort()).toEqual(["expires", "name", "reader", "signature", "type"]);
    expect(Object.keys(part).sort()).toEqual(["expires", "part", "signature", "size", "upload"]);
  });

  it.each(Object.keys(object))("of an object is dead with another %s", (name) => {
    const changed = { ...object, [name]: `${object[name]}0` };
    expect(readObjectAddress(keys, key, changed, now)).toBeUndefined();
    const { [name]: _, ...without } = object;
    expect(readObjectAddress(keys, key, without, now)).toBeUndefined();
  });

  it.each(Object.keys(part))("of a part is dead with another %s", (name) => {
    expect(readPartAddress(keys, key, { ...part, [name]: `${part[name]}0` }, now)).toBeUndefined();
  });

  it("is dead for another key, another method, by other keys, and in time", () => {
    expect(readObjectAddress(keys, "originals/c/g", object, now)).toBeUndefined();
    expect(
      readPartAddress(keys, key, { ...object, ...part, signature: object.signature }, now),
    ).toBeUndefined();
    expect(readObjectAddress(keysFrom(["o".repeat(32)]), key, object, now)).toBeUndefined();
    expect(readObjectAddress(keys, key, object, expiresAt)).toBeUndefined();
    expect(readObjectAddress(keys, key, object, new Date(expiresAt.getTime() - 1))).toBeDefined();
  });

  it("never lives longer than fifteen minutes, even if we signed it", () => {
    const far = new Date("2026-03-04T06:00:00Z");
    const long = queryOf(objectAddress(keys, key, { type: "text/csv", expiresAt: far, reader }));
    expect(readObjectAddress(keys, key, long, now)).toBeUndefined();
    const days = queryOf(partAddress(keys, key, { uploadId: id, number: 1, size: 1 }, far));
    expect(readPartAddress(keys, key, days, now)).toBeUndefined();
  });
});

describe("a range", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["bytes=0-0", { first: 0, last: 0 }],
    ["bytes=2-", { first: 2, last: 9 }],
    ["bytes=2-100", { first: 2, last: 9 }],
    ["bytes=-3", { first: 7, last: 9 }],
    ["bytes=-100", { first: 0, last: 9 }],
    ["bytes=9-", { first: 9, last: 9 }],
    ["bytes=10-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=5-2", undefined],
    ["bytes=0-1,3-4", undefined],
    ["items=0-1", undefined],
    ["bytes=-", undefined],
    ["bytes=a-b", undefined],
  ])("%s of ten bytes", (header, range) => {
    expect(readRange(header, 10)).toEqual(range);
  });
});

describe("how a file is handed out", () => {
  it.each([
    ["image/webp", undefined, "inline"],
    ["application/pdf", undefined, "inline"],
    ["text/html", undefined, "attachment"],
    ["image/svg+xml", undefined, "attachment"],
    ["application/xhtml+xml", undefined, "attachment"],
    ["text/csv", undefined, "attachment"],
  ])("%s", (type, name, expected) => {
    expect(contentDisposition(type, name)).toBe(expected);
  });

  it("keeps a name to itself, whatever it holds", () => {
    expect(contentDisposition("image/png", 'a"\r\nX-Evil: 1')).toBe(
      `attachment; filename="a_X-Evil_ 1"; filename*=UTF-8''a_X-Evil_%201`,
    );
    expect(contentDisposition("image/png", "../..")).toBe(`attachment; filename="_"; filename*=UTF-8''_`);
    expect(contentDisposition("image/png", "\ud800")).toContain(`filename*=UTF-8''%EF%BF%BD`);
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(contentDisposition("text/csv", name)).toMatch(
          /^attachment; filename="[^"\\/\r\n]+"; filename\*=UTF-8''[\w.%!~+^`{}#$&|@=[\];, -]+$/,
        );
      }),
    );
  });
});

describe("what an S3 store answers", () => {
  it("is read by its elements", () => {
    const xml = "<R><Part><ETag>&quot;a&amp;b&quot;</ETag></Part><Part><ETag>c</ETag></Part></R>";
    expect(readTags(xml, "Part").flatMap((part) => readTags(part, "ETag"))).toEqual(['"a&b"', "c"]);
    expect(readTags(xml, "None")).toEqual([]);
    expect(readTags("<a><b>", "b")).toEqual([]);
  });
});

describe("the local store", () => {
  let dataDir: string;
  let store: LocalStore;
  const key = "originals/c/f";

  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), "trilha-store-"));
    store = new LocalStore(dataDir, keysFrom(["k".repeat(32)]));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const unfinished = () => readdirSync(join(dataDir, "files", "unfinished"));
  const put = (id: string, number: number, content: string, size = content.length) =>
    store.putPart(key, { uploadId: id, number, size }, Readable.from([Buffer.from(content)]));

  it("joins parts in their order and forgets them", async () => {
    const id = await store.startUpload(key);
    for (const number of [11, 2, 1]) expect(await put(id, number, `${number};`)).toBe("stored");
    expect(await put(id, 2, "two;")).toBe("stored");
    expect((await store.listParts(key, id)).map(({ number }) => number)).toEqual([1, 2, 11]);
    await store.completeUpload(key, id);
    const object = await store.read(key);
    expect([object?.size, object && (await text(object.stream))]).toEqual([9, "1;two;11;"]);
    expect(await store.listParts(key, id)).toEqual([]);
    expect(await put(id, 1, "x")).toBe("unknown_upload");
    await store.completeUpload(key, id);
    expect(await store.size(key)).toBe(9);
  });

  it("keeps nothing of a part that is too long, too short or breaks off", async () => {
    const id = await store.startUpload(key);
    expect(await put(id, 1, "12345", 4)).toBe("wrong_size");
    expect(await put(id, 1, "123", 4)).toBe("wrong_size");
    const broken = new Readable({
      read() {
        this.push(Buffer.from("12"));
        this.destroy(new Error("gone"));
      },
    });
    await expect(store.putPart(key, { uploadId: id, number: 1, size: 4 }, broken)).rejects.toThrow("gone");
    expect(await store.listParts(key, id)).toEqual([]);
    expect(unfinished()).toEqual([]);
    await store.abandonUpload(key, null);
    await store.abandonUpload(key, null);
  });

  it("removes what a crash left, a day later", async () => {
    await store.put(key, Buffer.from("x"));
    const folder = join(dataDir, "files", "unfinished");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "old"), "");
    writeFileSync(join(folder, "new"), "");
    const now = new Date();
    const before = new Date(now.getTime() - 25 * 3_600_000);
    utimesSync(join(folder, "old"), before, before);
    await store.tidy(now);
    expect(unfinished()).toEqual(["new"]);
    rmSync(join(folder, "new"));
    expect(await store.size(key)).toBe(1);
  });

  it("takes nothing that is not a key or an upload of its own", async () => {
    await expect(store.put("../x", Buffer.from("x"))).rejects.toThrow("not a key");
    await expect(store.listParts(key, "../../x")).rejects.toThrow("not an upload");
    await expect(store.abandonUpload(key, "..")).rejects.toThrow("not an upload");
  });

  it("says when it cannot write", async () => {
    await store.check();
    writeFileSync(join(dataDir, "file"), "");
    await expect(new LocalStore(join(dataDir, "file"), keysFrom(["k".repeat(32)])).check()).rejects.toThrow(
      "ENOTDIR",
    );
  });
});
