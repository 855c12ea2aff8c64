// §learning#attempt-frozen What somebody answered, as a person would read it.
import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";

type Said = Readonly<Partial<Record<Locale, string>>>;

const words: Readonly<Record<Locale, { true: string; false: string }>> = {
  "pt-BR": { true: "Verdadeiro", false: "Falso" },
  "en-US": { true: "True", false: "False" },
  "es-ES": { true: "Verdadero", false: "Falso" },
  "fr-FR": { true: "Vrai", false: "Faux" },
};

/** An answer in the reader's language, in one line but for an essay; a part that has only a picture goes by its id. */
export function inWords(
  body: QuestionBody,
  answer: QuestionAnswer,
  reader: { locale: Locale; fallback: Locale },
): string {
  const say = (texts: Said, id: string) => inLanguage(texts, reader.locale, reader.fallback)?.value ?? id;
  const part = (parts: readonly { id: string; text: Said }[], id: string) =>
    say(parts.find((one) => one.id === id)?.text ?? {}, id);
  switch (answer.kind) {
    case "one":
      return body.kind === "one" ? part(body.options, answer.option) : answer.option;
    case "several":
      return answer.options.map((id) => (body.kind === "several" ? part(body.options, id) : id)).join("; ");
    case "true_false":
      return words[reader.locale][answer.value ? "true" : "false"];
    case "numeric":
      return [answer.text, body.kind === "numeric" ? say(body.unit, "") : ""].filter(Boolean).join(" ");
    case "short_text":
    case "essay":
      return answer.text;
    case "ordering":
      return answer.items.map((id) => (body.kind === "ordering" ? part(body.items, id) : id)).join(" → ");
    case "matching":
      return answer.pairs
        .map(({ left, right }) => {
          if (body.kind !== "matching") return `${left} = ${right}`;
          const lefts = body.pairs.map(({ id, left: text }) => ({ id, text }));
          const rights = [
            ...body.pairs.map(({ rightId: id, right: text }) => ({ id, text })),
            ...body.others,
          ];
          return `${part(lefts, left)} = ${part(rights, right)}`;
        })
        .join("; ");
    case "scale":
      return body.kind === "scale" ? `${answer.step}/${body.steps}` : String(answer.step);
  }
}
