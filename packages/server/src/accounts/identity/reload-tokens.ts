import type { reloadUserTokens } from "@trilha/contract/accounts/identity/endpoints.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { denials } from "./choose-session-client.ts";
import { clientExists, standings } from "./identity.accounts.queries.ts";
import { lockSession, noteSeen, selectSessionClient } from "./identity.sessions.queries.ts";
import { type HeldSession, tokensFor } from "./open-session.ts";
import { liveToken, rotate } from "./refresh-token-rotation.ts";
import { isInGrace } from "./rules/judge-refresh.ts";
import { maySelect } from "./rules/select-client.ts";

/** §api#reload-tokens `/accounts/reload_user_tokens/`: new tokens for the running session, in another client if one is named. */
export const reloadTokens: UseCase<typeof reloadUserTokens> = async (call, { body }) => {
  const { actor, now } = call;
  const wanted = body.id_user_client_selected;
  // Other clients are out of the caller's own scope.
  const held = await call.system.write<HeldSession>(async (tx) => {
    const session = await lockSession(tx, actor.sessionId, now);
    if (!session) return refuse(identityProblems.sessionEnded);
    if (wanted !== undefined) {
      // The database would refuse it too: a membership's session keeps its client.
      if (session.scope === "membership" && wanted !== session.clientId) {
        return refuse(identityProblems.ownProofNeeded);
      }
      const verdict = maySelect(wanted, {
        isSuperuser: actor.isSuperuser,
        standings: await standings(tx, actor.userId),
      });
      if (verdict !== "yes") return refuse(denials[verdict]);
      if (!(await clientExists(tx, wanted))) return refuse(identityProblems.noAccess);
    }
    const clientId = wanted ?? session.clientId;
    if (clientId !== null && clientId !== session.clientId) {
      await selectSessionClient(tx, session.id, clientId);
      await recordSecurityEvent(tx, call, {
        event: "session.client_selected",
        userId: actor.userId,
        clientId,
      });
    }
    const { keys } = call.parts;
    const live = await liveToken(tx, keys, session.id);
    // Tabs that ask at the same moment must end up with the same token.
    const raced = live && isInGrace(live.issuedAt, now);
    const refreshToken = raced ? live.token : await rotate(tx, keys, session.id, now);
    await noteSeen(tx, session.id, call);
    return {
      sessionId: session.id,
      userId: actor.userId,
      clientId,
      endsAt: session.expiresAt,
      isWebservice: session.isWebservice,
      refreshToken,
    };
  });
  return isRefusal(held) ? held : tokensFor(call.parts, now, held);
};
