import type { QuestionBody, QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import type { QuestionKind } from "@trilha/contract/learning/questions/sorts.ts";
import { isEven, withCosts } from "./shares.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const LONG = 6;

/** A name for a new part of a question. Learners see it: made by chance, it tells nothing of what is right. */
export function newPartId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LONG));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

export const newOption = (share = 0) => ({ id: newPartId(), text: {}, fileId: null, share, feedback: {} });
export const newItem = () => ({ id: newPartId(), text: {}, fileId: null });
export const newPair = () => ({ id: newPartId(), left: {}, rightId: newPartId(), right: {} });

const KEPT = { prompt: {}, fileId: null, feedback: {}, points: 1 };

const NEW: { readonly [Kind in QuestionKind]: () => QuestionOf<Kind> } = {
  one: () => ({ kind: "one", ...KEPT, options: [newOption(100), newOption(), newOption()] }),
  several: () => ({
    kind: "several",
    ...KEPT,
    // Wrong ones cost from the start: ticking everything must not pay.
    options: [newOption(50), newOption(50), newOption(-50), newOption(-50)],
  }),
  true_false: () => ({ kind: "true_false", ...KEPT, right: true, whenTrue: {}, whenFalse: {} }),
  numeric: () => ({
    kind: "numeric",
    ...KEPT,
    unit: {},
    answers: [{ from: 0, to: 0, share: 100, feedback: {} }],
  }),
  short_text: () => ({
    kind: "short_text",
    ...KEPT,
    exact: false,
    answers: [{ texts: {}, share: 100, feedback: {} }],
  }),
  ordering: () => ({ kind: "ordering", ...KEPT, items: [newItem(), newItem(), newItem()] }),
  matching: () => ({ kind: "matching", ...KEPT, pairs: [newPair(), newPair(), newPair()], others: [] }),
  essay: () => ({ kind: "essay", ...KEPT, points: 10, longest: 2_000, rubric: [], model: {} }),
  scale: () => ({ kind: "scale", ...KEPT, steps: 5, low: {}, high: {} }),
};

/** A question before anything was written into it: as many parts as most authors want. */
export const newBody = (kind: QuestionKind): QuestionBody => NEW[kind]();

/** The same words under another kind, as far as it has a place for them. */
export function bodyAs(body: QuestionBody, kind: QuestionKind): QuestionBody {
  const { prompt, fileId, alt, feedback, points } = body;
  const fresh = { ...newBody(kind), prompt, fileId, alt, feedback, points };
  const options = body.kind === "one" || body.kind === "several" ? body.options : undefined;
  if (options && fresh.kind === "one") return { ...fresh, options: oneRight(options) };
  if (options && fresh.kind === "several")
    return { ...fresh, options: isEven(options) ? withCosts(options) : options };
  if (options && fresh.kind === "ordering")
    return {
      ...fresh,
      // Feedback on a choice means something else for a place.
      items: options.map(({ share: _, feedback: __, ...item }) => item),
    };
  return fresh;
}

/** Options with one right answer: of several the first stays so. */
function oneRight(options: QuestionOf<"several">["options"]): QuestionOf<"one">["options"] {
  const first = options.findIndex(({ share }) => share > 0);
  return options.map((one, at) => ({ ...one, share: at === first ? 100 : 0 }));
}
