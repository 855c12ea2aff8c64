import { type Locale, locales } from "../../core/locale.ts";
import type { QuestionAnswer } from "./answers.ts";
import type { QuestionBody } from "./kinds.ts";
import { exampleOf } from "./written.ts";

/** An answer that would have been wholly right; null where there is no such thing (essay, scale). */
export function solutionOf(body: QuestionBody, locale: Locale): QuestionAnswer | null {
  switch (body.kind) {
    case "one": {
      const [best] = body.options.toSorted((one, other) => other.share - one.share);
      return best ? { kind: "one", option: best.id } : null;
    }
    case "several":
      return {
        kind: "several",
        options: body.options.filter(({ share }) => share > 0).map(({ id }) => id),
      };
    case "true_false":
      return { kind: "true_false", value: body.right };
    case "numeric": {
      const [best] = body.answers.toSorted((one, other) => other.share - one.share);
      return best ? { kind: "numeric", text: shortest(best.from, best.to) } : null;
    }
    case "short_text": {
      const best = body.answers.toSorted((one, other) => other.share - one.share);
      const share = best[0]?.share;
      for (const language of [locale, ...locales])
        for (const { texts } of best.filter((each) => each.share === share)) {
          const text = texts[language]?.[0];
          if (text !== undefined)
            return { kind: "short_text", text: body.wildcards ? exampleOf(text) : text };
        }
      return null;
    }
    case "ordering":
      return { kind: "ordering", items: body.items.map(({ id }) => id) };
    case "matching":
      return { kind: "matching", pairs: body.pairs.map(({ id, rightId }) => ({ left: id, right: rightId })) };
    case "essay":
    case "scale":
      return null;
  }
}

/** Middle of a range, with no more decimals than it takes. */
function shortest(from: number, to: number): string {
  const middle = from + (to - from) / 2;
  for (let decimals = 0; decimals <= 9; decimals += 1) {
    const rounded = Number(middle.toFixed(decimals));
    if (rounded >= from && rounded <= to) return String(rounded);
  }
  return String(middle);
}
