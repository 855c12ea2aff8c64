import { formatLongMoment } from "@trilha/contract/core/dates.ts";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { checkInToEvent as spec } from "@trilha/contract/learning/live-sessions/endpoints.ts";
import { liveSessionProblems } from "@trilha/contract/learning/live-sessions/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { enterPresence } from "./enter-presence.ts";
import { checkInOf } from "./present-session.ts";
import { pageFor, seenEvent } from "./read-event.ts";
import { checkInMoment } from "./rules/check-in-moment.ts";
import { isScanOf } from "./rules/check-in-signs.ts";
import { lockSeats, type SessionRow } from "./sessions.queries.ts";
import { pageAfter } from "./subscribe.ts";

/**
 * §validation#event-code A person checks in by the code of the organizer or the QR code on their screen, within the
 * window of the session: at once, or by what their device read without a line.
 */
export const checkInToEvent: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const seen = await seenEvent(tx, call, params.id);
    if (!seen) return refuse(genericProblems.notFound);
    const { row, person } = seen;
    const registration = person.registration(row.id);
    if (registration?.state === "checked_in") return pageFor(tx, call, seen);
    if (row.state !== "scheduled") return refuse(liveSessionProblems.canceled);
    const at = momentOfBody(call.now, body);
    const late = refuseMoment(call, row, at ?? call.now);
    if (late) return late;
    if (!at || !provesPresence(call, row, body, at)) {
      return refuse(body.scan ? liveSessionProblems.scanExpired : liveSessionProblems.codeInvalid);
    }
    if (registration?.state !== "registered" && registration?.state !== "offered") {
      return refuse(liveSessionProblems.notRegistered);
    }
    const source = body.scan ? "scan" : "code";
    const scope = { clientId, session: row, now: call.now };
    // A seat that is offered becomes taken; of one that is taken nothing changes.
    if (registration.state === "offered") await lockSeats(tx, clientId, row.id);
    const { userId, name } = call.actor;
    const entered = await enterPresence(tx, scope, {
      ...{ userId, from: registration.state, source, at, actor: { userId, name } },
      readAt: body.readAt ? at : null,
    });
    return entered ? pageAfter(tx, call, row.id) : refuse(liveSessionProblems.wrongState);
  });

function momentOfBody(now: Date, { readAt, sentAt }: Input<typeof spec>["body"]): Date | undefined {
  return checkInMoment(
    now,
    readAt && sentAt ? { readAt: new Date(readAt), sentAt: new Date(sentAt) } : undefined,
  );
}

/** Refusal of a check-in before or after its time; the zone of the place says when. */
export function refuseMoment(call: MemberCall, row: SessionRow, at: Date): Refusal | undefined {
  const { from, until } = checkInOf(row);
  const params = (moment: Date) => ({ at: formatLongMoment(moment, call.locale, row.time_zone) });
  if (at < from) return refuse(liveSessionProblems.checkInNotOpen, params(from));
  return at >= until ? refuse(liveSessionProblems.checkInOver, params(until)) : undefined;
}

function provesPresence(
  { parts }: MemberCall,
  row: SessionRow,
  { code, scan }: Input<typeof spec>["body"],
  at: Date,
): boolean {
  if (scan === undefined) return code === row.check_in_code;
  return isScanOf(parts.keys, { id: row.id, codeVersion: row.code_version }, scan, at);
}
