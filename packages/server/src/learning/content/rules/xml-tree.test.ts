import { describe, expect, it } from "vitest";
import { isFault } from "./fault.ts";
import { attributeOf, childOf, numberIn, readXml, textOf, yesOrNo } from "./xml-tree.ts";

const read = (text: string | Buffer) => readXml(Buffer.from(text), "m.xml");

describe("XML of authors", () => {
  it("is read without prefixes and capitals, with lines", () => {
    const root = read(
      '<?xml version="1.0"?>\n<a:Root X:Id=" 1 ">\n<b>\n um &amp; <![CDATA[dois]]></b></a:Root>',
    );
    if (isFault(root)) throw new Error(root.fault);
    expect([root.name, attributeOf(root, "id"), textOf(root, "b"), childOf(root, "b")?.line]).toEqual([
      ...["root", "1", "um & dois", 3],
    ]);
  });
  it.each([
    ["UTF-16", Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a><t>é</t></a>', "utf16le")],
    ["Latin-1", Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a><t>é</t></a>', "latin1")],
    ["UTF-8", Buffer.from("\ufeff<a><t>é</t></a>")],
  ])("in %s", (_, bytes) => {
    const root = read(bytes);
    expect(!isFault(root) && textOf(root, "t")).toBe("é");
  });
  it.each([
    ["<!DOCTYPE a><a/>", "manifestEntities"],
    ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', "manifestEntities"],
    ["<a>&x;</a>", "manifestEntities"],
    ["<a><b></a>", "manifestMalformed"],
    ["<a>", "manifestMalformed"],
    ["", "manifestMalformed"],
    ["not xml", "manifestMalformed"],
    ["\u0000", "manifestMalformed"],
    ["<a>".repeat(100), "manifestTooBig"],
  ])("%s is refused", (text, fault) => {
    const root = read(text);
    expect(isFault(root) && root.fault).toBe(fault);
  });
});

it("numbers and yes are read as the standard writes them", () => {
  expect(["true", "1", "FALSE", "0", "yes", ""].map(yesOrNo)).toEqual([
    true,
    true,
    false,
    false,
    undefined,
    undefined,
  ]);
  expect(["0.5", "1", "-1", "2", "1e3", "x", ""].map((text) => numberIn(text, -1, 1))).toEqual([
    ...[0.5, 1, -1, undefined, undefined, undefined, undefined],
  ]);
});
