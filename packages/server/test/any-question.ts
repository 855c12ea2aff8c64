import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import type { QuestionBody, QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import type { QuestionKind } from "@trilha/contract/learning/questions/sorts.ts";
import { spelt } from "@trilha/contract/learning/questions/written.ts";
import fc from "fast-check";

// Questions by chance, each one that could be asked in Portuguese, with what could trip a reader of files: signs that
// mean something to GIFT and to spreadsheets, other scripts, faces, spaces.

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{4,8}$/), { minLength: 30, maxLength: 30 });
const fragment = fc.oneof(
  { arbitrary: fc.stringMatching(/^[\p{L}\p{N} ]{1,12}$/u), weight: 4 },
  fc.constantFrom(
    ..."~={}#:\\/%[]<>&\"';,->@+\n$|*".split(""),
    "->",
    "::",
    "//",
    "[html]",
    "%50%",
    "{#",
    "T",
    "\\n",
  ),
  fc.constantFrom("ção", "日本", "😀", "=SOMA(A1)", "$CATEGORY: x", "a\nb", "  ", "&amp;", "<b>", "ʼ"),
);
const anyText = (most = 40) =>
  fc
    .array(fragment, { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join("").normalize("NFC").trim().slice(0, most).trim())
    .filter((text) => text !== "" && !/[^\P{Cc}\n]|\p{Cs}|\p{Cf}|\p{M}/u.test(text));
type Said = Partial<Record<Locale, string>>;
const someTexts = (most = 40): fc.Arbitrary<Said> =>
  fc
    .record({ own: anyText(most), others: fc.dictionary(fc.constantFrom(...locales), anyText(most)) })
    .map(({ own, others }) => ({ ...others, "pt-BR": own }));
const maybeSaid = fc.oneof(fc.constant<Said>({}), someTexts());
const weight = fc.constantFrom(-100, -50, -33.33333, -25, 0, 0, 25, 33.33333, 50, 75);
const number = fc.oneof(
  fc.integer({ min: -5000, max: 5000 }),
  fc.integer({ min: -99, max: 99 }).map((n) => n / 8),
);
/** With what it says, only to decorate, or of a time when nobody was asked. */
const picture: fc.Arbitrary<Pick<QuestionBody, "fileId" | "alt">> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ fileId: null }) },
  fc.record({ fileId: fc.uuid(), alt: fc.oneof(someTexts(), fc.constantFrom(null, undefined)) }),
);

const common = { prompt: someTexts(120), feedback: maybeSaid, points: fc.integer({ min: 1, max: 100 }) };
const pictured = <Of extends object>(body: fc.Arbitrary<Of>) =>
  fc.tuple(body, picture).map(([fields, own]) => ({ ...fields, ...own }));
/** Words on an item or a pair: absent where there are none. */
const onPart = (feedback: Said) => (Object.keys(feedback).length > 0 ? { feedback } : {});
const distinct = (texts: readonly Said[]) =>
  locales.every((locale) => {
    const there = texts.flatMap((text) => text[locale] ?? []).map((text) => spelt(text, false));
    return there.every(Boolean) && new Set(there).size === there.length;
  });

const options = (shares: (count: number) => fc.Arbitrary<number[]>) =>
  fc
    .array(pictured(fc.record({ text: someTexts(), feedback: maybeSaid })), { minLength: 2, maxLength: 6 })
    .filter((list) => distinct(list.map(({ text }) => text)))
    .chain((list) => fc.record({ list: fc.constant(list), shares: shares(list.length), ids }))
    .map((drawn) =>
      drawn.list.map((option, at) => ({ ...option, id: drawn.ids[at] ?? "x", share: drawn.shares[at] ?? 0 })),
    );
const bestFirst = (count: number) =>
  fc
    .array(weight, { minLength: count - 1, maxLength: count - 1 })
    .chain((others) => fc.shuffledSubarray([100, ...others], { minLength: count }));
const adding = (count: number) =>
  fc.constantFrom(
    [100, ...Array.from({ length: count - 1 }, () => -50)],
    [50, 50, ...Array.from({ length: Math.max(0, count - 2) }, () => -100)].slice(0, count),
    count < 3 ? [100, 0] : [33.33333, 33.33333, 33.33333, ...Array.from({ length: count - 3 }, () => 0)],
  );

const kinds: { [Kind in QuestionKind]: fc.Arbitrary<QuestionOf<Kind>> } = {
  one: pictured(fc.record({ kind: fc.constant("one"), ...common, options: options(bestFirst) })),
  several: pictured(fc.record({ kind: fc.constant("several"), ...common, options: options(adding) })),
  true_false: pictured(
    fc.record({
      kind: fc.constant("true_false"),
      ...common,
      right: fc.boolean(),
      whenTrue: maybeSaid,
      whenFalse: maybeSaid,
    }),
  ),
  numeric: pictured(
    fc.record({
      kind: fc.constant("numeric"),
      ...common,
      unit: fc.constantFrom<Said>({}, { "pt-BR": "GB" }, { "pt-BR": "m²", "en-US": "m²" }),
      answers: fc
        .array(fc.record({ one: number, other: number, feedback: maybeSaid }), { minLength: 1, maxLength: 4 })
        .map((list) =>
          list.map(({ one, other, feedback }, at) => ({
            from: Math.min(one, other),
            to: Math.max(one, other),
            share: at === 0 ? 100 : 50,
            feedback,
          })),
        ),
    }),
  ),
  short_text: pictured(
    fc.record({
      kind: fc.constant("short_text"),
      ...common,
      exact: fc.boolean(),
      answers: fc
        .array(fc.record({ text: someTexts(), feedback: maybeSaid }), { minLength: 1, maxLength: 4 })
        .filter((list) =>
          distinct(list.flatMap(({ text }) => Object.values(text).map((one) => ({ "pt-BR": one })))),
        )
        .map((list) =>
          list.map(({ text, feedback }, at) => ({
            texts: Object.fromEntries(Object.entries(text).map(([locale, one]) => [locale, [one]])),
            share: at === 0 ? 100 : 50,
            feedback,
          })),
        ),
    }),
  ),
  ordering: pictured(
    fc.record({
      kind: fc.constant("ordering"),
      ...common,
      items: options(bestFirst).map((list) =>
        list.map(({ share: _, feedback, ...item }) => ({ ...item, ...onPart(feedback) })),
      ),
    }),
  ),
  matching: pictured(
    fc
      .record({
        kept: fc.record(common),
        words: fc.array(maybeSaid, { minLength: 4, maxLength: 4 }),
        texts: fc.array(someTexts(), { minLength: 4, maxLength: 12 }).filter(distinct),
        ids,
      })
      .map(({ kept: stored, words, texts, ids }) => {
        const count = Math.max(2, Math.floor(texts.length / 3));
        const idOf = (at: number) => ids[at] ?? "x";
        return {
          kind: "matching" as const,
          ...stored,
          pairs: texts.slice(0, count).map((left, at) => ({
            id: idOf(at),
            left,
            rightId: idOf(at + 10),
            right: texts[count + at] ?? {},
            ...onPart(words[at] ?? {}),
          })),
          others: texts.slice(2 * count).map((text, at) => ({ id: idOf(at + 20), text })),
        };
      }),
  ),
  essay: pictured(
    fc.record({
      kind: fc.constant("essay"),
      ...common,
      longest: fc.integer({ min: 50, max: 10_000 }),
      rubric: options(bestFirst).map((list) =>
        list.map(({ id, text }) => ({ id, text, points: text["pt-BR"]?.length ?? 1 })),
      ),
      model: maybeSaid,
    }),
  ),
  scale: pictured(
    fc.record({
      kind: fc.constant("scale"),
      ...common,
      steps: fc.integer({ min: 2, max: 10 }),
      low: maybeSaid,
      high: maybeSaid,
    }),
  ),
};

/** A question of one kind by chance. */
export const anyOf = <Kind extends QuestionKind>(kind: Kind): fc.Arbitrary<QuestionOf<Kind>> => kinds[kind];
/** A question of any kind by chance. */
export const anyQuestion: fc.Arbitrary<QuestionBody> = fc.oneof(
  ...Object.values<fc.Arbitrary<QuestionBody>>(kinds),
);
