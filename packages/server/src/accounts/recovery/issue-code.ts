import type { CodeTimer } from "@trilha/contract/accounts/recovery/shapes.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { GuestCall } from "../../core/call.ts";
import { enqueue, someMomentLater } from "../../core/jobs/enqueue.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { markOf, newRequestToken } from "./code-secrets.ts";
import {
  type CodeChannel,
  type CodePurpose,
  countRequestsSince,
  insertRequest,
  lockMarks,
} from "./recovery.queries.ts";
import { codeWait, dayMs } from "./rules/code-wait.ts";

const codeMinutes = 10;

interface Asked {
  readonly purpose: CodePurpose;
  readonly channel: CodeChannel;
  /** Person the code proves; null: nobody. Everything else happens as for somebody, so that asking tells nothing. */
  readonly userId: string | null;
  /** In whose name it is written: the door's client. */
  readonly clientId: string | null;
  /** Where it goes, E.164 or an e-mail address; null: nowhere. */
  readonly recipient: string | null;
  /** Waits count for each of these two: who was named or who asks, and the number or address that was typed. */
  readonly counted: { readonly subject: string; readonly recipient: string };
  /** The person's own language, where it is known. */
  readonly locale?: Locale | null;
  /** A signed-in person may ask again at once when a message came back; a stranger must not see the difference. */
  readonly forgiving?: boolean;
}

/**
 * Asks for six digits to be sent, in a transaction of the system's scope. They work for ten minutes, five tries, once,
 * and only together with `request`, which the device keeps. Refuses (429, seconds) while the last one for the same
 * person or number is younger than the cooldown, or after ten in a day.
 */
export async function issueCode(tx: Tx, call: GuestCall, request: Asked): Promise<CodeTimer | Refusal> {
  const { token, hash } = newRequestToken();
  const refusal = await ask(tx, call, request, hash);
  return refusal ?? { request: token, ...timerOf(call) };
}

/** The same for a link, which proves itself. */
export async function issueLink(
  tx: Tx,
  call: GuestCall,
  request: Omit<Asked, "purpose" | "channel">,
): Promise<Omit<CodeTimer, "request"> | Refusal> {
  const refusal = await ask(tx, call, { ...request, purpose: "recovery_link", channel: "mail" }, null);
  return refusal ?? timerOf(call);
}

function timerOf({ now, parts }: GuestCall) {
  return { startTime: now.toISOString(), duration: parts.settings.codes.waitSeconds };
}

async function ask(
  tx: Tx,
  call: GuestCall,
  request: Asked,
  tokenHash: Buffer | null,
): Promise<Refusal | undefined> {
  const { now, parts, locale } = call;
  const { purpose, channel, counted } = request;
  const marks = {
    subject: markOf(parts.keys, `${purpose} subject ${counted.subject}`),
    recipient: markOf(parts.keys, `${purpose} recipient ${counted.recipient}`),
  };
  await lockMarks(tx, [marks.subject, marks.recipient]);
  const since = new Date(now.getTime() - dayMs);
  const earlier = await countRequestsSince(tx, marks, since, request.forgiving ?? false);
  const seconds = codeWait(earlier, parts.settings.codes.waitSeconds, now);
  if (seconds !== undefined) return refuse(genericProblems.tooMany, { seconds });
  const requestId = await insertRequest(tx, {
    purpose,
    channel,
    token_hash: tokenHash,
    user_id: request.userId,
    client_id: request.clientId,
    recipient: request.recipient,
    locale: request.locale ?? locale,
    subject_mark: marks.subject,
    recipient_mark: marks.recipient,
    asked_at: now,
    expires_at: new Date(now.getTime() + codeMinutes * 60_000),
  });
  // Queued for nobody too: whoever measures how long an answer takes learns nothing.
  await enqueue(
    tx,
    "recovery.send",
    { requestId },
    request.forgiving ? {} : someMomentLater(now, parts.settings.codes.delaySeconds),
  );
  return undefined;
}
