// §states#claims and the loyalty model: a rejected report is sent once more or appealed once, and taken back only while nobody has
// decided. Its owner alone does so.
import { addDays, firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { ClaimState } from "@trilha/contract/loyalty/claims/states.ts";

/** A claim or a photo as far as its owner's next steps go. */
export interface SubmittedClaim {
  state: ClaimState;
  attempt: number;
  appealed: boolean;
  decidedAt: Date | null;
  /** Some lines of it did not stand. */
  partly: boolean;
  /** Time zone of the store. */
  timeZone: string;
  /** Reporting days of the campaign. */
  reportingDays: number;
  campaignEndsAt: Date;
  campaignSettled: boolean;
  /** First moment after the last day of another picture the audit waits for. */
  pictureDueAt: Date | null;
}

/** The person has as many days after a verdict as after a sale (docs/decisions/013). */
function inTime(sent: SubmittedClaim, now: Date): boolean {
  if (!sent.decidedAt) return false;
  const lastDay = addDays(localDay(sent.decidedAt, sent.timeZone), sent.reportingDays);
  return now < firstMomentOf(addDays(lastDay, 1), sent.timeZone);
}

export function mayResubmit(sent: SubmittedClaim, now: Date): boolean {
  return (
    sent.state === "rejected" &&
    sent.attempt === 1 &&
    !sent.appealed &&
    now < sent.campaignEndsAt &&
    inTime(sent, now)
  );
}

/** Once: of a rejection, or of a verdict that let only a part stand. */
export function mayAppeal(sent: SubmittedClaim, now: Date): boolean {
  const lost = sent.state === "rejected" || (sent.state === "accepted" && sent.partly);
  return lost && !sent.appealed && !sent.campaignSettled && inTime(sent, now);
}

export function mayWithdraw(sent: SubmittedClaim): boolean {
  const undecided = ["submitted", "in_review", "awaiting_picture"].includes(sent.state);
  return undecided && sent.attempt === 1 && !sent.appealed;
}

/** Until the day the auditor set has passed (§loyalty#another-picture). */
export function maySendPicture(sent: SubmittedClaim, now: Date): boolean {
  return sent.state === "awaiting_picture" && sent.pictureDueAt !== null && now < sent.pictureDueAt;
}
