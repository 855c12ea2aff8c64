import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { html, jsonBlock } from "./html.ts";

describe("HTML the server writes", () => {
  test.each([
    ["a tag", html`<p>${"<script>alert(1)</script>"}</p>`, "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"],
    ["the end of an attribute", html`<a href="${`"><b x='`}">`, '<a href="&quot;&gt;&lt;b x=&#39;">'],
    ["HTML as it is", html`<p>${html`<b>${"&"}</b>`}</p>`, "<p><b>&amp;</b></p>"],
    [
      "a list",
      html`<ul>${["a", "<"].map((each) => html`<li>${each}</li>`)}</ul>`,
      "<ul><li>a</li><li>&lt;</li></ul>",
    ],
    ["nothing", html`${null}${undefined}${false}${""}${0}`, "0"],
  ])("escapes %s", (_, { html: written }, expected) => {
    expect(written).toBe(expected);
  });

  test("a block of data says the same and cannot be left, whatever stands in it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { html: block } = jsonBlock({ text: `${text}</script><!--` });
        const inside = block.slice('<script type="application/ld+json">'.length, -"</script>".length);
        expect(inside).not.toMatch(/[<>&]/);
        expect(JSON.parse(inside)).toEqual({ text: `${text}</script><!--` });
      }),
    );
  });
});
