import { deflateRawSync } from "node:zlib";
import { Workbook } from "@cj-tech-master/excelts";
import { describe, expect, it } from "vitest";
import { readSheet } from "./read-sheet.ts";
import { threadSheets } from "./sheets.ts";
import { storedZip } from "./stored-zip.ts";
import { unpacked } from "./unpacked.ts";
import { writeSheet } from "./write-sheet.ts";

async function workbook(...rows: unknown[][]): Promise<Uint8Array> {
  const book = new Workbook();
  const sheet = book.addWorksheet("Lista");
  rows.forEach((cells, index) => {
    cells.forEach((value, column) => {
      if (value !== null) sheet.getCell(index + 1, column + 1).value = value as never;
    });
  });
  book.addWorksheet("Other").getCell(1, 1).value = "not this one";
  return new Uint8Array(await book.xlsx.writeBuffer());
}

describe("a workbook is read as the text people see", () => {
  it("by a thread of its own, with the number of each row", async () => {
    const rows = [["sku", "nome"], [null], ["A1", "Fone"]];
    expect(await threadSheets().read(await workbook(...rows), { rows: 10 })).toEqual([
      { line: 1, cells: ["sku", "nome"] },
      { line: 3, cells: ["A1", "Fone"] },
    ]);
  });

  it.each<[string, unknown, string]>([
    ["a number", 1250, "1250"],
    ["a fraction", 0.5, "0.5"],
    ["yes", true, "true"],
    ["a day", new Date("2026-11-20T00:00:00Z"), "2026-11-20"],
    ["a moment", new Date("2026-11-20T18:30:00Z"), "2026-11-20 18:30"],
    ["a formula by what it came to", { formula: "1+1", result: 2 }, "2"],
    ["an error", { formula: "1/0", result: { error: "#DIV/0!" } }, ""],
    ["a text in several fonts", { richText: [{ text: "Fo" }, { text: "ne" }] }, "Fone"],
    ["a link by its text", { text: "Fone", hyperlink: "https://x.example" }, "Fone"],
    ["what looks like a formula", "=HYPERLINK(1)", "=HYPERLINK(1)"],
  ])("%s", async (_, value, text) => {
    const bytes = await workbook(["x", value, "end"]);
    expect(await readSheet(bytes, { rows: 10 })).toEqual([{ line: 1, cells: ["x", text, "end"] }]);
  });

  it("also what we wrote ourselves", async () => {
    const bytes = await writeSheet({
      title: "Prêmios",
      rows: [
        ["sku", "preço"],
        ["A1", 12],
      ],
    });
    expect(await readSheet(bytes, { rows: 2 })).toEqual([
      { line: 1, cells: ["sku", "preço"] },
      { line: 2, cells: ["A1", "12"] },
    ]);
  });
});

describe("what is no list", () => {
  it("one row too many is too long", async () => {
    expect(await readSheet(await workbook(["a"], ["b"], ["c"]), { rows: 2 })).toBe("too_long");
  });

  it("wider than any list is unreadable", async () => {
    const wide = Array.from({ length: 101 }, () => "x");
    expect(await readSheet(await workbook(wide), { rows: 2 })).toBe("unreadable");
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["text", Buffer.from("sku;nome\nA1;Fone\n")],
    ["a packed file cut off", Buffer.from("PK\u0003\u0004")],
    ["another packed file", zipOf("hello.txt", Buffer.from("hello"))],
  ])("%s is unreadable", async (_, bytes) => {
    expect(await threadSheets().read(bytes, { rows: 2 })).toBe("unreadable");
  });

  it("what unpacks to more than is allowed is not unpacked, whatever it says of its size", () => {
    const bomb = zipOf("xl/workbook.xml", Buffer.alloc(3_000_000), 10);
    expect(bomb.length).toBeLessThan(4_000);
    expect(unpacked(bomb, 2_999_999)).toBeUndefined();
    expect(unpacked(bomb, 3_000_000)).toMatchObject([{ bytes: { length: 3_000_000 } }]);
  });

  it("only parts of the list are read, and as the list has them: what hides between them is nobody's", async () => {
    const bytes = Buffer.from(await workbook(["a"]));
    const hidden = zipOf("xl/sharedStrings.xml", Buffer.alloc(3_000_000), 10);
    const parts = unpacked(bytes, 2 ** 20) ?? [];
    const honest = Buffer.concat([...storedZip(parts)]);
    expect(unpacked(honest, 2 ** 20)).toEqual(parts);
    const end = honest.length - 22;
    const smuggling = Buffer.concat([hidden, honest]);
    const list = honest.readUInt32LE(end + 16) + hidden.length;
    smuggling.writeUInt32LE(list, hidden.length + end + 16);
    for (let at = list, part = 0; part < parts.length; part += 1) {
      smuggling.writeUInt32LE(smuggling.readUInt32LE(at + 42) + hidden.length, at + 42);
      at += 46 + smuggling.readUInt16LE(at + 28);
    }
    expect(unpacked(smuggling, 2 ** 20)).toEqual(parts);
    expect(await readSheet(smuggling, { rows: 2 })).toEqual([{ line: 1, cells: ["a"] }]);
  });

  it("a long text that stands in many cells is no list", async () => {
    const [half, row] = ["x".repeat(32 * 1024), "y".repeat(60 * 1024)];
    expect(await readSheet(await workbook(["a", half, half, half]), { rows: 2 })).toBe("unreadable");
    const many = Array.from({ length: 360 }, () => [row]);
    expect(await readSheet(await workbook(...many), { rows: 1_000 })).toBe("too_long");
  });
});

/** A ZIP of one part, that may lie about its size. */
function zipOf(name: string, content: Buffer, size = content.length): Buffer {
  const packed = deflateRawSync(content);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(size, 18);
  shared.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), shared, Buffer.from(name), packed]);
  const listed = Buffer.concat([
    Buffer.from("PK\u0001\u0002\u0014\u0000"),
    shared,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, listed, end]);
}
