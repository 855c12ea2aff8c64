import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** What a person hears of their account. */
export type AccountNews =
  | "new_device"
  | "session_copied"
  | "password_changed"
  | "phone_changed"
  | "email_changed"
  | "factor_added"
  | "identity_linked"
  | "identity_unlinked"
  | "factor_removed"
  | "factors_removed_by_staff"
  | "recovery_codes_made"
  | "recovery_code_used";

/** Every job and what it needs. Payloads hold ids, never secrets or personal data. */
export interface JobPayloads {
  /** Sends one message of the outbox. */
  "messaging.deliver": { messageId: string };
  /** Sends a notification on as push or mail, as its person chose. */
  "messaging.carry_news": { notificationId: string; push: boolean; mail: boolean };
  /** Puts all that is kept about somebody into a file for them. */
  "privacy.export": { exportId: string };
  /** Removes such files past their days. */
  "privacy.sweep": Record<string, never>;
  /** Erases what is known of somebody who left. */
  "privacy.erase": { userId: string };
  /** Tells a person what happened to their account, on every way they can be reached. */
  "messaging.tell_person": {
    userId: string;
    /** In whose name; null: somebody who belongs to no client. */
    clientId: string | null;
    event: AccountNews;
    /** When, ISO 8601. */
    at: string;
    /** "Chrome, Android"; for a new device. */
    device?: string;
  };
  /** Sends the code or the link somebody asked for, if there is anybody to send it to. */
  "recovery.send": { requestId: string };
  /** Forgets codes and links asked for more than a day ago. */
  "recovery.sweep": Record<string, never>;
  /** Forgets access codes that ended long ago. */
  "entrances.sweep": Record<string, never>;
  /** Forgets old messages and notifications, and secrets of messages that never left. */
  "messaging.sweep": Record<string, never>;
  /** Removes uploads nobody finished and the parts they left in the store. */
  "files.sweep": Record<string, never>;
  /** Reads how long course files are that were uploaded before anybody did. */
  "files.read_facts": Record<string, never>;
  /** Forgets what partners asked for long ago. */
  "partners.sweep": Record<string, never>;
  /** Unpacks a revision of a package. */
  "content.unpack": { clientId: string; packageId: string; revision: number };
  /** Turns slides into a PDF, where there is something that can. */
  "content.convert": { clientId: string; fileId: string };
  /** Gives up what a stop left half unpacked, and removes what refused packages left in the store. */
  "content.sweep": Record<string, never>;
  /** Looks at a reported sale or photo: accepts it, or puts it before an auditor. */
  "sales.check": { clientId: string; type: "claim" | "photo"; id: string; attempt: number };
  /** Brings the figures of the audit up to what changed. */
  "sales.fold_figures": Record<string, never>;
  /** Turns campaigns whose time has come, and ends the points of people whose time is over. */
  "campaigns.turn": Record<string, never>;
  /** Reminds people of points that will go. */
  "campaigns.remind": Record<string, never>;
  /** Counts points given and taken back into the days of their campaigns. */
  "campaigns.count_days": Record<string, never>;
  /** Brings the sums figures are read from up to date. */
  "figures.fold": Record<string, never>;
  /** Makes the file somebody asked for. */
  "exports.run": { clientId: string; exportId: string };
  /** Removes files past their days. */
  "exports.sweep": Record<string, never>;
  /** Puts a long batch of awards somebody approved on the books. */
  "awards.post": { clientId: string; batchId: string };
  /** Counts anew who was given points, or lost some, since the last look. */
  "standings.fold": Record<string, never>;
  /** Opens, or lets lapse, the level reviews of people whose experience in a campaign changed; at most 500. */
  "levels.weigh": { clientId: string; campaignId: string; userIds: string[] };
  /** Lets levels that were not kept fall as campaigns begin, and weighs whoever was missed. */
  "levels.fall": Record<string, never>;
  /** Counts what was ordered of each reward in the last 90 days. */
  "rewards.popularity": Record<string, never>;
  /** Counts how many people joined each course, for the order of lists. */
  "learning.popularity": Record<string, never>;
  /** Seals codes anew that an older key sealed. */
  "rewards.reseal": Record<string, never>;
  /** Looks at an order again whose points cleared, changed or fell in an audit. */
  "orders.hold_changed": { clientId: string; orderId: string };
  /** Erases the addresses of orders that ended long ago. */
  "orders.erase_addresses": Record<string, never>;
  /** Forgets openings of activities past their days; their sums stay. */
  "learning.sweep": Record<string, never>;
  /** Closes openings of packages that went silent, and counts their time. */
  "scorm.sweep": Record<string, never>;
  /** Hands in attempts at tests whose time is over. */
  "attempts.expire": Record<string, never>;
  /** Moves people of a course's older versions to the one that was published. */
  "courses.move_learners": { clientId: string; courseId: string };
  /** Takes everybody a gate opens to into a course. */
  "teaching.enrol": { clientId: string; runId: string };
  /** Sums the enrolments of clients with many, or with at least so many, for reports. */
  "teaching.sum": { atLeast?: number };
  /** Sends a package to SCORM Cloud, then asks how far its import is. */
  "scorm.import_cloud": { clientId: string; packageId: string };
  /** Finds tests that changed since they were counted. */
  "results.sweep": Record<string, never>;
  /** Counts one test and its questions anew; `swept`: the round came by, nobody asked. */
  "results.count": { clientId: string; courseId: string; activityId: string; swept: boolean };
  /** Issues the certificate a completion brings; `at` is when it was, ISO 8601. */
  "certificates.issue": { clientId: string; enrolmentId: string; attempt: number; at: string };
  /** Removes the drawings of one that was revoked or replaced. */
  "certificates.forget": { clientId: string; certificateId: string };
  /** Removes drawings that name a host the client had; null: the installation's address. */
  "certificates.forget_host": { clientId: string; host: string | null };
  /** Issues what is missing for a course, or puts its certificates into one ZIP. */
  "certificates.run": { clientId: string; runId: string };
  /** Tells people whose certificates end soon. */
  "certificates.remind": Record<string, never>;
  /** Removes ZIPs of certificates past their days. */
  "certificates.sweep": Record<string, never>;
  /** Gives badges to those of these people who have come to meet their rules; without any, to everybody of a client. */
  "badges.weigh": { clientId: string; userIds: string[] | null };
  /** Looks for whoever met a badge's rule without anything saying so, such as by the days. */
  "badges.sweep": Record<string, never>;
  /** Counts attempts by a question that was mended. */
  "results.regrade": { clientId: string; runId: string };
  /** Sends the link of a first access; without a person nothing, so that asking for somebody unknown costs the same. */
  "entrances.first_access": { clientId: string; userId: string | null };
  /** Answers a registration by mail. */
  "registration.answer": { registrationId: string };
  /** Forgets registrations nobody confirmed. */
  "registration.sweep": Record<string, never>;
  /** Queues the invitations of people an import brought in, or who have never come. */
  "people.invite": { clientId: string; userIds: string[]; invitationIds?: string[]; since: string };
  /** Forgets invitations nobody answered in time. */
  "people.sweep": Record<string, never>;
  /** Chains hashes over what was posted, so that history can be verified. */
  "ledger.seal": Record<string, never>;
  /** Ends sessions past their time, forgets used tokens, old idempotency keys, limits and live events. */
  "identity.sweep": Record<string, never>;
}
export type JobName = keyof JobPayloads;

/**
 * Queues a job in the same transaction as its cause: both happen or neither does.
 * `key` makes it single: a queued job of the same key is replaced.
 */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  options: { runAt?: Date; key?: string; maxAttempts?: number; queue?: string } = {},
): Promise<void> {
  await sql`select enqueue_job(${name}::text, ${JSON.stringify(payload)}::json, ${options.queue ?? null}::text,
    ${options.runAt ?? null}::timestamptz, ${options.maxAttempts ?? 12}::int, ${options.key ?? null}::text)`.execute(
    tx,
  );
}

/**
 * When work that a guest asked for begins: at a random moment, so that the request after it does not tell by its time
 * whether there was work to do.
 */
export const someMomentLater = (now: Date, longestSeconds: number): { runAt?: Date } =>
  longestSeconds === 0 ? {} : { runAt: new Date(now.getTime() + randomInt(longestSeconds * 1000)) };

/** Something happened to somebody that rules of badges may count; several at once are looked at once. */
export function weighBadges(
  tx: Tx,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<void> {
  return enqueue(
    tx,
    "badges.weigh",
    { clientId, userIds: [userId] },
    { key: `badges ${clientId} ${userId}` },
  );
}
