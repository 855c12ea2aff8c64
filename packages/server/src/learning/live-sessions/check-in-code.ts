import type * as contract from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import { liveSessionProblems } from "@trilha/contract/learning/live-sessions/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { ledSession } from "./roster.ts";
import { scanAt } from "./rules/check-in-signs.ts";
import { peopleCounts, renewCode, type SessionRow } from "./sessions.queries.ts";
import { randomCode } from "./write-session.ts";

export const readCheckInCode: UseCase<typeof contract.readCheckInCode> = (call, { params }) =>
  call.read(async (tx) => {
    const session = await ledSession(tx, call, params.id);
    if (isRefusal(session)) return session;
    return session.state === "scheduled"
      ? present(tx, call, session)
      : refuse(liveSessionProblems.wrongState);
  });

export const renewCheckInCode: UseCase<typeof contract.renewCheckInCode> = (call, { params }) =>
  call.write(async (tx) => {
    const session = await ledSession(tx, call, params.id);
    if (isRefusal(session)) return session;
    if (session.state !== "scheduled") return refuse(liveSessionProblems.wrongState);
    const code = randomCode();
    await renewCode(tx, { clientId: call.actor.clientId, id: session.id, code });
    await recordAudit(tx, call, {
      ...{ action: "live_sessions.renew_code", entity: "live_session", entityId: session.id },
      entityName: textIn(session.title, call.locale),
    });
    return present(tx, call, { ...session, check_in_code: code, code_version: session.code_version + 1 });
  });

async function present(tx: Tx, { parts, now, actor }: MemberCall, row: SessionRow) {
  const counts = await peopleCounts(tx, actor.clientId, [row.id]);
  return {
    code: row.check_in_code,
    ...scanAt(parts.keys, { id: row.id, codeVersion: row.code_version }, now),
    ...{ checkedIn: counts.get(row.id)?.checkedIn ?? 0, registered: row.taken },
  };
}
