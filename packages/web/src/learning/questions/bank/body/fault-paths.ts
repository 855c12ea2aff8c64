import type { BodyFault, BodyFaultCode } from "@trilha/contract/learning/questions/check.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";

/** Where in a question a fault is mended, and what it is. */
export type PlacedFault = { readonly path: string; readonly code: BodyFaultCode };

/** The field of a part, by its id. */
function partPath(body: QuestionBody, partId: string): string | undefined {
  const at = (parts: readonly { id: string }[]) => parts.findIndex(({ id }) => id === partId);
  const path = (list: string, index: number, field: string) =>
    index < 0 ? undefined : `${list}.${index}.${field}`;
  switch (body.kind) {
    case "one":
    case "several":
      return path("options", at(body.options), "text");
    case "ordering":
      return path("items", at(body.items), "text");
    case "matching":
      return (
        path("pairs", at(body.pairs), "left") ??
        path(
          "pairs",
          body.pairs.findIndex(({ rightId }) => rightId === partId),
          "right",
        ) ??
        path("others", at(body.others), "text")
      );
    case "essay":
      return path("rubric", at(body.rubric), "text");
    default:
      return undefined;
  }
}

/** Where what a picture says is written; of a part beside its text. */
const altPath = (body: QuestionBody, partId: string | null): string | undefined =>
  partId === null ? "alt" : partPath(body, partId)?.replace(/text$/, "alt");

/** Where the question as a whole says what is right. */
function wholePath(body: QuestionBody, code: BodyFaultCode): string {
  if (code === "no_prompt") return "prompt";
  if (body.kind === "numeric") {
    const wrong = body.answers.findIndex(({ from, to }) => from > to);
    return code === "range_upside_down" ? `answers.${Math.max(0, wrong)}.to` : "answers.0.share";
  }
  if (body.kind === "short_text") {
    const empty = body.answers.findIndex(({ texts }) => !Object.values(texts).flat().some(Boolean));
    if (code === "no_spelling") return `answers.${Math.max(0, empty)}.texts`;
    return empty === -1 ? "answers.0.share" : `answers.${empty}.texts`;
  }
  return body.kind === "one" || body.kind === "several" ? "options.0.share" : "prompt";
}

/** Faults at the fields where they are mended; of several at one field the first. */
export function placedFaults(body: QuestionBody, faults: readonly BodyFault[]): PlacedFault[] {
  const placed = faults.map(({ code, partId }) => ({
    code,
    path:
      (code === "picture_without_alt" ? altPath(body, partId) : partId && partPath(body, partId)) ||
      wholePath(body, code),
  }));
  return placed.filter(({ path }, index) => placed.findIndex((one) => one.path === path) === index);
}
