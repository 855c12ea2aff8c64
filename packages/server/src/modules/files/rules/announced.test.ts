import { fileKindNames, fileKinds, workbookType } from "@trilha/contract/files/rules.ts";
import { describe, expect, it } from "vitest";
import { objectionTo } from "./announced.ts";

const megabyte = 2 ** 20;
const photo = { kind: "avatar", name: "me.jpg", type: "image/jpeg", size: 1 } as const;

describe("§7 what may be announced for upload", () => {
  it.each([
    [photo],
    [{ ...photo, name: "ME.JPEG" }],
    [{ ...photo, size: 8 * megabyte }],
    [{ ...photo, name: "../../etc/passwd.jpg" }],
    [{ kind: "import", name: "pessoas 2026.csv", type: "text/csv", size: 20 * megabyte }],
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
    [{ kind: "import", name: "list.xlsm", type: workbookType, size: 1 }],
  ] as const)("%j has the wrong type", (file) => {
    expect(objectionTo(file)).toEqual({ problem: "type_refused" });
  });

  it.each([
    [{ ...photo, name: "IMG_0001.HEIC", type: "image/heic" }],
    [{ ...photo, name: "IMG_0001.heif", type: "image/heif" }],
    [{ ...photo, kind: "invoice", name: "IMG_0001.HEIC" }],
    [{ ...photo, kind: "store_photo", name: "a.jpg", type: "image/heic" }],
  ] as const)("%j is asked for as JPEG", (file) => {
    expect(objectionTo(file)).toEqual({ problem: "heic" });
  });

  it("one byte more than the limit is too large", () => {
    expect(objectionTo({ ...photo, size: 8 * megabyte + 1 })).toEqual({
      problem: "too_large",
      megabytes: 8,
    });
  });

  it("every type of every kind has an ending", () => {
    for (const kind of fileKindNames) {
      for (const type of fileKinds[kind].types) {
        const name = `a.${type === workbookType ? "xlsx" : type.slice(type.indexOf("/") + 1)}`;
        expect(objectionTo({ kind, name, type, size: 1 })).toBeUndefined();
      }
    }
  });
});
