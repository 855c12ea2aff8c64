import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areCaptions } from "./captions.ts";
import { mendCaptions } from "./mend-captions.ts";

const mend = (text: string) => {
  const result = mendCaptions(Buffer.from(text));
  if ("problem" in result) return `${result.problem.code} ${result.params?.line ?? ""}`.trim();
  expect(areCaptions(result.text)).toBe(true);
  return {
    text: result.text,
    changes: result.changes.map(({ kind, line, count }) => `${kind} ${line} ${count}`),
  };
};
const cue = "00:01.000 --> 00:02.500\nOlá";
const written = (...cues: string[]) => `${["WEBVTT", ...cues].join("\n\n")}\n`;

describe("§learning#captions captions as people have them", () => {
  it("stay as they are where they are right", () => {
    const text = `WEBVTT - aula\r\n\r\n1\r\n${cue}`;
    expect(mend(text)).toEqual({ text, changes: [] });
  });

  it.each<[string, string, string, string[]]>([
    [
      "SubRip",
      "1\r\n00:00:01,000 --> 00:00:02,500\r\nOlá\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n<i>Sim</i>\r\nou não\r\n",
      written(
        "1\n00:00:01.000 --> 00:00:02.500\nOlá",
        "2\n00:00:03.000 --> 00:00:04.000\n<i>Sim</i>\nou não",
      ),
      ["subrip 1 1"],
    ],
    [
      "SubRip with fonts and places",
      '1\n00:00:01,000 --> 00:00:02,500 X1:10 X2:20\n{\\an8}<font color="#fff">Olá</font> 3 > 2\n',
      written("1\n00:00:01.000 --> 00:00:02.500\nOlá 3 &gt; 2"),
      ["subrip 1 1", "settings 2 1", "marks 3 1", "signs 3 1"],
    ],
    ["no head", `${cue}\n`, written("00:00:01.000 --> 00:00:02.500\nOlá"), ["head 1 1"]],
    [
      "a head further down",
      `\n WEBVTT\n\n${cue}`,
      written("00:00:01.000 --> 00:00:02.500\nOlá"),
      ["head 2 1"],
    ],
    [
      "times by hand",
      "WEBVTT\n\n0:1 -> 0:2.5\nOlá",
      written("00:00:01.000 --> 00:00:02.500\nOlá"),
      ["times 3 1"],
    ],
    [
      "times of SubRip below the head of WebVTT",
      "WEBVTT\n\n00:00:01,000 --> 00:00:02,500\nOlá",
      written("00:00:01.000 --> 00:00:02.500\nOlá"),
      ["times 3 1"],
    ],
    [
      "no blank line between cues",
      "WEBVTT\n\n00:01.000 --> 00:02.000\na\n2\n00:02.000 --> 00:03.000\nb\n00:03.000 --> 00:04.000\nc",
      written(
        "00:00:01.000 --> 00:00:02.000\na",
        "2\n00:00:02.000 --> 00:00:03.000\nb",
        "00:00:03.000 --> 00:00:04.000\nc",
      ),
      ["blank 5 2"],
    ],
    [
      "a blank line within a cue",
      "WEBVTT\n\n00:01.000 --> 00:02.000\na\n\nb\n",
      written("00:00:01.000 --> 00:00:02.000\na\nb"),
      ["blank 5 1"],
    ],
    [
      "cues out of order",
      "WEBVTT\n\n00:05.000 --> 00:06.000\nb\n\n00:01.000 --> 00:02.000\na",
      written("00:00:01.000 --> 00:00:02.000\na", "00:00:05.000 --> 00:00:06.000\nb"),
      ["order 6 1"],
    ],
    [
      "ends before beginnings",
      "WEBVTT\n\n00:02.000 --> 00:01.000\na\n\n00:03.000 --> 00:03.000\nb\n\n00:03.500 --> 00:04.000\nc",
      written(
        "00:00:02.000 --> 00:00:03.000\na",
        "00:00:03.000 --> 00:00:03.500\nb",
        "00:00:03.500 --> 00:00:04.000\nc",
      ),
      ["ends 3 2"],
    ],
    [
      "markup of pages is shown, and runs nowhere",
      "WEBVTT\n\n00:01.000 --> 00:02.000\n<script>alert(1)</script>",
      written("00:00:01.000 --> 00:00:02.000\n&lt;script&gt;alert(1)&lt;/script&gt;"),
      ["signs 4 1"],
    ],
    [
      "notes, styles and metadata stay",
      "WEBVTT\nKind: captions\n\nNOTE à mão\n\nSTYLE\n::cue { color: red }\n\n00:01.000 --> 00:02.000 align:start\nx < y",
      "WEBVTT\n\nNOTE à mão\n\nSTYLE\n::cue { color: red }\n\n00:00:01.000 --> 00:00:02.000 align:start\nx &lt; y\n",
      ["signs 10 1"],
    ],
  ])("%s", (_, text, expected, changes) => {
    expect(mend(text)).toEqual({ text: expected, changes });
  });

  it("in the letters of an old Windows", () => {
    const result = mendCaptions(Buffer.from(`WEBVTT\n\n${cue}`, "latin1"));
    expect(result).toMatchObject({ text: `WEBVTT\n\n${cue}`, changes: [{ kind: "letters" }] });
  });

  it.each([
    ["", "files.no_captions"],
    ["WEBVTT", "files.no_captions"],
    ["uma lista\nde compras", "files.no_captions"],
    ["WEBVTT\n\n00:61.000 --> 00:62.000\nx", "files.caption_time 3"],
    [`WEBVTT\n\n${cue}\n\n2\nagora --> 00:04.000\nx`, "files.caption_time 7"],
    ["1\n00:00:01,000 --> depois\nx", "files.caption_time 2"],
  ])("%j is refused: %s", (text, refusal) => {
    expect(mend(text)).toBe(refusal);
  });

  it("whatever is written, it is captions or says why not", () => {
    const line = fc.oneof(
      fc.constantFrom("", "WEBVTT", "1", "NOTE x", "-->", "a --> b", "<i>", "<b", "{\\an8}", "STYLE", "\r"),
      fc.constantFrom(
        "00:01,000 --> 00:02,000",
        "00:03.000 --> 00:01.000 line:0",
        "1:2 -> 3:4",
        "00:99 --> 1:1",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => void mend(lines.join("\n"))),
      {
        numRuns: 2_000,
      },
    );
  });
});
