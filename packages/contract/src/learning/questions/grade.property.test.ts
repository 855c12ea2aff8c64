import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyOf, anyQuestion } from "../../../../server/test/any-question.ts";
import { locales } from "../../core/locale.ts";
import { answer, type QuestionAnswer } from "./answers.ts";
import { answerFits, bodyFaults, usableLocales } from "./check.ts";
import { countsInScore, gradeAnswer } from "./grade.ts";
import { type QuestionBody, questionBody } from "./kinds.ts";
import { orderOf } from "./order.ts";
import { chanceOf, shuffled } from "./random.ts";
import { picturesOf, showQuestion } from "./show.ts";
import { shownQuestion } from "./shown.ts";
import { solutionOf } from "./solution.ts";

/** Any answer: parts of the question, or nothing to do with it. */
function anyAnswer(body: QuestionBody): fc.Arbitrary<QuestionAnswer> {
  const ids = (list: readonly { id: string }[]) => fc.shuffledSubarray(list.map(({ id }) => id));
  const text = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom("1,5", "8 GB", "-", "", " "));
  switch (body.kind) {
    case "one":
      return fc.constantFrom(...body.options).map(({ id }) => ({ kind: "one", option: id }));
    case "several":
      return ids(body.options).map((options) => ({ kind: "several", options }));
    case "true_false":
      return fc.boolean().map((value) => ({ kind: "true_false", value }));
    case "numeric":
    case "short_text":
      return text.map((text) => ({ kind: body.kind, text }));
    case "ordering":
      return ids(body.items).map((items) => ({ kind: "ordering", items }));
    case "matching": {
      const rights = [...body.pairs.map(({ rightId }) => ({ id: rightId })), ...body.others];
      return fc
        .tuple(ids(body.pairs), fc.shuffledSubarray(rights, { minLength: body.pairs.length }))
        .map(([left, right]) => ({
          kind: "matching",
          pairs: left.flatMap((id, at) => ({ left: id, right: right[at]?.id ?? "x" })),
        }));
    }
    case "essay":
      return text.map((text) => ({ kind: "essay", text }));
    case "scale":
      return fc.integer({ min: 1, max: body.steps }).map((step) => ({ kind: "scale", step }));
  }
}
const answered = anyQuestion.chain((body) => fc.tuple(fc.constant(body), anyAnswer(body)));
const empty = (body: QuestionBody): QuestionAnswer | null => {
  if (body.kind === "several") return { kind: "several", options: [] };
  if (body.kind === "ordering") return { kind: "ordering", items: [] };
  if (body.kind === "matching") return { kind: "matching", pairs: [] };
  if (body.kind === "numeric" || body.kind === "short_text" || body.kind === "essay")
    return { kind: body.kind, text: " " };
  return null;
};

describe("§learning#marking grading, whatever the question", () => {
  test("a question is one the schema takes, can be asked in its language, and its answers fit it", () => {
    fc.assert(
      fc.property(answered, ([body, given]) => {
        expect(questionBody.safeParse(body).error).toBeUndefined();
        expect(bodyFaults(body, "pt-BR")).toEqual([]);
        expect(usableLocales(body)).toContain("pt-BR");
        expect(answerFits(body, given)).toBe(true);
      }),
    );
  });

  test("a share lies between nothing and all, and is right only where it is all", () => {
    fc.assert(
      fc.property(answered, fc.constantFrom(...locales), ([body, given], locale) => {
        const { share, right, waits } = gradeAnswer(body, given, locale);
        expect(share === null || (share >= 0 && share <= 1)).toBe(true);
        expect(right).toBe(share === null ? null : share === 1);
        expect(share === null).toBe(waits || !countsInScore(body));
      }),
    );
  });

  test("the solution is wholly right and fits; essays and scales have none", () => {
    fc.assert(
      fc.property(anyQuestion, fc.constantFrom(...locales), (body, locale) => {
        const solution = solutionOf(body, locale);
        expect(solution === null).toBe(body.kind === "essay" || body.kind === "scale");
        if (solution === null) return;
        expect(answer.safeParse(solution).success && answerFits(body, solution)).toBe(true);
        expect(gradeAnswer(body, solution, locale)).toMatchObject({ share: 1, right: true });
      }),
    );
  });

  test("no answer and an empty one are worth nothing", () => {
    fc.assert(
      fc.property(anyQuestion, (body) => {
        const nothing = countsInScore(body) ? 0 : null;
        expect(gradeAnswer(body, null, "pt-BR").share).toBe(nothing);
        expect(gradeAnswer(body, empty(body), "pt-BR")).toMatchObject({ share: nothing, waits: false });
      }),
    );
  });

  test("in which order choices and pairs are said makes no difference", () => {
    fc.assert(
      fc.property(fc.oneof(anyOf("several"), anyOf("matching")), fc.string(), (body, seed) => {
        const given = solutionOf(body, "pt-BR");
        const random = chanceOf(seed);
        const turned: QuestionAnswer | null =
          given?.kind === "several"
            ? { ...given, options: shuffled(given.options, random) }
            : given?.kind === "matching"
              ? { ...given, pairs: shuffled(given.pairs, random) }
              : null;
        expect(gradeAnswer(body, turned, "pt-BR").share).toBe(1);
      }),
    );
  });

  test("the order of options as they lie in the question makes no difference", () => {
    fc.assert(
      fc.property(anyOf("several"), fc.string(), fc.nat(63), (body, seed, mask) => {
        const options = body.options.filter((_, at) => (mask >> at) & 1).map(({ id }) => id);
        const turned = { ...body, options: shuffled(body.options, chanceOf(seed)) };
        const share = (question: QuestionBody) =>
          gradeAnswer(question, { kind: "several", options }, "pt-BR").share;
        expect(share(turned)).toBeCloseTo(share(body) ?? -1, 9);
      }),
    );
  });

  test("more neighbours that follow rightly are never worth less", () => {
    fc.assert(
      fc.property(anyOf("ordering"), fc.nat(), (body, at) => {
        const items = body.items.map(({ id }) => id);
        const cut = at % items.length;
        const turned = [...items.slice(cut), ...items.slice(0, cut)];
        const broken = cut === 0 ? 0 : 1;
        expect(gradeAnswer(body, { kind: "ordering", items: turned }, "pt-BR").share).toBeCloseTo(
          (items.length - 1 - broken) / (items.length - 1),
          9,
        );
      }),
    );
  });
});

describe("§learning#questions what a device is shown", () => {
  test("has the declared shape and holds nothing that says what is right", () => {
    fc.assert(
      fc.property(anyQuestion, fc.string(), (body, seed) => {
        const order = orderOf(body, true, chanceOf(seed));
        const shown = showQuestion(body, {
          locale: "fr-FR",
          fallback: "pt-BR",
          order,
          pictures: (id) => `/pictures/${id}`,
        });
        expect(shownQuestion.safeParse(shown).error).toBeUndefined();
        const keys = new Set<string>();
        JSON.stringify(shown, (key, value: unknown) => {
          keys.add(key);
          return value;
        });
        if (body.kind === "matching") keys.delete("right");
        for (const key of ["share", "right", "model", "feedback", "answers", "exact", "whenTrue", "fileId"])
          expect(keys).not.toContain(key);
      }),
    );
  });

  test("every part is there once, in the order that was drawn", () => {
    fc.assert(
      fc.property(anyQuestion, fc.string(), (body, seed) => {
        const order = orderOf(body, true, chanceOf(seed));
        expect(order).toEqual(orderOf(body, true, chanceOf(seed)));
        const shown = showQuestion(body, { locale: "pt-BR", fallback: "pt-BR", order, pictures: () => null });
        const parts =
          "options" in shown
            ? shown.options
            : "items" in shown
              ? shown.items
              : "right" in shown
                ? shown.right
                : [];
        expect(parts.map(({ id }) => id)).toEqual(order);
        expect(new Set(order).size).toBe(order.length);
      }),
    );
  });

  test("both sides of a pair have ids that say nothing of each other", () => {
    fc.assert(
      fc.property(anyOf("matching"), (body) => {
        const order = orderOf(body, false, chanceOf("1"));
        const shown = showQuestion(body, { locale: "pt-BR", fallback: "pt-BR", order, pictures: () => null });
        if (shown.kind !== "matching") throw new Error("another kind");
        const left = shown.left.map(({ id }) => id);
        expect(shown.right.some(({ id }) => left.includes(id))).toBe(false);
      }),
    );
  });

  test("pictures are named each once", () => {
    fc.assert(
      fc.property(anyQuestion, (body) => {
        const ids = picturesOf(body);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => JSON.stringify(body).includes(id))).toBe(true);
      }),
    );
  });
});
