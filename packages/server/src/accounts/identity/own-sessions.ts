import type {
  endOtherSessions,
  endSession as endSessionEndpoint,
  listSessions,
} from "@trilha/contract/accounts/identity/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { endSession, endSessions, runningSessions } from "./identity.sessions.queries.ts";
import { deviceName } from "./rules/device-name.ts";

/** Sessions of the caller. */
export const listOwnSessions: UseCase<typeof listSessions> = async (call) => {
  const { idleDays } = call.parts.settings.session;
  const idleSince = new Date(call.now.getTime() - idleDays * 24 * 60 * 60 * 1000);
  const rows = await call.read((tx) => runningSessions(tx, call.actor.userId, call.now, idleSince));
  return {
    items: rows.map((row) => ({
      id: row.id,
      current: row.id === call.actor.sessionId,
      device: deviceName(row.user_agent),
      ip: row.ip,
      client: row.client,
      isWebservice: row.is_webservice,
      withFactor: row.factor_at !== null,
      pushes: Boolean(row.pushes),
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
    })),
  };
};

/** Ends one of the caller's sessions; anybody else's does not exist here. */
export const endOwnSession: UseCase<typeof endSessionEndpoint> = (call, { params }) =>
  call.write(async (tx) => {
    const { userId } = call.actor;
    const ended = await endSession(tx, { id: params.id, userId, reason: "ended_by_person", now: call.now });
    if (!ended) return refuse(genericProblems.notFound);
    await recordSecurityEvent(tx, call, { event: "session.ended", userId, details: { session: params.id } });
    return undefined;
  });

/** Ends all of the caller's sessions but the running one. */
export const endOtherOwnSessions: UseCase<typeof endOtherSessions> = (call) =>
  call.write(async (tx) => {
    const { userId, sessionId } = call.actor;
    const count = await endSessions(tx, {
      userId,
      reason: "ended_by_person",
      now: call.now,
      butSession: sessionId,
    });
    await recordSecurityEvent(tx, call, { event: "session.others_ended", userId, details: { count } });
    return undefined;
  });
