// Model of the books that random commands are compared with.
import * as fc from "fast-check";
import { sql } from "kysely";
import { expect } from "vitest";
import { isRefusal, type Refusal } from "../src/core/refusal.ts";
import type { Tx } from "../src/db/database.ts";
import {
  type Accepted,
  adjust,
  awardMany,
  balances,
  capture,
  confirmTransfer,
  expirePot,
  hold,
  judge,
  refund,
  release,
  returnTransfer,
  sendTransfer,
  settleDebt,
  verifyLedger,
  waitingFor,
  writeOff,
} from "../src/loyalty/ledger/index.ts";
import type { TestApp } from "./app.ts";
import { anAward, end, later, type Pocket, start } from "./books.ts";

/** Known state: what was given, what was reserved, and how it ended. */
export type Model = {
  now: Date;
  sources: {
    id: string;
    points: number;
    experience: number;
    standing: { points: number; experience: number };
  }[];
  holds: {
    id: string;
    purpose: "order" | "transfer";
    points: number;
    state: "held" | "out" | "spent" | "back";
  }[];
  experience: number;
  count: number;
};
export const newModel = (): Model => ({ now: start, sources: [], holds: [], experience: 0, count: 0 });

export type Books = { app: TestApp; pocket: Pocket };

/** One thing that happens; numbers choose among what is there. */
export type Command =
  | { do: "award"; points: number; experience: number; audit: "awaiting" | "cleared"; soon: boolean }
  | { do: "other award under a key"; which: number }
  | { do: "judge"; which: number; percent: number; rest: "reject" | "wait" }
  | { do: "hold"; points: number; purpose: "order" | "transfer"; frozen: boolean }
  | { do: "capture" | "release" | "refund" | "send" | "confirm" | "return"; which: number }
  | { do: "repay" }
  | { do: "write off"; points: number }
  | { do: "adjust"; points: number }
  | { do: "expire" }
  | { do: "wait"; days: number };

const which = fc.nat(50);
const arbitraries: [weight: number, command: fc.Arbitrary<unknown>][] = [
  [
    5,
    fc.record({
      do: fc.constant("award"),
      points: fc.nat(100),
      experience: fc.nat(20),
      audit: fc.constantFrom("awaiting", "cleared"),
      soon: fc.boolean(),
    }),
  ],
  [1, fc.record({ do: fc.constant("other award under a key"), which })],
  [
    4,
    fc.record({
      do: fc.constant("judge"),
      which,
      percent: fc.constantFrom(0, 0, 30, 50, 100, 100),
      rest: fc.constantFrom("reject", "reject", "wait"),
    }),
  ],
  [
    5,
    fc.record({
      do: fc.constant("hold"),
      points: fc.integer({ min: 1, max: 70 }),
      purpose: fc.constantFrom("order", "order", "transfer"),
      frozen: fc.integer({ min: 0, max: 19 }).map((n) => n === 0),
    }),
  ],
  [5, fc.record({ do: fc.constantFrom("capture", "capture", "capture", "release"), which })],
  [2, fc.record({ do: fc.constant("refund"), which })],
  [5, fc.record({ do: fc.constantFrom("send", "send", "confirm", "return"), which })],
  [1, fc.record({ do: fc.constant("repay") })],
  [1, fc.record({ do: fc.constant("write off"), points: fc.integer({ min: 1, max: 30 }) })],
  [1, fc.record({ do: fc.constant("adjust"), points: fc.integer({ min: -40, max: 60 }) })],
  [1, fc.record({ do: fc.constant("expire") })],
  [1, fc.record({ do: fc.constant("wait"), days: fc.integer({ min: 1, max: 9 }) })],
];
/** Weights by frequency. */
export const commands = arbitraries.flatMap(([weight, command]) =>
  Array.from({ length: weight }, () => command as fc.Arbitrary<Command>),
);

/** Does a command, twice, and looks at everything after each. */
export class Step implements fc.AsyncCommand<Model, Books> {
  readonly command: Command;
  constructor(command: Command) {
    this.command = command;
  }
  check = () => true;
  toString = () => JSON.stringify(this.command);

  async run(model: Model, books: Books): Promise<void> {
    const before = await picture(books);
    const planned = plan(this.command, model, books.pocket);
    if (!planned) return;
    const expected = await planned.expected?.(await facts(books, model.now));
    const done = await attempt(books, planned.work);
    const after = await picture(books);
    const code = isRefusal(done) ? done.refused.code : undefined;
    if (expected !== undefined) expect(code ?? "done", "the answer").toBe(expected);
    if (code) expect(after, "a refused operation changes nothing").toEqual(before);
    else planned.learn?.(done);
    expect(await sound(books)).toEqual([]);
    const seen = await facts(books, model.now);
    expect(seen.experience, "experience falls only by a verdict").toBe(model.experience);
    // Asked again, word for word: a retry of the same request.
    const again = await attempt(books, planned.work);
    expect(await picture(books), "the same key twice has one effect").toEqual(after);
    if (planned.again !== false) expect(isRefusal(again) ? again.refused.code : "done").toBe(code ?? "done");
  }
}

type Facts = {
  available: number;
  cleared: number;
  debt: number;
  held: number;
  experience: number;
  waiting: (id: string) => Promise<number>;
};
type Planned = {
  work: (tx: Tx) => Promise<unknown>;
  /** The answer that must come: "done" or the code of a refusal. */
  expected?: (seen: Facts) => Promise<string> | string;
  learn?: (done: unknown) => void;
  /** False: a second time may be answered otherwise, as long as nothing changes. */
  again?: false;
};

function plan(command: Command, model: Model, pocket: Pocket): Planned | undefined {
  const { clientId, userId } = pocket;
  const id = crypto.randomUUID();
  const subject = { ...pocket, now: model.now, actorId: null };
  const pick = <T>(list: readonly T[], n: number) => list[n % Math.max(1, list.length)];
  model.count += 1;
  switch (command.do) {
    case "wait":
      model.now = new Date(model.now.getTime() + command.days * 86_400_000);
      return undefined;
    case "award": {
      const { points, experience, audit } = command;
      const expiresAt = command.soon ? later(20) : end;
      const one = {
        ...anAward(pocket, { points, experience, audit, source: id, expiresAt }),
        now: model.now,
      };
      return {
        work: (tx) => awardMany(tx, [one]),
        expected: () => "done",
        learn: () => {
          model.sources.push({ id, points, experience, standing: { points, experience } });
          model.experience += experience;
        },
      };
    }
    case "other award under a key": {
      const source = pick(
        model.sources.filter(({ points }) => points > 0),
        command.which,
      );
      if (!source) return undefined;
      const other = anAward(pocket, { points: source.points + 1, source: source.id });
      return { work: (tx) => awardMany(tx, [other]), expected: () => "ledger.key_reused" };
    }
    case "judge": {
      const source = pick(model.sources, command.which);
      if (!source) return undefined;
      const part = (amount: number) => Math.floor((amount * command.percent) / 100);
      const accepted: Accepted =
        command.percent === 100
          ? "all"
          : command.percent === 0
            ? "none"
            : { points: part(source.standing.points), experience: part(source.standing.experience) };
      return {
        work: (tx) =>
          judge(tx, {
            ...subject,
            userId,
            sourceId: source.id,
            accepted,
            rest: command.rest,
            decisionId: id,
            reason: null,
          }),
        expected: () => "done",
        learn: (done) => {
          const { rejected, brokenHolds } = done as Awaited<ReturnType<typeof judge>> & {
            rejected: { points: number; experience: number };
            brokenHolds: { sourceId: string }[];
          };
          if (command.rest === "wait") expect(rejected).toEqual({ points: 0, experience: 0 });
          source.standing.points -= rejected.points;
          source.standing.experience -= rejected.experience;
          if (command.rest === "reject" && typeof accepted === "object")
            expect(source.standing).toEqual(accepted);
          model.experience -= rejected.experience;
          for (const broken of brokenHolds) {
            const lost = model.holds.find((known) => known.id === broken.sourceId);
            expect(lost?.state, "only a standing hold breaks").toBe("held");
            if (lost) lost.state = "back";
          }
        },
      };
    }
    case "hold": {
      const { points, purpose, frozen } = command;
      return {
        work: (tx) => hold(tx, { ...subject, purpose, sourceId: id, points, frozen }),
        expected: ({ available, cleared, debt }) => {
          if (frozen) return "ledger.frozen";
          if (debt > 0) return "ledger.in_debt";
          return (purpose === "transfer" ? cleared : available) < points
            ? "ledger.insufficient_points"
            : "done";
        },
        learn: () => model.holds.push({ id, purpose, points, state: "held" }),
      };
    }
    case "capture":
    case "release": {
      const hold = pick(standingFirst(model.holds, command.which), command.which);
      if (!hold) return undefined;
      const { purpose } = hold;
      const name = { ...subject, purpose, sourceId: hold.id };
      if (command.do === "release") {
        return {
          work: (tx) => release(tx, name),
          expected: () =>
            hold.state === "held" || (hold.state === "back" && !sentOnce.has(hold))
              ? "done"
              : "ledger.hold_ended",
          learn: () => {
            hold.state = "back";
          },
        };
      }
      if (purpose === "transfer") return undefined;
      return {
        work: (tx) => capture(tx, name),
        expected: async ({ waiting }) => {
          if (hold.state === "back") return "ledger.hold_ended";
          return hold.state === "held" && (await waiting(hold.id)) > 0 ? "ledger.waits_for_audit" : "done";
        },
        learn: () => {
          hold.state = "spent";
        },
      };
    }
    case "refund": {
      // Mostly what was spent: there is nothing else to give back.
      const orders = model.holds.filter(({ purpose }) => purpose === "order");
      const spent = orders.filter(({ state }) => state === "spent");
      const hold = pick(spent.length > 0 && command.which % 4 > 0 ? spent : orders, command.which);
      if (!hold) return undefined;
      return {
        work: (tx) => refund(tx, { ...subject, purpose: "order", sourceId: hold.id }),
        expected: () => (hold.state === "spent" ? "done" : "ledger.hold_ended"),
      };
    }
    case "send":
    case "confirm":
    case "return": {
      const transfers = model.holds.filter(({ purpose }) => purpose === "transfer");
      const hold = pick(standingFirst(transfers, command.which), command.which);
      if (!hold) return undefined;
      const transfer = { clientId, now: model.now, actorId: null, transferId: hold.id };
      const sent = sentOnce.has(hold);
      if (command.do === "send") {
        return {
          work: (tx) => sendTransfer(tx, transfer),
          expected: () => (hold.state === "back" && !sent ? "ledger.hold_ended" : "done"),
          learn: () => {
            if (!sent) hold.state = "out";
            sentOnce.add(hold);
          },
        };
      }
      const wanted = command.do === "confirm" ? "spent" : "back";
      return {
        work: (tx) =>
          command.do === "confirm" ? confirmTransfer(tx, transfer) : returnTransfer(tx, transfer),
        expected: () => {
          if (!sent) return "ledger.hold_ended";
          return hold.state === "out" || hold.state === wanted ? "done" : "ledger.key_reused";
        },
        learn: () => {
          hold.state = wanted;
        },
      };
    }
    case "repay":
      // Cleared points pay at once, so there is never anything left to pay with.
      return {
        work: async (tx) => {
          expect(await settleDebt(tx, { ...subject, cause: id, source: { type: "adjustment", id } })).toBe(0);
        },
      };
    case "write off": {
      const { points } = command;
      const key = `write_off:${id}`;
      const source = { type: "adjustment", id };
      return {
        work: (tx) => writeOff(tx, { ...subject, key, points, source, reason: "kindness" }),
        expected: ({ debt }) => (debt < points ? "ledger.insufficient_points" : "done"),
      };
    }
    case "adjust": {
      const { points } = command;
      const one = {
        ...anAward(pocket, { points, source: id, key: `adjust:${id}` }),
        now: model.now,
        reason: "counted",
      };
      return {
        work: (tx) => adjust(tx, one),
        expected: ({ available }) => (available < -points ? "ledger.insufficient_points" : "done"),
      };
    }
    case "expire":
      return { work: (tx) => expirePot(tx, { ...subject, reason: null }), expected: () => "done" };
  }
}

/** Mostly what still can go somewhere; now and then what has ended. */
function standingFirst(holds: Model["holds"], which: number): Model["holds"] {
  const standing = holds.filter(({ state }) => state === "held" || state === "out");
  return standing.length > 0 && which % 4 > 0 ? standing : holds;
}

/** Transfers that left once: their hold has ended, whatever became of the points. */
const sentOnce = new WeakSet<Model["holds"][number]>();

async function attempt(
  { app, pocket }: Books,
  work: (tx: Tx) => Promise<unknown>,
): Promise<unknown | Refusal> {
  return app.parts.db.write({ clientId: pocket.clientId }, work);
}

/** Facts of the person: points past their date count no more, booked or not. */
async function facts({ app, pocket }: Books, now: Date): Promise<Facts> {
  return app.parts.db.read({ clientId: pocket.clientId }, async (tx) => {
    const [balance] = await balances(tx, { ...pocket, potIds: [pocket.potId] });
    const { rows } = await sql<{ available: number; cleared: number }>`
      select coalesce(sum(open), 0)::bigint as available,
        coalesce(sum(open) filter (where audit = 'cleared'), 0)::bigint as cleared
      from ledger_lots where user_id = ${pocket.userId} and expires_at > ${now}`.execute(tx);
    const waiting = (sourceId: string) =>
      app.parts.db.read({ clientId: pocket.clientId }, (own) =>
        waitingFor(own, { clientId: pocket.clientId, purpose: "order", sourceId }),
      );
    const { debt = 0, held = 0, experience = 0 } = balance ?? {};
    return {
      available: rows[0]?.available ?? 0,
      cleared: rows[0]?.cleared ?? 0,
      debt,
      held,
      experience,
      waiting,
    };
  });
}

/** Whole content of a client, as one text. */
async function picture({ app, pocket }: Books): Promise<string> {
  return app.parts.db.read({ clientId: pocket.clientId }, async (tx) => {
    const { rows } = await sql<{ picture: string }>`
      select coalesce((select string_agg(a::text, ' ' order by id) from ledger_accounts a where version > 0), '')
        || coalesce((select string_agg(l::text, ' ' order by id) from ledger_lots l), '')
        || coalesce((select string_agg(h::text, ' ' order by id) from ledger_holds h), '')
        || coalesce((select string_agg(s::text, ' ' order by hold_id, lot_id) from ledger_hold_lots s), '')
        || (select count(*) from ledger_transactions) || ' ' || (select count(*) from ledger_entries) as picture`.execute(
      tx,
    );
    return rows[0]?.picture ?? "";
  });
}

/** Faults in the books of a client; nothing, if all is well. */
export async function sound({ app, pocket }: Books): Promise<string[]> {
  const checks = await verifyLedger(app.parts.db, { clientId: pocket.clientId });
  return checks.flatMap(({ faults }) => faults);
}
