import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import type { OfficeSession } from "@trilha/contract/learning/live-sessions/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { readCursor, writeCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import { hostsOf } from "./hosts.queries.ts";
import { spanOf } from "./list-events.ts";
import { presentItem, presentSession, stageAt } from "./present-session.ts";
import {
  officeSessions,
  peopleCounts,
  type SessionRow,
  sessionById,
  sessionPage,
} from "./sessions.queries.ts";

/** Sessions read at once, while a page is filled with those of a stage. */
const batch = 100;

export const listSessions: UseCase<typeof contract.listSessions> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const { search = "", stage, venueId, mine, from, until, limit } = query;
    const span = await spanOf(tx, clientId, { from, until });
    const where = officeSessions({ userId, venueId: venueId ?? null, mine: mine ?? null, ...span });
    const filter = { clientId, search, where, direction: "desc" } as const;
    const fitting: SessionRow[] = [];
    let after = readCursor(query.cursor, ["moment", "id"]);
    for (let isMore = true; isMore && fitting.length <= limit; ) {
      const rows = await sessionPage(tx, filter, { after, rows: batch });
      fitting.push(...rows.filter((row) => stage === undefined || stageAt(row, call.now) === stage));
      const last = rows.at(-1);
      after = last && [last.starts_at.getTime(), last.id];
      isMore = rows.length === batch;
    }
    const page = fitting.slice(0, limit);
    const last = page.at(-1);
    const counts = await peopleCounts(
      tx,
      clientId,
      page.map(({ id }) => id),
    );
    return {
      items: page.map((row) => presentItem(call, row, counts.get(row.id))),
      nextCursor: last && fitting.length > limit ? writeCursor([last.starts_at.getTime(), last.id]) : null,
    };
  });

export const readSession: UseCase<typeof contract.readSession> = (call, { params }) =>
  call.read(async (tx) => (await officeSession(tx, call, params.id)) ?? refuse(genericProblems.notFound));

/** A session as the office writes it; undefined: the client has none of this id. */
export async function officeSession(
  tx: Tx,
  call: MemberCall,
  id: string,
): Promise<OfficeSession | undefined> {
  const { clientId } = call.actor;
  const [row, hosts, counts] = await Promise.all([
    sessionById(tx, clientId, id),
    hostsOf(tx, clientId, [id]),
    peopleCounts(tx, clientId, [id]),
  ]);
  return row && presentSession(call, row, { hosts, counts: counts.get(id) });
}
