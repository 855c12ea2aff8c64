import type { MovesJudged } from "@trilha/contract/learning/games/shapes.ts";
import { describe, expect, it } from "vitest";
import { MoveOutbox, type MoveStore, type WaitingMove } from "./move-outbox.ts";

const turn = (card: number) => ({ type: "find_the_pairs", card }) as const;

function memory(): MoveStore & { kept: Map<string, WaitingMove> } {
  const stored = new Map<string, WaitingMove>();
  return {
    kept: stored,
    all: async () => [...stored.values()],
    put: async (waiting) => void stored.set(waiting.sent.id, waiting),
    drop: async (ids) => {
      for (const id of ids) stored.delete(id);
    },
  };
}

/** A line that works, refuses or is down, and a server that keeps what it judged in the order it came. */
function world(store = memory(), personId = "ana", at = 1_000) {
  const server: [device: string, seq: number, card: number][] = [];
  const timers: (() => void)[] = [];
  const line = { status: 200 };
  const heard: string[] = [];
  let ids = 0;
  const outbox = new MoveOutbox({
    personId,
    store,
    now: () => at,
    newId: () => {
      ids += 1;
      return `${personId}-${at}-${ids}`;
    },
    later: (work) => {
      timers.push(work);
      return () => void timers.splice(timers.indexOf(work), 1);
    },
    send: async ({ device, sent: { seq, move } }) => {
      if (line.status !== 200) throw Object.assign(new Error("no"), { status: line.status });
      if (move.type === "find_the_pairs") server.push([device, seq, move.card]);
      return { moves: [], progress: null } as unknown as MovesJudged;
    },
  });
  outbox.listen(({ kind, gameId }) => heard.push(`${kind} ${gameId}`));
  const pass = async () => {
    for (const work of timers.splice(0)) work();
    for (let round = 0; round < 5; round += 1) await outbox.flush();
  };
  return { outbox, store, server, line, heard, pass };
}

describe("§learning#games the outbox of moves", () => {
  it("sends each move at once, in order and counted per game", async () => {
    const { outbox, server, store, pass } = world();
    for (const [game, card] of [
      ["g", 1],
      ["h", 2],
      ["g", 3],
    ] as const)
      outbox.keep(game, turn(card));
    await pass();
    expect(server.map(([, seq, card]) => [seq, card])).toEqual([
      [1, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(new Set(server.map(([device]) => device)).size).toBe(2);
    expect(store.kept.size).toBe(0);
    expect(outbox.queue).toEqual([]);
  });

  it("keeps moves while the line is down, and says so", async () => {
    const { outbox, server, line, store, pass } = world();
    line.status = 0;
    outbox.keep("g", turn(1));
    outbox.keep("g", turn(2));
    await pass();
    expect([server.length, store.kept.size, outbox.failing]).toEqual([0, 2, true]);
    line.status = 200;
    await pass();
    expect(server.map(([, , card]) => card)).toEqual([1, 2]);
    expect(outbox.failing).toBe(false);
  });

  it("a page that was killed sends what it left, under the opening it was made in, before what is new", async () => {
    const store = memory();
    const first = world(store);
    first.line.status = 503;
    first.outbox.keep("g", turn(1));
    await first.pass();
    const second = world(store, "ana", 500);
    await second.outbox.recover();
    second.outbox.keep("g", turn(2));
    await second.pass();
    const [before, after] = second.server;
    expect([before?.[2], after?.[2]]).toEqual([1, 2]);
    expect(before?.[0]).not.toBe(after?.[0]);
    expect(after?.[1]).toBe(1);
  });

  it("nobody sends the moves of somebody else", async () => {
    const store = memory();
    const first = world(store);
    first.line.status = 0;
    first.outbox.keep("g", turn(1));
    await first.pass();
    const other = world(store, "bia");
    await other.outbox.recover();
    expect(other.server).toEqual([]);
    expect(store.kept.size).toBe(1);
  });

  it("a no gives up what waits of this game, not of another, and counts anew", async () => {
    const { outbox, server, line, heard, store, pass } = world();
    line.status = 0;
    outbox.keep("g", turn(1));
    outbox.keep("g", turn(2));
    await pass();
    line.status = 409;
    await outbox.flush();
    expect(heard).toEqual(["refused g"]);
    expect([outbox.queue.length, store.kept.size]).toEqual([0, 0]);
    line.status = 200;
    outbox.keep("g", turn(5));
    await pass();
    expect(server.map(([, seq, card]) => [seq, card])).toEqual([[1, 5]]);
  });
});
