import type { Locale } from "@trilha/contract/core/locale.ts";
import { hasWildcard } from "@trilha/contract/learning/questions/written.ts";
import { type GiftExtras, textByLanguage } from "./gift-extras.ts";
import { formulaIn, type LostPart, looksLikePage, textOfPage } from "./gift-html.ts";

/** A question as the reader of GIFT tells it. */
export interface GiftQuestion {
  type: string;
  title?: string | null;
  stem?: GiftText;
  tags?: string[] | null;
  globalFeedback?: GiftText | null;
  isTrue?: boolean;
  trueFeedback?: GiftText | null;
  falseFeedback?: GiftText | null;
  choices?: GiftChoice[] | GiftNumber;
  matchPairs?: { subquestion: GiftText; subanswer: string }[];
}
interface GiftText {
  format: string;
  text: string;
}
interface GiftNumber {
  type: string;
  number?: number;
  range?: number;
  numberLow?: number;
  numberHigh?: number;
}
interface GiftChoice {
  isCorrect: boolean;
  weight: number | null;
  text: GiftText | GiftNumber;
  feedback: GiftText | null;
}

/** Plain text of what a file says, and all that is lost on the way. */
function plainReader() {
  const lost: LostPart[] = [];
  const plainOf = (given: GiftText | null | undefined): string => {
    const text = given?.text ?? "";
    const isPage = given?.format === "html" || (given?.format === "moodle" && looksLikePage(text));
    const page = isPage ? textOfPage(text) : { text, lost: [] };
    const tex = formulaIn(page.text);
    lost.push(...page.lost, ...(tex ? [{ code: "question_formula_left", value: tex } as const] : []));
    return page.text.trim();
  };
  return { plainOf, lost };
}

/** Signs that were escaped in the right side of a pair are left to us. */
const unescaped = (text: string): string =>
  text
    .replaceAll(/&&(058|035|061|123|125|126);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&&010/g, "\n")
    .replaceAll("&&092;", "\\");

/**
 * A question as it would be kept, unchecked: its schema says whether it can be. Undefined: a text without answers.
 * Parts are called by their place. With it what the file shows and a question here does not.
 */
export function giftBody(
  question: GiftQuestion,
  language: Locale,
  extras: GiftExtras,
): { body: unknown; lost: LostPart[] } {
  const { plainOf, lost } = plainReader();
  return { body: bodyOf(question, language, extras, plainOf), lost };
}

type PlainOf = ReturnType<typeof plainReader>["plainOf"];

function bodyOf(question: GiftQuestion, language: Locale, extras: GiftExtras, plainOf: PlainOf): unknown {
  const say = (given: GiftText | null | undefined) => textByLanguage(language, plainOf(given));
  const stem = plainOf(question.stem);
  const common = {
    prompt: textByLanguage(language, stem || (question.title ?? "").trim()),
    fileId: null,
    feedback: say(question.globalFeedback),
    points: extras.points,
  };
  switch (question.type) {
    case "Essay":
      return {
        ...{
          kind: "essay",
          ...common,
          longest: extras.longest,
          model: textByLanguage(language, extras.model),
        },
        rubric: extras.rubric.map(({ text, points }, at) => ({
          ...{ id: `p${at}`, text: textByLanguage(language, text), points },
        })),
      };
    case "TF": {
      // The first feedback is for who was wrong, the second for who was right.
      const [wrong, right] = [say(question.trueFeedback), say(question.falseFeedback)];
      const [whenTrue, whenFalse] = question.isTrue ? [right, wrong] : [wrong, right];
      return { kind: "true_false", ...common, right: question.isTrue === true, whenTrue, whenFalse };
    }
    case "Matching": {
      const sides = (question.matchPairs ?? []).map(({ subquestion, subanswer }, at) => ({
        ...{ id: `p${at}`, left: plainOf(subquestion), right: unescaped(subanswer).trim() },
      }));
      return {
        ...{ kind: "matching", ...common },
        pairs: sides
          .filter(({ left }) => left !== "")
          .map(({ id, left, right }, at) => ({
            ...{ id, left: textByLanguage(language, left) },
            ...{ rightId: `r${id}`, right: textByLanguage(language, right) },
            ...(extras.onPairs[at] && { feedback: textByLanguage(language, extras.onPairs[at]) }),
          })),
        others: sides
          .filter(({ left }) => left === "")
          .map(({ id, right }) => ({ id, text: textByLanguage(language, right) })),
      };
    }
    case "Numerical":
      return {
        ...{ kind: "numeric", ...common, unit: textByLanguage(language, extras.unit) },
        answers: numbersOf(question.choices, say),
      };
    case "Short": {
      const answers = spellingsOf(choicesOf(question), language, plainOf);
      const spellings = answers.flatMap(({ texts }) => texts[language] ?? []);
      const wildcards = spellings.some(hasWildcard);
      const plain = (texts: string[]) => texts.map((text) => text.replaceAll("\\*", "*"));
      return {
        ...{ kind: "short_text", ...common, exact: extras.exact },
        ...(wildcards && { wildcards }),
        answers: wildcards
          ? answers
          : answers.map((answer) => ({
              ...answer,
              texts: { [language]: plain(answer.texts[language] ?? []) },
            })),
      };
    }
    case "MC": {
      const choices = choicesOf(question);
      const options = choices.map((choice, at) => ({
        ...{ id: `p${at}`, text: say(textIn(choice)), fileId: null },
        ...{ share: weightOf(choice), feedback: say(choice.feedback) },
      }));
      return { kind: choices.some(({ isCorrect }) => isCorrect) ? "one" : "several", ...common, options };
    }
    default:
      return undefined;
  }
}

const choicesOf = ({ choices }: GiftQuestion): GiftChoice[] => (Array.isArray(choices) ? choices : []);
const textIn = ({ text }: GiftChoice): GiftText | null => ("format" in text ? text : null);
const weightOf = ({ weight, isCorrect }: GiftChoice): number => weight ?? (isCorrect ? 100 : 0);

type Said = Partial<Record<Locale, string>>;

/** Spellings that count alike and are told the same are one answer. */
function spellingsOf(choices: readonly GiftChoice[], language: Locale, plainOf: PlainOf) {
  const answers: { texts: Partial<Record<Locale, string[]>>; share: number; feedback: Said }[] = [];
  for (const choice of choices) {
    const share = weightOf(choice);
    const feedback = textByLanguage(language, plainOf(choice.feedback));
    const text = plainOf(textIn(choice));
    const last = answers.at(-1);
    const before = last?.texts[language];
    if (last && before && last.share === share && last.feedback[language] === feedback[language])
      before.push(text);
    else answers.push({ texts: { [language]: [text] }, share, feedback });
  }
  return answers;
}

/** The widest a number may be: what is said to everybody else who was wrong. */
const anything = { from: -1e12, to: 1e12 };

function numbersOf(choices: GiftQuestion["choices"], say: (given: GiftText | null) => Said) {
  if (choices && !Array.isArray(choices)) return [{ ...rangeOf(choices), share: 100, feedback: {} }];
  return (choices ?? []).map((choice) => ({
    ...("format" in choice.text ? anything : rangeOf(choice.text)),
    share: "format" in choice.text && !choice.isCorrect ? 0 : weightOf(choice),
    feedback: say(choice.feedback),
  }));
}

function rangeOf({ type, number = 0, range = 0, numberLow = 0, numberHigh = 0 }: GiftNumber) {
  if (type === "high-low") return { from: numberLow, to: numberHigh };
  // 3.14 ± 0.01 begins at 3.13, not at 3.1300000000000003.
  const tidy = (value: number) => Number(value.toFixed(9));
  return { from: tidy(number - range), to: tidy(number + range) };
}
