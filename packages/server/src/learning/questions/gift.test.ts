import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyQuestion } from "../../../test/any-question.ts";
import { giftBlocks } from "./gift-blocks.ts";
import { htmlOfText, textOfHtml } from "./html-text.ts";
import { fingerprint, inOneLanguage } from "./plan-import.ts";
import { readGift } from "./read-gift.ts";
import { writeGift } from "./write-gift.ts";

const read = (text: string) => readGift(text, "pt-BR");
const one = async (text: string) => {
  const { good, errors } = await read(text);
  return good[0] ?? errors[0]?.code;
};
const codes = async (text: string) => (await read(text)).errors.map(({ line, code }) => `${line} ${code}`);
const pt = (text: string) => ({ "pt-BR": text });
const pt2 = (text: string) => ({ "pt-BR": [text] });

/** GIFT takes runs of spaces for one, and answers that count alike and are told the same for one. */
function asGift(body: QuestionBody): QuestionBody | undefined {
  const spaced = (text: string) => text.replaceAll(/\s*\n\s*/g, "\n").replaceAll(/[^\S\n]{2,}/g, " ");
  const tidy: QuestionBody = JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === "string" ? spaced(value) : value,
  );
  const own = inOneLanguage(tidy, "pt-BR");
  if (own?.kind !== "short_text") return own;
  const answers: typeof own.answers = [];
  for (const answer of own.answers) {
    const last = answers.at(-1);
    const same = last?.share === answer.share && last.feedback["pt-BR"] === answer.feedback["pt-BR"];
    const texts = [...(last?.texts["pt-BR"] ?? []), ...(answer.texts["pt-BR"] ?? [])];
    if (last && same) answers.splice(-1, 1, { ...last, texts: { "pt-BR": texts } });
    else answers.push(answer);
  }
  return { ...own, answers };
}

describe("§api#question-files GIFT that is made to be slow", () => {
  test.each([
    ["tags that never close", `// ${"[tag:a".repeat(6_000)}\nQ {T}`],
    ["answers without end", `Q {${"~a".repeat(19_000)}}`],
  ])("%s are refused before they are read", async (_, text) => {
    expect(await codes(text)).toEqual([expect.stringMatching(/^[12] too_many$/)]);
  });

  test("a long file lets others have their turn", async () => {
    let turns = 0;
    const ticks = setInterval(() => {
      turns += 1;
    }, 1);
    await read(Array.from({ length: 400 }, (_, at) => `P${at} ${"palavra ".repeat(200)} {T}`).join("\n\n"));
    clearInterval(ticks);
    expect(turns).toBeGreaterThan(2);
  });
});

const arrowFirst: QuestionBody = {
  kind: "one",
  prompt: pt("0"),
  fileId: null,
  feedback: {},
  points: 1,
  options: [
    { id: "00a0", text: pt("->~"), feedback: {}, fileId: null, share: 100 },
    { id: "a0aa", text: pt("0"), feedback: pt("A"), fileId: null, share: -50 },
  ],
};

describe("§api#question-files GIFT, there and back", () => {
  test("what is written is read again as it was", async () => {
    let written = 0;
    await fc.assert(
      fc.asyncProperty(
        anyQuestion,
        fc.uniqueArray(fc.constantFrom("cpu", "linha 2026", "a]b", "ção", "x:y"), { maxLength: 3 }),
        fc.constantFrom(1, 2, 3, 4, 5),
        async (body, tags, difficulty) => {
          const text = writeGift({ body, tags, difficulty }, "pt-BR");
          if (text === undefined) return;
          written += 1;
          const { good, errors } = await read(text);
          expect(errors).toEqual([]);
          const expected = asGift(body);
          expect(good).toHaveLength(1);
          const again = good[0] && asGift(good[0].body);
          if (good[0] && again && expected)
            expect(fingerprint({ ...good[0], body: again })).toBe(
              fingerprint({ body: expected, tags, difficulty }),
            );
        },
      ),
      // An option that begins with an arrow was taken for half of a pair.
      { numRuns: 300, examples: [[arrowFirst, [], 1]] },
    );
    expect(written).toBeGreaterThan(50);
  });

  test("what it cannot hold is left out: ordering, scales, pictures, another language", async () => {
    await fc.assert(
      fc.asyncProperty(anyQuestion, async (body) => {
        const text = writeGift({ body, tags: [], difficulty: 3 }, "pt-BR");
        const held =
          body.kind !== "ordering" && body.kind !== "scale" && !JSON.stringify(body).includes('"fileId":"');
        expect(text !== undefined).toBe(held);
        expect(
          writeGift({ body: { ...body, prompt: { "pt-BR": "x" } }, tags: [], difficulty: 3 }, "fr-FR"),
        ).toBe(undefined);
      }),
    );
  });
});

describe("§api#question-files GIFT, every kind", () => {
  test.each<[string, string, object]>([
    [
      "one answer",
      "q {=yes#good ~no#bad ~%50%half ####all}",
      {
        kind: "one",
        feedback: pt("all"),
        options: [
          { share: 100, text: pt("yes"), feedback: pt("good") },
          { share: 0, text: pt("no"), feedback: pt("bad") },
          { share: 50, text: pt("half") },
        ],
      },
    ],
    [
      "several answers",
      "q {~%50%a ~%50%b ~%-100%c}",
      { kind: "several", options: [{ share: 50 }, { share: 50 }, { share: -100 }] },
    ],
    [
      "true",
      "q {TRUE#wrong#right}",
      { kind: "true_false", right: true, whenTrue: pt("right"), whenFalse: pt("wrong") },
    ],
    [
      "false",
      "q {F#wrong#right}",
      { kind: "true_false", right: false, whenTrue: pt("wrong"), whenFalse: pt("right") },
    ],
    [
      "a number within an error",
      "q {#3.14:0.01}",
      { kind: "numeric", answers: [{ from: 3.13, to: 3.15, share: 100 }] },
    ],
    [
      "numbers with weights",
      "q {#=1:0#one =%50%0..2 ~#no}",
      {
        kind: "numeric",
        answers: [
          { from: 1, to: 1, share: 100, feedback: pt("one") },
          { from: 0, to: 2, share: 50 },
          { share: 0, feedback: pt("no") },
        ],
      },
    ],
    [
      "short answers",
      "q {=a =b =%50%c#near}",
      {
        kind: "short_text",
        answers: [
          { texts: { "pt-BR": ["a", "b"] }, share: 100 },
          { texts: { "pt-BR": ["c"] }, share: 50, feedback: pt("near") },
        ],
      },
    ],
    [
      "matching, with one that belongs to nobody",
      "q {=a -> 1\\=1 =b -> 2 = -> 3}",
      {
        kind: "matching",
        pairs: [
          { left: pt("a"), right: pt("1=1") },
          { left: pt("b"), right: pt("2") },
        ],
        others: [{ text: pt("3") }],
      },
    ],
    ["essay", "q {}", { kind: "essay", rubric: [] }],
    ["missing word", "The {=cat ~dog} sat", { kind: "one", prompt: pt("The _____ sat") }],
    ["escapes", "a\\{b\\}\\: c\\=d\\~e\\#f\\\\g\\nh {T}", { prompt: pt("a{b}: c=d~e#f\\g\nh") }],
    ["unicode", "日本 ção 😀 {T}", { prompt: pt("日本 ção 😀") }],
    ["a title alone", "::Só o título:: {T}", { prompt: pt("Só o título") }],
    [
      "HTML as a text",
      "[html]<p>Um <b>dois</b></p><script>x()</script><br>3 &lt; 4 {T}",
      { prompt: pt("Um dois\n\n3 < 4") },
    ],
    [
      "HTML nobody said is HTML stays what was written",
      "a <b onclick\\=x> {T}",
      { prompt: pt("a <b onclick=x>") },
    ],
  ])("%s", async (_, text, body) => {
    expect(await one(text)).toMatchObject({ body });
  });

  test("tags come from comments and from categories", async () => {
    const { good } = await read(
      "$CATEGORY: $course$/top/Linha 2026/CPU\n\n// hello [tag:Núcleos] [tag:CPU]\nq {T}\n\n$CATEGORY: Tela\nr {F}\n\n// só um comentário\n",
    );
    expect(good.map(({ tags }) => tags)).toEqual([["cpu", "linha 2026", "núcleos"], ["tela"]]);
  });
});

describe("§api#question-files GIFT with more than a question here can show", () => {
  const lost = async (text: string) => {
    const { good, notes, errors } = await read(text);
    expect(errors).toEqual([]);
    const [question] = good;
    return [
      question?.body.prompt["pt-BR"],
      ...notes.map(({ line, code, value }) => `${line} ${code} ${value}`),
    ];
  };
  test.each<[string, string, string[]]>([
    [
      "a description",
      "// c\njust text",
      [undefined as unknown as string, "2 question_description_left just text"],
    ],
    [
      "a picture, whose words stay",
      '[html]<p>Qual é?</p>\n<img src\\="@@PLUGINFILE@@/foto%20um.png" alt\\="uma loja"> {T}',
      ["Qual é?\n[uma loja]", "1 question_picture_left foto um.png"],
    ],
    [
      "a picture in the file itself",
      '[html]Qual? <img src\\="data\\:image/png;base64,iVBORw0KGgo\\="> {T}',
      ["Qual?", "1 question_picture_left image/png"],
    ],
    [
      "sound and film",
      '[html]Ouça <audio controls><source src\\="@@PLUGINFILE@@/voz.mp3">sem som</audio> e veja\n<iframe src\\="https\\://x.example/v/1"></iframe> {T}',
      ["Ouça e veja", "1 question_media_left voz.mp3", "2 question_media_left 1"],
    ],
    [
      "links, whose addresses stay",
      '[html]Leia <a href\\="https\\://a.example/guia">o guia</a> e <a href\\="@@PLUGINFILE@@/b.pdf">isto</a> {T}',
      ["Leia o guia (https://a.example/guia) e isto", "1 question_link_left b.pdf"],
    ],
    [
      "indices and powers",
      "[html]H<sub>2</sub>O e x<sup>2</sup> e y<sup>a+b</sup> e z<sub>q</sub> {T}",
      ["H₂O e x² e y^(a+b) e z_q"],
    ],
    ["the same where nothing says it is a page", "H<sub>2</sub>O {T}", ["H₂O"]],
    ["cells of a table", "[html]<table><tr><td>a</td><td>b</td></tr></table> {T}", ["a b"]],
    ["formulas", "Quanto é $$x^2$$? {T}", ["Quanto é $$x^2$$?", "1 question_formula_left $$x^2$$"]],
  ])("%s", async (_, text, expected) => {
    expect(await lost(text)).toEqual(expected);
  });

  test("in an option and in feedback too", async () => {
    const { good, notes } = await read(
      '[html]Qual? {\n=<b>a</b><img src\\="x.png">#<sup>2</sup>\n~b#<img src\\="y.png">\n}',
    );
    expect(good[0]?.body).toMatchObject({
      options: [{ text: pt("a"), feedback: pt("²") }, { text: pt("b") }],
    });
    expect(notes.map(({ line, value }) => `${line} ${value}`)).toEqual(["2 x.png", "3 y.png"]);
  });

  test("a page that never closes what it opens is read once", async () => {
    const started = performance.now();
    await read(`[html]${'<a href\\="x"><audio><sub>'.repeat(1_200)} {T}`);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test.each<[string, string, object[]]>([
    ["alone", "q {#*}", [{ from: -1e12, to: 1e12, share: 100 }]],
    [
      "for whatever else",
      "q {#\n=8:0#certo\n=%50%*#quase\n}",
      [
        { from: 8, to: 8, share: 100 },
        { from: -1e12, to: 1e12, share: 50, feedback: pt("quase") },
      ],
    ],
    ["as wrong", "q {#=8 ~*#não}", [{ from: 8 }, { from: -1e12, to: 1e12, share: 0, feedback: pt("não") }]],
  ])("a star for a number, %s", async (_, text, answers) => {
    expect(await one(text)).toMatchObject({ body: { kind: "numeric", answers } });
  });
});

describe("§api#question-files GIFT with stars in its answers", () => {
  test.each<[string, string, object]>([
    [
      "stand for anything",
      "q {=ran*east =%50%*}",
      { wildcards: true, answers: [{ texts: pt2("ran*east") }, { share: 50, texts: pt2("*") }] },
    ],
    ["are signs behind a backslash", "q {=2\\*3}", { answers: [{ texts: pt2("2*3") }] }],
    ["stay told apart", "q {=2\\*3* }", { wildcards: true, answers: [{ texts: pt2("2\\*3*") }] }],
  ])("%s, there and back", async (_, text, body) => {
    const first = (await read(text)).good[0];
    expect(first?.body).toMatchObject(body);
    if (!first) return;
    expect("wildcards" in first.body).toBe("wildcards" in body);
    const again = (await read(writeGift({ ...first, body: first.body }, "pt-BR") ?? "")).good[0];
    expect(again?.body).toEqual(first.body);
  });
});

describe("§api#question-files GIFT that is broken", () => {
  test.each<[string, string, string[]]>([
    ["a weight above a hundred", "q {~%150%a =b}", ["1 question_weight"]],
    ["a brace that stays open", "q {=a", ["1 question_unreadable"]],
    ["nothing right", "q {~%50%a ~b}", ["1 question_no_right_answer"]],
    ["a single option", "q {~%100%a}", ["1 question_too_few_parts"]],
    ["two options alike", "q {=a ~b ~b}", ["1 question_part_twice"]],
    ["a range upside down", "q {#3..1}", ["1 question_range_upside_down"]],
    ["a prompt that is too long", `${"x".repeat(2_001)} {T}`, ["1 too_long"]],
    ["a block without end", `${"x ".repeat(30_000)} {T}`, ["1 too_long"]],
    ["no prompt", "{T}", ["1 question_no_prompt"]],
    ["only signs", "}{", ["1 question_unreadable"]],
    ["a tag that is too long", `// [tag:${"x".repeat(41)}]\nq {T}`, ["1 too_long"]],
  ])("%s", async (_, text, expected) => {
    expect(await codes(text)).toEqual(expected);
  });

  test("line 40 is told by its number, and hides nothing that comes after", async () => {
    const lines = Array.from({ length: 30 }, (_, at) => `Pergunta ${at} {=sim ~não}\n`);
    lines.splice(19, 1, "// antes\nquebrada {=a ~", "");
    const text = lines.join("\n");
    const line = text.split("\n").findIndex((each) => each.startsWith("quebrada")) + 1;
    expect(line).toBe(40);
    const { good, errors, found: count } = await read(text);
    expect([good.length, count, errors.map((error) => [error.line, error.code])]).toEqual([
      29,
      30,
      [[40, "question_unreadable"]],
    ]);
  });

  test("whatever the file, it answers with lines", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(..."ab{}=~#%:\\->\n/[]$*.1T "), maxLength: 200 }),
        async (text) => {
          const { good, errors, notes, found: count } = await read(text);
          expect(good.length + errors.length + notes.length).toBeGreaterThanOrEqual(count);
          expect(errors.every(({ line }) => line >= 1 && line <= text.split("\n").length)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("line breaks of every system set questions apart", () => {
    expect(giftBlocks("a\r\n\r\nb\r\rc\n \nd").map(({ line, text }) => [line, text])).toEqual([
      [1, "a"],
      [3, "b"],
      [5, "c"],
      [7, "d"],
    ]);
  });

  test("a text as HTML and back says the same", () => {
    for (const text of ["1 < 2 && 3 > 2", "a\nb", '"x" -> <b>', "&lt;"])
      expect(textOfHtml(htmlOfText(text))).toBe(text);
  });
});
