// §loyalty#another-picture: an auditor asks for another picture until a day; the report waits for its reporter, and comes
// back before everything else with the picture, or in its turn without.

import { addDays, firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import { pictureRequestLimit } from "@trilha/contract/loyalty/claims/limits.ts";
import { saleProblems } from "@trilha/contract/loyalty/claims/problems.ts";
import type { ClaimState } from "@trilha/contract/loyalty/claims/states.ts";
import { type Audited, type Auditor, decisionObjection } from "./audit-policy.ts";
import type { SaleRefusal } from "./judge-sale.ts";
import { priorityOf } from "./risk.ts";

/** Report that another picture may be asked of. */
export interface PictureSubject extends Audited {
  /** Phones and cameras are used in the store. */
  readonly photosAllowed: boolean;
  /** The reporter takes part now, and the client has the module the picture is sent in. */
  readonly personActive: boolean;
  /** Requests of the present try. */
  readonly requests: number;
}

/** Why this auditor may not ask for another picture: why they may not decide, no cameras, nobody to answer, asked enough. */
export function requestObjection(auditor: Auditor, subject: PictureSubject): SaleRefusal | undefined {
  const objection = decisionObjection(auditor, subject);
  if (objection) return objection;
  if (!subject.photosAllowed) return { problem: saleProblems.photosNotAllowed };
  if (!subject.personActive) return { problem: saleProblems.personAway };
  if (subject.requests < pictureRequestLimit) return undefined;
  return { problem: saleProblems.askedEnough, params: { count: subject.requests } };
}

/** Last day of a request in the store's time zone, and the first moment after it. */
export function pictureDeadline(now: Date, days: number, timeZone: string): { lastDay: string; dueAt: Date } {
  const lastDay = addDays(localDay(now, timeZone), days);
  return { lastDay, dueAt: firstMomentOf(addDays(lastDay, 1), timeZone) };
}

/** Why a picture is not taken: nobody waits for it, too late, not a picture of the sender's. */
export function pictureObjection(
  { state, request, usable }: { state: ClaimState; request: PictureDue | null; usable: boolean },
  now: Date,
): SaleRefusal | undefined {
  if (state !== "awaiting_picture" || !request) return { problem: saleProblems.wrongState };
  if (now >= request.dueAt) return { problem: saleProblems.pictureLate, params: { day: request.lastDay } };
  return usable ? undefined : { problem: saleProblems.photoUnusable };
}

export interface PictureDue {
  readonly lastDay: string;
  readonly dueAt: Date;
}

/** Above every other priority, and with what waits for an order still a number the database can hold. */
const beforeAll = 2_100_000_000;

/** Place in the queue of a report that comes back: before all others with its picture, as one asked for again without. */
export function returnPriority(report: { risk: number; points: number; sent: boolean }): number {
  return report.sent ? beforeAll : priorityOf({ ...report, insistent: true });
}
