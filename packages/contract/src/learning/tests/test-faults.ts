import type { Locale } from "../../core/locale.ts";
import { isTestType, type TestType } from "../delivery/activity-types.ts";
import type { OutlineModule } from "../delivery/outline.ts";
import { drawPaper, fitsPart, type TestableQuestion } from "../questions/draw.ts";
import { consequenceOf, isGeneral, isGraded, mostQuestions, type TestData } from "./test-settings.ts";

/** Faults that keep a test from being published. */
export const stoppingTestFaults = [
  "test_empty",
  "test_too_few",
  "test_too_many",
  "test_module_uncovered",
  "test_question_retired",
  "test_question_language",
  "test_scale",
] as const;
/** Warnings to its author. */
export const warningTestFaults = [
  "test_essay_waits",
  "test_never_lost",
  "test_feedback_never",
  "test_closed",
] as const;
export type TestFaultCode = (typeof stoppingTestFaults)[number] | (typeof warningTestFaults)[number];

export interface TestFault {
  code: TestFaultCode;
  /** For the words: the number of the `part`, questions `there` where `wanted` are, or the `module` in question. */
  params: Record<string, string | number>;
  /** The module that nothing is asked about. */
  moduleId?: string;
}

interface Around {
  modules: readonly Pick<OutlineModule, "id" | "activities">[];
  /** Questions that may be drawn of all banks the test names, and those it names itself; undefined: not known yet. */
  pool?: readonly TestableQuestion[] | undefined;
  /** The course's own language; undefined: whether questions can be asked in it is not asked. */
  own?: Locale | undefined;
  /** Undefined: whether it has closed is not asked. */
  now?: Date | undefined;
}

/** How many questions one attempt holds. */
export const questionCount = ({ parts }: Pick<TestData, "parts">): number =>
  parts.reduce((sum, part) => sum + (part.from === "bank" ? part.count : part.questionIds.length), 0);

/** Modules with something to learn in them: one that only holds tests is asked about by nobody. */
export const modulesToCover = <Module extends Pick<OutlineModule, "activities">>(
  modules: readonly Module[],
): Module[] => modules.filter(({ activities }) => activities.some(({ type }) => !isTestType(type)));

/** §learning#test-settings What stops a test from being published, and what its author should know, in the order they read it. */
export function testFaults(type: TestType, data: TestData, { modules, pool, own, now }: Around): TestFault[] {
  const faults: TestFault[] = [];
  const add = (code: TestFaultCode, more: Omit<Partial<TestFault>, "code"> = {}) =>
    faults.push({ code, params: {}, ...more });
  const { parts } = data;
  const wanted = questionCount(data);
  if (parts.length === 0) add("test_empty");
  if (wanted > mostQuestions) add("test_too_many", { params: { wanted, most: mostQuestions } });
  const drawn = pool && drawPaper(parts, pool, () => 0);
  for (const lacking of drawn && "missing" in drawn ? drawn.missing : []) {
    const part = parts.findIndex(({ id }) => id === lacking.partId) + 1;
    add("test_too_few", { params: { part, wanted: lacking.wanted, there: lacking.there } });
  }
  for (const [at, part] of parts.entries()) {
    if (part.from === "bank") continue;
    const chosen = (pool ?? []).filter(({ id }) => part.questionIds.includes(id));
    const say = (code: TestFaultCode, wrong: (question: TestableQuestion) => boolean) => {
      const questions = chosen.filter(wrong).length;
      if (questions > 0) add(code, { params: { part: at + 1, questions } });
    };
    say("test_question_retired", ({ retired }) => retired === true);
    say("test_question_language", ({ locales }) => own !== undefined && locales?.includes(own) === false);
    say("test_scale", ({ kind }) => kind === "scale" && type !== "reaction_evaluation");
  }
  const mayAsk = (question: TestableQuestion) =>
    parts.some((part) =>
      part.from === "bank" ? fitsPart(part, question) : part.questionIds.includes(question.id),
    );
  if (data.feedback === "now" && pool?.some((question) => question.kind === "essay" && mayAsk(question)))
    add("test_essay_waits");
  if (isGeneral(type) && parts.length > 0)
    for (const { id } of modulesToCover(modules))
      if (!parts.some(({ moduleId }) => moduleId === id)) add("test_module_uncovered", { moduleId: id });
  if (isGraded(type) && data.maximumAttempts === null && consequenceOf(type, data) !== "none")
    add("test_never_lost");
  if (data.feedback === "after_close" && data.closesAt === null) add("test_feedback_never");
  if (now && data.closesAt !== null && new Date(data.closesAt) <= now) add("test_closed");
  return faults;
}
