// §learning#games Game: dealt, judged and kept by the server; winning finishes the activity and pays once.

import { readCourse } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import * as contract from "@trilha/contract/learning/games/endpoints.ts";
import type { GameContent } from "@trilha/contract/learning/games/play.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aParticipant, type Client, plant } from "../../../test/builders.ts";
import { aDevice, aGame, gameActivity, says, statements } from "../../../test/builders-games.ts";
import { aLearner, aSitting } from "../../../test/builders-scorm.ts";
import { useApp } from "../../../test/use-app.ts";
import { countOf } from "../../members/eligibility/index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
let client: Client;
beforeAll(async () => {
  client = await aClient(app);
});

const learning = (...games: GameContent[]) =>
  aLearner(
    app,
    games.map((game) => gameActivity(game)),
    client,
  );

describe("§learning#games a game", () => {
  test("is dealt once, judged move by move, and what is right is told after the move alone", async () => {
    const learner = await learning(statements([true, false]));
    const { game, sittingId } = await aGame(app, learner);
    expect(game).toMatchObject({
      ...{
        type: "true_or_false",
        number: 1,
        errors: 0,
        allowedErrors: 1,
        errorsLeft: 1,
        percent: 0,
        end: null,
      },
      shown: { card: { card: 0, text: "Frase 0", pictureUrl: null }, left: 2, total: 2 },
    });
    expect(JSON.stringify(game)).not.toContain("Porque");
    const again = await app.request(contract.startGame, { body: { sittingId } }, { as: learner.member });
    expect(again.answer).toEqual(game);
    const device = aDevice(app, learner.member, game.id);
    const wrong = await device.move(says(0, false));
    expect(wrong.answer.moves).toMatchObject([
      { outcome: "wrong", error: true, errors: 1, end: null, reveal: { why: "Porque 0" } },
    ]);
    expect(wrong.answer.game).toMatchObject({ errorsLeft: 0, shown: { card: { card: 1 }, left: 2 } });
    const won = await device.move(says(1, false), says(0, true));
    expect(won.answer).toMatchObject({
      moves: [{ outcome: "right" }, { outcome: "right", end: "won" }],
      game: { end: "won", percent: 100, shown: { card: null } },
      progress: { activity: { state: "finished" }, course: { state: "finished", percent: 100 } },
    });
    const read = await app.request(contract.readGame, { params: { id: game.id } }, { as: learner.member });
    expect(read.answer).toEqual(won.answer.game);
  });

  test("lost with one error too many is over; another is dealt on request; after winning it is practice", async () => {
    const learner = await learning(statements([true], 0));
    const { game, sittingId } = await aGame(app, learner);
    const lost = await aDevice(app, learner.member, game.id).move(says(0, false), says(0, true));
    expect(lost.answer).toMatchObject({
      moves: [{ end: "lost" }, { outcome: "ignored", end: "lost" }],
      ...{ game: { end: "lost", errors: 1 }, progress: null },
    });
    const late = await aDevice(app, learner.member, game.id).move(says(0, true));
    expect(late.refusal).toBe("409 games.over");
    const deal = () => app.request(contract.playAgain, { body: { sittingId } }, { as: learner.member });
    const second = await deal();
    expect(second.answer).toMatchObject({ number: 2, practice: false, end: null });
    expect((await deal()).answer.id).toBe(second.answer.id);
    await aDevice(app, learner.member, second.answer.id).move(says(0, true));
    expect((await deal()).answer).toMatchObject({ number: 3, practice: true });
  });

  test("a move sent again is answered the same and changes nothing; another under its name is refused", async () => {
    const learner = await learning(statements());
    const { game } = await aGame(app, learner);
    const device = aDevice(app, learner.member, game.id);
    const first = { id: crypto.randomUUID(), seq: 1, move: says(0, true) };
    const once = await device.send([first]);
    const twice = await device.send([first]);
    expect(twice.answer.moves).toEqual(once.answer.moves);
    expect(twice.answer.game).toEqual(once.answer.game);
    expect((await device.send([{ ...first, move: says(0, false) }])).refusal).toBe("409 games.move_reused");
    expect((await device.send([{ ...first, id: crypto.randomUUID() }])).refusal).toBe(
      "409 games.move_reused",
    );
    const ahead = { id: crypto.randomUUID(), seq: 3, move: says(1, true) };
    expect((await device.send([ahead])).refusal).toBe("409 games.out_of_order");
    const won = await device.send([first, { ...ahead, seq: 2 }]);
    expect(won.answer).toMatchObject({ game: { end: "won" } });
    const after = await device.send([first, { ...ahead, seq: 2 }]);
    expect(after.answer).toMatchObject({ moves: won.answer.moves, progress: null });
  });

  test("two devices at once: each move is judged on what the other left", async () => {
    const learner = await learning(
      statements(
        Array.from({ length: 8 }, () => true),
        null,
      ),
    );
    const { game } = await aGame(app, learner);
    const devices = [1, 2].map(() => aDevice(app, learner.member, game.id));
    const all = await Promise.all(
      devices.flatMap((device) => [device.move(...Array.from({ length: 8 }, (_, card) => says(card, true)))]),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const read = await app.request(contract.readGame, { params: { id: game.id } }, { as: learner.member });
    expect(read.answer).toMatchObject({ end: "won", errors: 0, percent: 100 });
  });

  test("a move for what was not dealt, another's game, a game without a solution, no game at all", async () => {
    const learner = await learning(statements(), statements([]));
    const text = await aLearner(app, [{}], client);
    const { game, sittingId } = await aGame(app, learner);
    const device = aDevice(app, learner.member, game.id);
    expect((await device.move(says(9, true))).refusal).toBe("422 games.not_there");
    const foreign = aDevice(app, learner.member, game.id);
    expect((await foreign.move({ type: "find_the_pairs", card: 0 })).refusal).toBe("422 games.not_there");
    const stranger = await aParticipant(app, client);
    expect((await aDevice(app, stranger, game.id).move(says(0, true))).refusal).toBe("404 request.not_found");
    const params = { id: game.id };
    expect((await app.request(contract.readGame, { params }, { as: stranger })).refusal).toBe(
      "404 request.not_found",
    );
    const start = (id: string, as = learner.member) =>
      app.request(contract.startGame, { body: { sittingId: id } }, { as });
    expect((await start(sittingId, stranger)).refusal).toBe("404 request.not_found");
    expect((await start(await aSitting(app, learner, 2))).refusal).toBe("409 games.no_solution");
    expect((await start(await aSitting(app, text), text.member)).refusal).toBe("409 games.not_a_game");
  });

  test("once the course has started over it is no more, and one is dealt for the new beginning", async () => {
    const learner = await learning(statements());
    const { game, sittingId } = await aGame(app, learner);
    await plant(app, (tx) =>
      tx.updateTable("course_enrolments").set({ attempt: 2 }).where("id", "=", learner.enrolmentId).execute(),
    );
    const device = aDevice(app, learner.member, game.id);
    expect((await device.move(says(0, true))).refusal).toBe("409 learning.sitting_over");
    const old = await app.request(contract.startGame, { body: { sittingId } }, { as: learner.member });
    expect(old.refusal).toBe("409 learning.sitting_over");
    const fresh = await aGame(app, learner);
    expect(fresh.game).toMatchObject({ number: 2, practice: false });
    const read = await app.request(contract.readGame, { params: { id: game.id } }, { as: learner.member });
    expect(read.refusal).toBe("404 request.not_found");
    expect((await device.move(says(0, true))).refusal).toBe("409 learning.sitting_over");
  });

  test("a blocked enrolment says that it is blocked", async () => {
    const learner = await learning(statements());
    const { game, sittingId } = await aGame(app, learner);
    await plant(app, (tx) =>
      tx
        .updateTable("course_enrolments")
        .set({ state: "blocked" })
        .where("id", "=", learner.enrolmentId)
        .execute(),
    );
    expect((await aDevice(app, learner.member, game.id).move(says(0, true))).refusal).toBe(
      "409 learning.blocked",
    );
    const start = await app.request(contract.startGame, { body: { sittingId } }, { as: learner.member });
    expect(start.refusal).toBe("409 learning.blocked");
  });

  test("the cards of a pair that was none are seen once, and the same again when it is asked again", async () => {
    const face = (text: string) => ({ text: { "pt-BR": text }, fileId: null });
    const pairs = ["a", "b", "c"].map((id) => ({ id, one: face(`${id}1`), other: face(`${id}2`) }));
    const learner = await learning({
      type: "find_the_pairs",
      data: { allowedErrors: null, shuffle: true, pairs },
    });
    const { game } = await aGame(app, learner);
    expect(JSON.stringify(game.shown)).not.toMatch(/[abc][12]/);
    const { send } = aDevice(app, learner.member, game.id);
    const moves = [0, 1, 2, 3, 4].map((card, at) => ({
      ...{ id: crypto.randomUUID(), seq: at + 1 },
      move: { type: "find_the_pairs" as const, card },
    }));
    const turned = await send(moves);
    expect(turned.answer.moves.map(({ reveal }) => reveal?.cards.length)).toEqual([1, 1, 1, 1, 1]);
    expect((await send(moves)).answer).toEqual(turned.answer);
  });
});

test("§learning#flashcards come back as memory fades, those that are due first", async () => {
  const face = (text: string) => ({ text: { "pt-BR": text }, fileId: null });
  const cards = ["a", "b", "c"].map((id) => ({ id, front: face(id), back: face(`${id}!`) }));
  const learner = await learning({ type: "flashcards", data: { shuffle: false, cards } });
  const { game, sittingId } = await aGame(app, learner);
  expect(game).toMatchObject({ allowedErrors: null, shown: { queue: [0, 1, 2] } });
  const [up, ...rest] = game.shown.type === "flashcards" ? game.shown.cards : [];
  expect(up?.returns?.good).toBe(0);
  expect(up?.returns?.easy).toBeGreaterThan(1);
  expect(rest.map(({ returns }) => returns)).toEqual([null, null]);
  const rate = (card: number, rating: "again" | "good" | "easy") =>
    ({ type: "flashcards", card, rating }) as const;
  const device = aDevice(app, learner.member, game.id);
  const done = await device.move(rate(0, "easy"), rate(1, "again"), rate(2, "good"), rate(1, "good"));
  expect(done.answer).toMatchObject({
    game: { end: "won", errors: 0 },
    progress: { course: { percent: 100 } },
  });
  const stored = await plant(app, (tx) =>
    tx
      .selectFrom("memories")
      .select(["subject", "due"])
      .where("user_id", "=", learner.member.userId)
      .orderBy("due")
      .execute(),
  );
  const activityId = learner.course.activities[0]?.id;
  expect(stored.map(({ subject }) => subject).toSorted()).toEqual(
    ["a", "b", "c"].map((id) => `${activityId}:${id}`),
  );
  expect(stored.at(-1)?.subject).toBe(`${activityId}:a`);
  app.clock.pass({ hours: 1 });
  const later = await app.request(contract.playAgain, { body: { sittingId } }, { as: learner.member });
  expect(later.answer).toMatchObject({
    practice: true,
    shown: { cards: [{}, {}, { front: { text: "a" } }] },
  });
});

test("security 33: won faster than anybody moves is kept and flagged, not refused", async () => {
  const learner = await learning(statements(), statements());
  const row = (id: string) =>
    plant(app, (tx) => tx.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
  const quick = await aGame(app, learner, 1, { looks: 0 });
  app.clock.set(app.clock.now());
  const fast = await aGame(app, learner, 2, { looks: 0 });
  await aDevice(app, learner.member, fast.game.id).move(says(0, true), says(1, true));
  expect(await row(fast.game.id)).toMatchObject({ ending: "won", hurried: true, moves: 2 });
  app.clock.pass({ seconds: 5 });
  await aDevice(app, learner.member, quick.game.id).move(says(0, true), says(1, true));
  expect(await row(quick.game.id)).toMatchObject({ ending: "won", hurried: false });
  const { userId } = learner.member;
  const counted = await plant(app, (tx) =>
    sql<{
      games: number;
    }>`select ${countOf({ games: 1 }, client.id, sql`${userId}::uuid`)}::integer as games`.execute(tx),
  );
  // Only the second brings a badge.
  expect(counted.rows).toEqual([{ games: 1 }]);
  const course = await app.request(
    readCourse,
    { params: { id: learner.course.id }, query: {} },
    { as: learner.member },
  );
  // All of it is done, and it waits until somebody has looked at the other.
  expect(course.answer).toMatchObject({
    ...{ state: "in_progress", percent: 100, enrolment: { underReview: true } },
  });
});
