import type { Input } from "@trilha/contract/core/endpoint.ts";
import { addDays, firstMomentOf } from "@trilha/contract/core/zoned-days.ts";
import type { listEvents as spec } from "@trilha/contract/learning/live-sessions/endpoints.ts";
import type { SessionKind } from "@trilha/contract/learning/live-sessions/states.ts";
import type { MemberCall } from "../../core/call.ts";
import type { UseCase } from "../../core/use-case.ts";
import { readCursor, writeCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import { clientZone } from "../../tenants/clients/index.ts";
import { type PersonIn, personIn } from "./person-in.ts";
import { presentCard } from "./present-session.ts";
import { isVisible } from "./rules/visible-session.ts";
import {
  announcedSessions,
  type SessionFilter,
  type SessionRow,
  type SessionSpan,
  sessionPage,
} from "./sessions.queries.ts";

type Query = Input<typeof spec>["query"];

/** Sessions read at once, while a page is filled with those a person may see. */
const batch = 100;

export const listEvents: UseCase<typeof spec> = (call, { query }) =>
  call.read((tx) => visibleSessions(tx, call, "event", query));

/** Sessions of a kind for a person: those to come and their own, the next first; those that are over, the last first. */
async function visibleSessions(tx: Tx, call: MemberCall, kind: SessionKind, query: Query) {
  const filter = await filterFor(tx, call, kind, query);
  const shown: { row: SessionRow; person: PersonIn }[] = [];
  let after = readCursor(query.cursor, ["moment", "id"]);
  for (let isMore = true; isMore && shown.length <= query.limit; ) {
    const rows = await sessionPage(tx, filter, { after, rows: batch });
    const person = await personIn(tx, call, rows);
    shown.push(...rows.filter((row) => sees(row, person)).map((row) => ({ row, person })));
    const last = rows.at(-1);
    after = last && [last.starts_at.getTime(), last.id];
    isMore = rows.length === batch;
  }
  const page = shown.slice(0, query.limit);
  const last = page.at(-1)?.row;
  return {
    items: page.map(({ row, person }) => presentCard(call, row, person)),
    nextCursor: last && shown.length > page.length ? writeCursor([last.starts_at.getTime(), last.id]) : null,
  };
}

async function filterFor(tx: Tx, call: MemberCall, kind: SessionKind, query: Query): Promise<SessionFilter> {
  const { clientId, userId } = call.actor;
  const { search = "", status, online, from, until } = query;
  const span = await spanOf(tx, clientId, { from, until });
  const where = announcedSessions({ kind, status, userId, now: call.now, online: online ?? null, ...span });
  return { clientId, search, where, direction: status === "past" ? "desc" : "asc" };
}

/** Calendar days of the client, both included, as moments; null: open. */
export async function spanOf(
  tx: Tx,
  clientId: string,
  { from, until }: { from: string | undefined; until: string | undefined },
): Promise<SessionSpan> {
  const zone = from || until ? await clientZone(tx, clientId) : "UTC";
  return {
    begin: from ? firstMomentOf(from, zone) : null,
    end: until ? firstMomentOf(addDays(until, 1), zone) : null,
  };
}

/** Whether this person sees a session. */
export const sees = (row: SessionRow, person: PersonIn): boolean =>
  isVisible({
    ...{ state: row.state, subscription: row.subscription, locks: person.locks(row) },
    isIn: person.registration(row.id) !== undefined,
  });
