import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { block, isLinkTarget, linesOf, paragraphs, richText, richTextLimit } from "./rich-text.ts";

const paragraph = (text: string) => ({ type: "paragraph", spans: [{ text }] });

describe("where a link of a text may lead (security row 37)", () => {
  test.each([
    "https://example.com/a?b=c#d",
    "mailto:ana@example.com",
    "tel:+55 11 99999-0000",
    "/campaigns",
    "/institutional/cookies_policy",
    "/",
  ])("%s", (href) => {
    expect(isLinkTarget(href)).toBe(true);
  });

  test.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "http://example.com",
    "//evil.example",
    "/\\evil.example",
    "https:/evil.example",
    "https://",
    "https:// evil.example",
    "\\\\evil.example",
    "/a//evil",
    "mailto:a@b c",
    `https://example.com/${"a".repeat(600)}`,
    "",
  ])("never %j", (href) => {
    expect(isLinkTarget(href)).toBe(false);
  });
});

describe("what a text may hold (security row 37)", () => {
  test.each([
    ["a tag of its own", { type: "html", html: "<b>x</b>" }],
    ["a picture", { type: "image", src: "https://example.com/x.png" }],
    ["a heading of the page", { type: "heading", level: 1, spans: [{ text: "x" }] }],
    ["an attribute", { type: "paragraph", spans: [{ text: "x", style: "position:fixed" }] }],
    ["a link that runs", { type: "paragraph", spans: [{ text: "x", link: "javascript:alert(1)" }] }],
    ["a direction override", paragraph("a\u202eb")],
    ["a null byte", paragraph("a\u0000b")],
    ["a lone surrogate", paragraph("\ud800")],
    ["nothing", { type: "paragraph", spans: [] }],
    ["an empty list", { type: "list", ordered: false, items: [] }],
  ])("%s is refused", (_, given) => {
    expect(block.safeParse(given).success).toBe(false);
  });

  test("markup typed as words stays words", () => {
    const [line] = paragraphs("<script>alert(1)</script>");
    expect(block.safeParse(line).success).toBe(true);
    expect(line && linesOf([line])).toEqual(["<script>alert(1)</script>"]);
  });

  test("it has an end", () => {
    const long = paragraph("x".repeat(5_000));
    const paragraphs = (letters: number) => Array.from({ length: letters / 5_000 }, () => long);
    expect(richText.safeParse(paragraphs(richTextLimit)).success).toBe(true);
    expect(richText.safeParse([...paragraphs(richTextLimit), paragraph("x")]).success).toBe(false);
  });
});

test("plain paragraphs become a text, and its lines are the paragraphs", () => {
  const line = fc.stringMatching(/^[a-zà-ú<>&]{1,40}$/);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      expect(linesOf(paragraphs(lines.join("\n\n")))).toEqual(lines);
    }),
  );
});
