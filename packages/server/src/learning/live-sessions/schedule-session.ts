import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import { liveSessionProblems } from "@trilha/contract/learning/live-sessions/problems.ts";
import { sessionSteps } from "@trilha/contract/learning/live-sessions/states.ts";
import { publishEvent } from "../../core/events.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { announceEvent } from "./announce.ts";
import { concernedBy } from "./registrations.queries.ts";
import { lockSession, updateSession } from "./sessions.queries.ts";
import { recorded, refuseUnfit } from "./write-session.ts";

/** Announces a session, or opens it to registrations. */
export const scheduleSession: UseCase<typeof contract.scheduleSession> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const before = await lockSession(tx, clientId, params.id);
    if (!before) return refuse(genericProblems.notFound);
    if (before.version !== body.version) return refuse(genericProblems.conflict);
    if (!sessionSteps[before.state].includes(body.state)) return refuse(liveSessionProblems.wrongState);
    if (before.starts_at <= call.now) return refuse(liveSessionProblems.started);
    const unfit = await refuseUnfit(tx, call, before);
    if (unfit) return unfit;
    const edited = { clientId, id: params.id, version: body.version };
    const change = { state: body.state, sequence: before.sequence + 1, changed_at: call.now };
    if (!(await updateSession(tx, edited, change))) return refuse(genericProblems.conflict);
    await publishEvent(tx, "live-sessions.changed", { clientId });
    return recorded(tx, call, params.id, { action: "live_sessions.schedule", before });
  });

/** Cancels a session: it stays in calendars as canceled, and everybody in it reads why. */
export const cancelSession: UseCase<typeof contract.cancelSession> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const before = await lockSession(tx, clientId, params.id);
    if (!before) return refuse(genericProblems.notFound);
    if (before.version !== body.version) return refuse(genericProblems.conflict);
    const isOver = before.ends_at <= call.now;
    if (isOver || !sessionSteps[before.state].includes("canceled")) {
      return refuse(liveSessionProblems.wrongState);
    }
    const edited = { clientId, id: params.id, version: body.version };
    const sign = { sequence: before.sequence + 1, changed_at: call.now };
    const change = { state: "canceled", canceled_for: body.reason, ...sign } as const;
    if (!(await updateSession(tx, edited, change))) return refuse(genericProblems.conflict);
    const news = { clientId, session: before, now: call.now };
    for (const person of await concernedBy(tx, { clientId, sessionId: params.id })) {
      await announceEvent(tx, news, { ...person, kind: "events.canceled", reason: body.reason });
      await publishEvent(tx, "registration.changed", { clientId, userId: person.userId });
    }
    await publishEvent(tx, "live-sessions.changed", { clientId });
    return recorded(tx, call, params.id, {
      ...{ action: "live_sessions.cancel", before, reason: body.reason },
    });
  });
