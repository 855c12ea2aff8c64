// §learning#opinions, §states#reaction-evaluation: how what was said to a question of opinion spreads.
import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import type { OpinionRow } from "@trilha/contract/learning/grading/opinions.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";

/** How often something was said: a step, an option, several as a list, true or false; null: in words. */
export interface OpinionTally {
  choice: string | null;
  answers: number;
}

/** Each choice a question offers with how many took it, those nobody took with none; of a scale its mean as well. */
export function opinionOf(
  body: QuestionBody,
  tallies: readonly OpinionTally[],
  locale: Locale,
): Pick<OpinionRow, "answers" | "mean" | "choices"> {
  const answers = tallies.reduce((sum, one) => sum + one.answers, 0);
  const taken = (choice: string) =>
    tallies.reduce((sum, one) => sum + (choicesIn(one.choice).includes(choice) ? one.answers : 0), 0);
  const say = (texts: Partial<Record<Locale, string>>) => inLanguage(texts, locale, locale)?.value ?? "";
  if (body.kind === "scale") {
    const choices = Array.from({ length: body.steps }, (_, at) => {
      const end = at === 0 ? say(body.low) : at === body.steps - 1 ? say(body.high) : "";
      return { text: end ? `${at + 1} · ${end}` : String(at + 1), answers: taken(String(at + 1)) };
    });
    const sum = choices.reduce((all, one, at) => all + (at + 1) * one.answers, 0);
    return { answers, mean: answers === 0 ? null : sum / answers, choices };
  }
  const options =
    body.kind === "one" || body.kind === "several"
      ? body.options.map(({ id, text, alt }) => ({ text: say(text) || say(alt ?? {}), answers: taken(id) }))
      : body.kind === "true_false"
        ? (["true", "false"] as const).map((value) => ({
            text: truths[locale][value],
            answers: taken(value),
          }))
        : [];
  return { answers, mean: null, choices: options };
}

function choicesIn(choice: string | null): string[] {
  if (choice === null) return [];
  return choice.startsWith("[") ? (JSON.parse(choice) as string[]) : [choice];
}

const truths: Readonly<Record<Locale, { true: string; false: string }>> = {
  "pt-BR": { true: "Verdadeiro", false: "Falso" },
  "en-US": { true: "True", false: "False" },
  "es-ES": { true: "Verdadero", false: "Falso" },
  "fr-FR": { true: "Vrai", false: "Faux" },
};
