import type { Locale } from "../../core/locale.ts";
import { inLanguage } from "../../core/locale.ts";
import type { QuestionBody } from "./kinds.ts";
import type { ShownQuestion } from "./shown.ts";

type Said = Readonly<Partial<Record<Locale, string>>>;

export interface Showing {
  /** The reader's language; what it lacks is said in `fallback`, the course's own. */
  locale: Locale;
  fallback: Locale;
  /** Result of `orderOf`, kept with the attempt. */
  order: readonly string[];
  /** Where a picture is for now; null: there is none. */
  pictures: (fileId: string) => string | null;
}

/** Alternative text in a picture's place: empty where it adds nothing, null where nobody has said. */
export const altOf = (alt: Said | null | undefined, say: (texts: Said) => string): string | null =>
  alt === undefined ? null : alt === null ? "" : say(alt);

/** Whether something is right in part, beside what is wholly right. */
const partly = (answers: readonly { share: number }[]): boolean => {
  const most = Math.max(...answers.map(({ share }) => share));
  return answers.some(({ share }) => share > 0 && share < most);
};

/** A question as it is put to somebody: nothing in it says what is right, not even the order or the ids of its parts. */
export function showQuestion(body: QuestionBody, showing: Showing): ShownQuestion {
  const say = (texts: Said) => inLanguage(texts, showing.locale, showing.fallback)?.value ?? "";
  const picture = (fileId: string | null) => (fileId === null ? null : showing.pictures(fileId));
  const pictured = ({ fileId, alt }: { fileId: string | null; alt?: Said | null | undefined }) => ({
    pictureUrl: picture(fileId),
    pictureAlt: altOf(alt, say),
  });
  const shown = { prompt: say(body.prompt), ...pictured(body), points: body.points };
  const placed = <Part extends { id: string }>(parts: readonly Part[]): Part[] => {
    const place = (id: string) => {
      const at = showing.order.indexOf(id);
      return at === -1 ? parts.length : at;
    };
    return parts.toSorted((one, other) => place(one.id) - place(other.id));
  };
  const options = (parts: readonly (Parameters<typeof pictured>[0] & { id: string; text: Said })[]) =>
    placed(parts).map((part) => ({ id: part.id, text: say(part.text), ...pictured(part) }));
  switch (body.kind) {
    case "one":
      return { kind: body.kind, ...shown, partly: partly(body.options), options: options(body.options) };
    case "several":
      return {
        kind: body.kind,
        ...shown,
        options: options(body.options),
        wrongCosts: body.options.some(({ share }) => share < 0),
      };
    case "true_false":
      return { kind: body.kind, ...shown };
    case "short_text":
      return { kind: body.kind, ...shown, partly: partly(body.answers) };
    case "numeric":
      return { kind: body.kind, ...shown, partly: partly(body.answers), unit: say(body.unit) };
    case "ordering":
      return { kind: body.kind, ...shown, items: options(body.items) };
    case "matching":
      return {
        kind: body.kind,
        ...shown,
        left: body.pairs.map(({ id, left }) => ({ id, text: say(left) })),
        right: placed([
          ...body.pairs.map(({ rightId, right }) => ({ id: rightId, text: right })),
          ...body.others,
        ]).map(({ id, text }) => ({ id, text: say(text) })),
      };
    case "essay":
      return {
        kind: body.kind,
        ...shown,
        longest: body.longest,
        rubric: body.rubric.map(({ text, points }) => ({ text: say(text), points })),
      };
    case "scale":
      return { kind: body.kind, ...shown, steps: body.steps, low: say(body.low), high: say(body.high) };
  }
}

/** Files a question shows, each once. */
export function picturesOf(body: QuestionBody): string[] {
  const parts = body.kind === "one" || body.kind === "several" ? body.options : [];
  const items = body.kind === "ordering" ? body.items : [];
  return [...new Set([body, ...parts, ...items].flatMap(({ fileId }) => fileId ?? []))];
}
