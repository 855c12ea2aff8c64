import * as z from "zod/mini";
import { id, locale, localizedText, moment, optionalText, text, version } from "../../core/shapes.ts";
import { answer } from "./answers.ts";
import { difficulty, type QuestionBody, questionBody, questionTag } from "./kinds.ts";
import { bankLimits, questionTextLimits } from "./limits.ts";
import { shownQuestion } from "./shown.ts";
import { questionKinds } from "./sorts.ts";

const count = z.int().check(z.minimum(0));

export const questionStates = ["active", "retired"] as const;
export type QuestionState = (typeof questionStates)[number];
export const questionKind = z.enum(questionKinds);

/** A bank: what tests draw from. */
export const questionBank = z.strictObject({
  id,
  name: z.string(),
  description: z.string(),
  archived: z.boolean(),
  /** Questions that may be drawn. */
  active: count,
  retired: count,
  version: count,
  updatedAt: moment,
});
export type QuestionBank = z.output<typeof questionBank>;
export const bankCreate = z.strictObject({
  name: text(bankLimits.name),
  description: optionalText(bankLimits.description),
});
export const bankEdit = z.strictObject({ version, ...bankCreate.shape });

/** Pool of a bank, for whoever sets a test up: how many questions of each sort it has, and its tags. */
export const bankPool = z.strictObject({
  tags: z.array(z.strictObject({ tag: z.string(), questions: count })),
  groups: z.array(
    z.strictObject({ tags: z.array(z.string()), difficulty, kind: questionKind, questions: count }),
  ),
});
export type BankPool = z.output<typeof bankPool>;

/** Most tags a question has. */
export const mostTags = 20;
const tags = z.array(questionTag).check(z.maxLength(mostTags));

/** A question as a line of a list. */
export const questionListItem = z.strictObject({
  id,
  bankId: id,
  bankName: z.string(),
  kind: questionKind,
  prompt: localizedText(questionTextLimits.prompt),
  pictureUrl: z.nullable(z.string()),
  /** Languages it can be asked in. */
  locales: z.array(locale),
  tags: z.array(z.string()),
  difficulty,
  points: z.int(),
  state: z.enum(questionStates),
  version: count,
  updatedBy: z.string(),
  updatedAt: moment,
});
export type QuestionListItem = z.output<typeof questionListItem>;

/** Content of a version, in an answer: checked when it was kept. */
const keptBody = z.custom<QuestionBody>();

/** A question as it is edited. */
export const officeQuestion = z.strictObject({
  ...questionListItem.shape,
  body: keptBody,
  /** Which version of what it says this is; attempts keep theirs. */
  bodyVersion: count,
  /** Where its pictures are, by file. */
  pictures: z.array(z.strictObject({ fileId: id, url: z.string() })),
  can: z.strictObject({ edit: z.boolean() }),
});
export type OfficeQuestion = z.output<typeof officeQuestion>;

export const questionCreate = z.strictObject({ bankId: id, tags, difficulty, body: questionBody });
export const questionEdit = z.strictObject({ version, ...questionCreate.shape });
export type QuestionEdit = z.output<typeof questionEdit>;

/** Most questions that are changed at once. */
export const mostAtOnce = 500;
/** Change to many questions together: tags put on and taken off, another difficulty, in or out of use. */
export const questionsChange = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(mostAtOnce)),
  add: z.optional(tags),
  remove: z.optional(tags),
  difficulty: z.optional(difficulty),
  state: z.optional(z.enum(questionStates)),
});
export type QuestionsChange = z.output<typeof questionsChange>;

/** Texts of many questions that were written, or brought in, as another language than they are in. */
export const languageChange = z.strictObject({ ids: questionsChange.shape.ids, from: locale, to: locale });
export const languageChanged = z.strictObject({
  /** Questions whose texts are in the other language now. */
  changed: z.array(id),
  /** Questions that say something in that language already: they stay as they are. */
  kept: z.array(z.strictObject({ id, prompt: localizedText(questionTextLimits.prompt) })),
});

export const questionVersion = z.strictObject({
  version: count,
  body: keptBody,
  author: z.string(),
  at: moment,
  pictures: z.array(z.strictObject({ fileId: id, url: z.string() })),
});

/** Question as shown, and told, if they answered so. */
export const questionPreview = z.strictObject({
  shown: shownQuestion,
  /** Null: nothing was answered. */
  outcome: z.nullable(
    z.strictObject({
      /** Share of its points, 0 to 1; null: it waits for a mark, or nothing is right. */
      share: z.nullable(z.number()),
      waits: z.boolean(),
      right: z.nullable(z.boolean()),
      feedback: z.array(z.string()),
      solution: z.nullable(answer),
    }),
  ),
});

/** A file of questions: our own columns, all kinds and languages; or GIFT, in one language. */
export const questionFormats = ["csv", "gift"] as const;
export type QuestionFormat = (typeof questionFormats)[number];
/** Most that one file of questions weighs, in bytes, and holds. */
export const questionFileBytes = 5 * 1024 * 1024;
export const questionFileLimit = 5_000;

export const questionFile = z.strictObject({
  name: z.string(),
  text: z.string(),
  /** Questions the format cannot hold: GIFT knows no ordering and no scale, and one language. */
  leftOut: count,
});
