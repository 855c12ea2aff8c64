import type { QuestionBody } from "./kinds.ts";
import { type Chance, shuffled } from "./random.ts";

/**
 * In which order the parts of a question are put: options, items, or the right sides. As its author wrote them unless
 * they are shuffled; what is to be ordered or matched always is, since its own order is the answer.
 */
export function orderOf(body: QuestionBody, shuffle: boolean, random: Chance): string[] {
  if (body.kind === "one" || body.kind === "several") {
    const ids = body.options.map(({ id }) => id);
    return shuffle ? shuffled(ids, random) : ids;
  }
  if (body.kind === "ordering")
    return shuffled(
      body.items.map(({ id }) => id),
      random,
    );
  if (body.kind === "matching")
    return shuffled(
      [...body.pairs.map(({ rightId }) => rightId), ...body.others.map(({ id }) => id)],
      random,
    );
  return [];
}
