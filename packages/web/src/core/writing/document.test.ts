import { type RichTextBlock, richText } from "@trilha/contract/core/rich-text.ts";
import { expect, test } from "vitest";
import { toBlocks, toDocument } from "./document.ts";

const text: RichTextBlock[] = [
  { type: "heading", level: 2, spans: [{ text: "Prazos" }] },
  {
    type: "paragraph",
    spans: [
      { text: "Leia " },
      { text: "com calma", bold: true },
      { text: " em ", italic: true },
      { text: "nosso site", link: "https://example.com/x" },
      { text: ".\nObrigado." },
    ],
  },
  { type: "list", ordered: true, items: [[{ text: "um" }], [{ text: "dois", bold: true, italic: true }]] },
  { type: "list", ordered: false, items: [[{ text: "<b>três</b>" }]] },
  { type: "quote", spans: [{ text: "assim" }] },
  { type: "heading", level: 3, spans: [{ text: "Fim" }] },
];

test("a text goes through the editor unchanged, and is one the server takes (security row 37)", () => {
  expect(toBlocks(toDocument(text))).toEqual(text);
  expect(richText.safeParse(toBlocks(toDocument(text))).success).toBe(true);
});

test("nothing written is an empty text", () => {
  expect(toBlocks(toDocument([]))).toEqual([]);
  expect(
    toBlocks({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "  " }] }] }),
  ).toEqual([]);
});

test("what a text cannot hold is left out", () => {
  const item = { type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: "a" }] }] };
  const nested = {
    type: "bulletList",
    content: [{ type: "listItem", content: [...item.content, { type: "bulletList", content: [item] }] }],
  };
  const bad = [{ type: "link", attrs: { href: "javascript:alert(1)" } }, { type: "strike" }];
  const paragraph = {
    type: "paragraph",
    content: [
      { type: "text", text: "x", marks: bad },
      { type: "image", attrs: { src: "x" } },
    ],
  };
  expect(toBlocks({ type: "doc", content: [nested, paragraph, { type: "horizontalRule" }] })).toEqual([
    { type: "list", ordered: false, items: [[{ text: "a" }], [{ text: "a" }]] },
    { type: "paragraph", spans: [{ text: "x" }] },
  ]);
});
