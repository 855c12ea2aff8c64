import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanHtml } from "./clean-html.ts";

describe("§entities#type-html html activity: a text of the editor is cleaned", () => {
  test.each([
    ["<p>Olá <strong>você</strong></p>", "<p>Olá <strong>você</strong></p>"],
    ["<h1>Um</h1><h6>Seis</h6>", "<h2>Um</h2><h4>Seis</h4>"],
    ["<script>alert(1)</script><p>a</p>", "<p>a</p>"],
    ["<p onclick=alert(1) style='position:fixed' class=x id=y>a</p>", "<p>a</p>"],
    ["<img src=x onerror=alert(1)>b", "b"],
    ["<svg><a xlink:href='javascript:alert(1)'>x</a></svg>", "<a>x</a>"],
    ["<iframe src='https://evil.example'></iframe>c", "c"],
    ["<form action='/api'><input name=a><button>ok</button></form>", "ok"],
    ["<a href='javascript:alert(1)'>x</a>", "<a>x</a>"],
    ["<a href=' java\nscript:alert(1)'>x</a>", "<a>x</a>"],
    ["<a href='//evil.example'>x</a>", "<a>x</a>"],
    ["<a href='/admin'>x</a>", "<a>x</a>"],
    ["<a href='data:text/html,x'>x</a>", "<a>x</a>"],
    [
      "<a href='https://example.com' target=_top>x</a>",
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    ],
    [
      "<a href='mailto:a@example.com'>x</a>",
      '<a href="mailto:a@example.com" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    ],
    ["<table><tr><td colspan=2>1</td></tr></table>", '<table><tr><td colspan="2">1</td></tr></table>'],
    ["<p>a<!-- hidden --></p>", "<p>a</p>"],
    ["<style>*{display:none}</style><p>a</p>", "<p>a</p>"],
    ["<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>", ""],
  ])("%s", (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean);
  });

  test("cleaning twice changes nothing, and nothing that runs is left", () => {
    const piece = fc.constantFrom(
      ...[
        "<",
        ">",
        "'",
        '"',
        "&lt;",
        "&",
        "/",
        "a",
        "p",
        "script",
        "img",
        " onerror=",
        " href=",
        "javascript:",
      ],
      ...[
        "<b>",
        "</b>",
        "<svg>",
        "</svg>",
        "<math>",
        "<a>",
        "<p>",
        "<li>",
        "<td>",
        "<![CDATA[",
        "<!--",
        "-->",
        "&#106;",
        "\n",
        "=",
        "<table>",
        "<a ",
        "x",
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const once = cleanHtml(pieces.join(""));
        expect(cleanHtml(once)).toBe(once);
        expect(once).not.toMatch(/<(script|img|svg|style|iframe)|<[^>]*\son\w+=/i);
      }),
      { numRuns: 500, examples: [[["<a ", "<b>", "<svg>", "<a ", "<b>"]]] },
    );
  });

  test("10,000 levels deep is read in no time", () => {
    expect(cleanHtml("<ul><li>".repeat(10_000)).length).toBeLessThan(2_000);
  });
});
