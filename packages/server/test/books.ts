// A person with a pot, and the movements a test needs, each with only what it cares about.

import { isRefusal, type Refusal } from "../src/core/refusal.ts";
import type { Tx } from "../src/db/database.ts";
import {
  type Accepted,
  awardMany,
  balances,
  capture,
  expirePot,
  hold,
  judge,
  refund,
  release,
} from "../src/loyalty/ledger/index.ts";
import type { TestApp } from "./app.ts";
import { aParticipant, type Client } from "./builders.ts";

export type Pocket = { clientId: string; potId: string; userId: string };

export const start = new Date("2026-03-01T12:00:00Z");
export const end = new Date("2026-05-16T03:00:00Z");
export const later = (days: number) => new Date(start.getTime() + days * 86_400_000);

/** A person who has nothing yet, in a pot of their own. */
export async function aPocket(app: TestApp, client: Client): Promise<Pocket> {
  const { userId } = await aParticipant(app, client);
  return { clientId: client.id, potId: crypto.randomUUID(), userId };
}

/** Works in a client's scope, as the app does; a refusal comes back as its code. */
export async function inBooks<T>(
  app: Pick<TestApp, "parts">,
  clientId: string,
  work: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | string> {
  const done = await app.parts.db.write({ clientId }, work);
  return isRefusal(done) ? done.refused.code : done;
}

export type Given = {
  points: number;
  experience?: number;
  audit?: "awaiting" | "cleared";
  source?: string;
  key?: string;
  expiresAt?: Date;
};

/** An award with everything it needs. */
export function anAward(pocket: Pocket, given: Given) {
  const source = given.source ?? crypto.randomUUID();
  return {
    ...pocket,
    key: given.key ?? `award:${source}:1`,
    points: given.points,
    experience: given.experience ?? 0,
    audit: given.audit ?? "awaiting",
    source: { type: "claim_line", id: source },
    ruleSetVersionId: null,
    occurredAt: start,
    now: start,
    expiresAt: given.expiresAt ?? end,
    actorId: null,
    details: { trace: [], document: {} },
  } as const;
}

/** Movements of a pocket. */
export function movesOn(app: TestApp, pocket: Pocket) {
  const { clientId, potId, userId } = pocket;
  const transfer = { clientId, actorId: null, now: start };
  const write = <T>(work: (tx: Tx) => Promise<T | Refusal>) => inBooks(app, clientId, work);
  return {
    write,
    give: (given: Given) => write((tx) => awardMany(tx, [anAward(pocket, given)])),
    judge: (sourceId: string, accepted: Accepted, options: { rest?: "wait"; decision?: string } = {}) =>
      write((tx) =>
        judge(tx, {
          ...transfer,
          userId,
          sourceId,
          accepted,
          rest: options.rest ?? "reject",
          decisionId: options.decision ?? crypto.randomUUID(),
          reason: "unreadable",
        }),
      ),
    hold: (sourceId: string, points: number, purpose: "order" | "transfer" = "order", now = start) =>
      write((tx) => hold(tx, { ...transfer, potId, userId, purpose, sourceId, points, now })),
    capture: (sourceId: string) => write((tx) => capture(tx, { ...transfer, purpose: "order", sourceId })),
    release: (sourceId: string, now = start) =>
      write((tx) => release(tx, { ...transfer, purpose: "order", sourceId, now })),
    refund: (sourceId: string, now = start) =>
      write((tx) => refund(tx, { ...transfer, purpose: "order", sourceId, now })),
    expire: (now = end) => write((tx) => expirePot(tx, { ...pocket, now, reason: "campaign ended" })),
    has: async () => {
      const [balance] = await app.parts.db.read({ clientId }, (tx) =>
        balances(tx, { clientId, userId, potIds: [potId] }),
      );
      if (!balance) return { uncleared: 0, cleared: 0, held: 0, debt: 0, experience: 0 };
      const { available, underAudit, held, debt, experience } = balance;
      return { uncleared: underAudit, cleared: available - underAudit, held, debt, experience };
    },
  };
}
