import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type { FeedbackTime } from "@trilha/contract/learning/tests/test-settings.ts";
import { Cache } from "../../core/cache.ts";
import type { MemberCall } from "../../core/call.ts";
import { attemptById } from "./attempts.queries.ts";
import { bodiesOf } from "./paper.ts";

/** Constant facts of an attempt, by which every answer is judged. */
export interface KnownAttempt {
  userId: string;
  feedback: FeedbackTime;
  /** Questions, by place from 0. */
  bodies: readonly QuestionBody[];
}

// Bodies are those every attempt shares: what an attempt adds is a list of places.
const cache = new Cache<KnownAttempt>("known_attempts", { most: 20_000 });
const nameOf = (clientId: string, id: string) => `${clientId} ${id}`;

/** Notes what answers will be judged by, as an attempt is begun or read. */
export function knowAttempt(clientId: string, id: string, { userId, feedback, bodies }: KnownAttempt): void {
  cache.set(nameOf(clientId, id), { userId, feedback, bodies });
}

/** Attempt of a person, without asking the database where this process knows it. Undefined: not theirs. */
export async function ownAttempt(
  call: Pick<MemberCall, "actor" | "read">,
  id: string,
): Promise<KnownAttempt | undefined> {
  const { clientId, userId } = call.actor;
  const known = cache.get(nameOf(clientId, id)) ?? (await call.read((tx) => readKnown(tx, clientId, id)));
  return known?.userId === userId ? known : undefined;
}

async function readKnown(
  tx: Parameters<typeof attemptById>[0],
  clientId: string,
  id: string,
): Promise<KnownAttempt | undefined> {
  const row = await attemptById(tx, { clientId, id });
  if (!row) return undefined;
  const bodies = row.paper.map(await bodiesOf(tx, clientId, row.paper));
  const known = { userId: row.user_id, feedback: row.settings.feedback, bodies };
  knowAttempt(clientId, id, known);
  return known;
}
