import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { Cache } from "../../core/cache.ts";
import type { Tx } from "../../db/database.ts";
import { bodiesOf } from "./pool.queries.ts";

/** One version of a question. */
export interface QuestionRef {
  questionId: string;
  version: number;
}

// A body is a few kilobytes.
const cache = new Cache<QuestionBody>("question_versions", { most: 5_000 });
const nameOf = ({ questionId, version }: QuestionRef) => `${questionId} ${version}`;

/**
 * Bodies of question versions, by `versionName`. They never change, so each process reads one once and remembers
 * those used last. Versions of another client are left out.
 */
export async function questionVersions(
  tx: Tx,
  clientId: string,
  refs: readonly QuestionRef[],
): Promise<ReadonlyMap<string, QuestionBody>> {
  const keyOf = (ref: QuestionRef) => `${clientId} ${nameOf(ref)}`;
  const bodies = new Map<string, QuestionBody>();
  const unknown: QuestionRef[] = [];
  for (const ref of refs) {
    const body = cache.get(keyOf(ref));
    if (body) bodies.set(nameOf(ref), body);
    else unknown.push(ref);
  }
  if (unknown.length > 0)
    for (const { question_id, version, body } of await bodiesOf(tx, clientId, unknown))
      bodies.set(nameOf({ questionId: question_id, version }), body);
  for (const ref of refs) {
    const body = bodies.get(nameOf(ref));
    if (body) cache.set(keyOf(ref), body);
  }
  return bodies;
}

/** How `questionVersions` calls a version. */
export const versionName = nameOf;
