import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";

const longest = 4_000;

/** All somebody may look for a question by: its prompt, its parts and its tags, in every language. */
export function searchTextOf(body: QuestionBody, tags: readonly string[]): string {
  const textsIn = (texts: Readonly<Partial<Record<string, string>>>) => Object.values(texts);
  const parts = () => {
    switch (body.kind) {
      case "one":
      case "several":
        return body.options.flatMap(({ text }) => textsIn(text));
      case "ordering":
        return body.items.flatMap(({ text }) => textsIn(text));
      case "matching":
        return body.pairs.flatMap(({ left, right }) => [...textsIn(left), ...textsIn(right)]);
      case "short_text":
        return body.answers.flatMap(({ texts }) => Object.values(texts).flat());
      default:
        return [];
    }
  };
  const all = [...textsIn(body.prompt), ...tags, ...parts()].join(" ").replaceAll(/\s+/g, " ");
  // A cut through a pair of surrogates would be no text.
  return all.slice(0, longest).toWellFormed();
}
