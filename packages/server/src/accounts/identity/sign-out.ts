import type { signOut } from "@trilha/contract/accounts/identity/endpoints.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { endSession } from "./identity.sessions.queries.ts";

/** Ends the running session; its refresh tokens and push addresses end with it. */
export const endCurrentSession: UseCase<typeof signOut> = (call) =>
  call.write(async (tx) => {
    const { userId, sessionId, clientId } = call.actor;
    await endSession(tx, { id: sessionId, userId, reason: "signed_out", now: call.now });
    await recordSecurityEvent(tx, call, { event: "session.signed_out", userId, clientId });
    return undefined;
  });
