// Games of a course, somebody at one, and the moves of somebody who knows all of it.

import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import { sendMoves, startGame } from "@trilha/contract/learning/games/endpoints.ts";
import type { Move } from "@trilha/contract/learning/games/moves.ts";
import type { GameContent } from "@trilha/contract/learning/games/play.ts";
import type { Tx } from "../src/db/database.ts";
import type { TestApp } from "./app.ts";
import type { Member } from "./builders.ts";
import { aSitting, type Learner } from "./builders-scorm.ts";

/** An activity that is a game, done once it was won. */
export const gameActivity = (game: GameContent, fields: Partial<Activity> = {}): Partial<Activity> => ({
  ...game,
  completion: { rule: "verdict", require: "completed" },
  ...fields,
});

/** Statements, all of them true unless said; one error is allowed unless said. */
export const statements = (
  values: readonly boolean[] = [true, true],
  allowedErrors: number | null = 1,
): GameContent => ({
  type: "true_or_false",
  data: {
    ...{ allowedErrors, shuffle: false },
    cards: values.map((right, at) => ({
      ...{ id: `c${at}`, text: { "pt-BR": `Frase ${at}` }, fileId: null, right },
      why: { "pt-BR": `Porque ${at}` },
    })),
  },
});

/** Opens a game of the learner's course, or what was played of it last. */
export async function aGame(app: TestApp, learner: Learner, order = 1, { looks = 10 } = {}) {
  const sittingId = await aSitting(app, learner, order);
  const started = await app.request(startGame, { body: { sittingId } }, { as: learner.member });
  if (started.status !== 200) throw new Error(`not dealt: ${JSON.stringify(started.problem)}`);
  // Looking time before moves.
  app.clock.pass({ seconds: looks });
  return { sittingId, game: started.answer };
}

/** One device at a game: it counts its moves. */
export function aDevice(app: TestApp, as: Member, gameId: string, device = crypto.randomUUID()) {
  let seq = 0;
  const send = (moves: { id: string; seq: number; move: Move }[]) =>
    app.request(sendMoves, { params: { id: gameId }, body: { device, moves } }, { as });
  return {
    device,
    send,
    move: (...moves: Move[]) =>
      send(
        moves.map((move) => {
          seq += 1;
          return { id: crypto.randomUUID(), seq, move };
        }),
      ),
  };
}

export const says = (card: number, value: boolean): Move => ({ type: "true_or_false", card, value });

/** A game that was dealt, without what it is played with: for whoever only needs its id. */
export async function aBareGame(
  tx: Tx,
  app: Pick<TestApp, "clock">,
  sitting: {
    clientId: string;
    userId: string;
    enrolmentId: string;
    activityId: string;
    courseId: string;
    sittingId: string;
  },
): Promise<string> {
  const { id } = await tx
    .insertInto("games")
    .values({
      ...{ client_id: sitting.clientId, user_id: sitting.userId, enrolment_id: sitting.enrolmentId },
      ...{ activity_id: sitting.activityId, course_id: sitting.courseId, sitting_id: sitting.sittingId },
      ...{ course_attempt: 1, course_version: 1, type: "find_the_pairs" as const, number: 1 },
      ...{ state: "{}", started_at: app.clock.now() },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
