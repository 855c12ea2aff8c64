import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { GuestCall } from "../../core/call.ts";
import { hashOfToken } from "../../core/random-token.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { Tx } from "../../db/database.ts";
import { isCode } from "./code-secrets.ts";
import { type CodePurpose, spend, type TriedRequest, takeTry } from "./recovery.queries.ts";

const codeTries = 5;

/** A right code that is not used up yet. */
export interface CheckedCode {
  readonly requestId: string;
  readonly userId: string;
  /** The number or address that was proved. */
  readonly recipient: string;
  readonly clientId: string | null;
}

/**
 * Whether the code is the one that was sent for this request; takes one of its five tries either way. Refuses with
 * §messages#redeem's "The code sent is not valid" whatever is wrong: a code of another request, used, too late, a sixth try. Where it
 * tells nothing new, a message that came back is said to have (`codeNotSent`).
 * `spendCode` uses it up in the transaction of what it is for.
 */
export async function checkCode(
  call: GuestCall,
  attempt: { purpose: CodePurpose; request: string; code: string; userId?: string },
): Promise<CheckedCode | Refusal> {
  const { now, parts } = call;
  const { purpose, request, code, userId = null } = attempt;
  const tried = await call.system.write(async (tx) => {
    const row = await takeTry(tx, {
      tokenHash: hashOfToken(request),
      purpose,
      userId,
      tries: codeTries,
      now,
    });
    const right = isCode(parts.keys, row?.id ?? "", code, row?.codeHash ?? null);
    if (!right) await recordSecurityEvent(tx, call, failure(row, purpose));
    return { row, right };
  });
  if (isRefusal(tried)) return tried;
  const { row, right } = tried;
  if (right && row?.userId && row.recipient) {
    return { requestId: row.id, userId: row.userId, recipient: row.recipient, clientId: row.clientId };
  }
  const mayTell = row?.isDead && (userId !== null || row.isPlain);
  return refuse(mayTell ? identityProblems.codeNotSent : identityProblems.codeInvalid);
}

function failure(row: TriedRequest | undefined, purpose: CodePurpose) {
  return { event: "code.failed", userId: row?.userId ?? null, details: { purpose } };
}

/** Uses a checked code up in the caller's transaction (system scope); of two at once, the second is refused. */
export async function spendCode(tx: Tx, call: GuestCall, checked: CheckedCode): Promise<Refusal | undefined> {
  const spent = await spend(tx, checked.requestId, call.now);
  return spent ? undefined : refuse(identityProblems.codeInvalid);
}
