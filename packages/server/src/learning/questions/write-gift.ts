import type { Locale } from "@trilha/contract/core/locale.ts";
import { bodyFaults } from "@trilha/contract/learning/questions/check.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { picturesOf } from "@trilha/contract/learning/questions/show.ts";
import type { Difficulty } from "@trilha/contract/learning/questions/sorts.ts";
import { writeExtras } from "./gift-extras.ts";
import { htmlOfText } from "./html-text.ts";

interface Written {
  body: QuestionBody;
  tags: readonly string[];
  difficulty: Difficulty;
}

/**
 * A question in GIFT, in one language. Undefined where GIFT cannot hold it: ordering and scales, pictures, and what
 * cannot be asked in that language.
 */
export function writeGift({ body, tags, difficulty }: Written, language: Locale): string | undefined {
  if (body.kind === "ordering" || body.kind === "scale" || picturesOf(body).length > 0) return undefined;
  if (bodyFaults(body, language).length > 0) return undefined;
  const answers = answersOf(body, language);
  if (answers === undefined) return undefined;
  const tagged = tags.map((tag) => `[tag:${tag.replaceAll("]", "&#93;")}]`).join(" ");
  const general = body.feedback[language] ? `####${mark(body.feedback[language])}` : "";
  return [
    ...(tagged ? [`// ${tagged}`] : []),
    writeExtras(body, difficulty, language),
    // With its format said, no text begins with what would be read as something else.
    `[plain]${escaped(body.prompt[language] ?? "")} {${answers}${general}}`,
  ].join("\n");
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\~=#{}:]/g, (sign) => `\\${sign}`).replaceAll(/\s*\n\s*/g, "\\n");

/** A text behind a sign: what begins like a format or a weight is told apart. */
const mark = (text: string): string => (/^[[%]/.test(text) ? `[plain]${escaped(text)}` : escaped(text));
/** An arrow in it would make a pair. */
const arrowless = (text: string): string =>
  text.includes("->") ? `[html]${escaped(htmlOfText(text))}` : mark(text);

/** A spelling whose asterisks stand for anything, or are marked as signs. */
const spelling = (text: string, wildcards: boolean): string =>
  wildcards ? arrowless(text) : arrowless(text).replaceAll("*", "\\*");

function answersOf(body: QuestionBody, language: Locale): string | undefined {
  const feedbackOf = (texts: Readonly<Partial<Record<Locale, string>>>) =>
    texts[language] ? `#${mark(texts[language])}` : "";
  const weight = (share: number) => (share === 0 ? "" : `%${share}%`);
  switch (body.kind) {
    case "one":
      return body.options
        .map(({ share, text, feedback }) => {
          const sign = share === 100 ? "=" : `~${weight(share)}`;
          return `\n${sign}${arrowless(text[language] ?? "")}${feedbackOf(feedback)}`;
        })
        .join("");
    case "several":
      return body.options
        .map(
          ({ share, text, feedback }) =>
            `\n~${weight(share)}${arrowless(text[language] ?? "")}${feedbackOf(feedback)}`,
        )
        .join("");
    case "true_false": {
      const [wrong, right] = body.right
        ? [body.whenFalse[language], body.whenTrue[language]]
        : [body.whenTrue[language], body.whenFalse[language]];
      const second = right ? `#${mark(right)}` : "";
      const first = wrong || second ? `#${wrong ? mark(wrong) : ""}` : "";
      return `${body.right ? "T" : "F"}${first}${second}`;
    }
    case "numeric":
      return `#${body.answers
        .map(({ from, to, share, feedback }) => {
          const range = from === to ? decimal(from) : `${decimal(from)}..${decimal(to)}`;
          return `\n=${share === 100 ? "" : `%${share}%`}${range}${feedbackOf(feedback)}`;
        })
        .join("")}`;
    case "short_text":
      return body.answers
        .flatMap(({ texts, share, feedback }) =>
          (texts[language] ?? []).map(
            (text) =>
              `\n=${share === 100 ? "" : `%${share}%`}${spelling(text, body.wildcards === true)}${feedbackOf(feedback)}`,
          ),
        )
        .join("");
    case "matching":
      return [
        ...body.pairs.map(
          ({ left, right }) => `\n=${arrowless(left[language] ?? "")} -> ${escaped(right[language] ?? "")}`,
        ),
        ...body.others.map(({ text }) => `\n= -> ${escaped(text[language] ?? "")}`),
      ].join("");
    case "essay":
      return "";
    default:
      return undefined;
  }
}

/** As GIFT reads numbers: without an exponent. */
const decimal = (value: number): string =>
  String(value).includes("e") ? value.toFixed(12).replace(/\.?0+$/, "") : String(value);
