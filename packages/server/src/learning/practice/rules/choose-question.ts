import type { Chance } from "@trilha/contract/learning/questions/random.ts";

/** A question that could be asked. */
export interface QuestionCandidate {
  id: string;
  /** How likely somebody still knows it, 0 to 1; null: it was never seen how they did with it. */
  known: number | null;
  /** Question of one of the last days. */
  recent: boolean;
}

/** As if it were remembered this well: new things come in between, what fades comes first. */
const unseen = 0.7;
/** Known questions still come at times. */
const least = 0.02;

/** §learning#question-of-the-day How much a question wants to be asked: the more somebody is about to forget it, the more. */
export const weightOf = ({ known }: QuestionCandidate): number => least + (1 - (known ?? unseen)) ** 2;

/** The question of the day, by chance and by weight; not one of the last days unless there is no other. */
export function chooseQuestion(candidates: readonly QuestionCandidate[], random: Chance): string | undefined {
  const fresh = candidates.filter(({ recent }) => !recent);
  const among = fresh.length > 0 ? fresh : candidates;
  let left = random() * among.reduce((sum, one) => sum + weightOf(one), 0);
  for (const one of among) {
    left -= weightOf(one);
    if (left < 0) return one.id;
  }
  return among.at(-1)?.id;
}
