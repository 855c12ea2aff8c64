// §validation#photo-week Photo: of a store one signed up with and where phones and cameras are allowed, while the campaign runs, once a
// week for each type.
import { campaignProblems } from "@trilha/contract/loyalty/campaigns/problems.ts";
import { saleProblems } from "@trilha/contract/loyalty/claims/problems.ts";
import { judgePlace, type SaleGround, type SaleRefusal } from "./judge-sale.ts";

/** The first no about a photo; `takenUntil` is the next Monday where this week's place is taken. */
export function judgePhoto(
  facts: { ground: SaleGround; usable: boolean; takenUntil: string | null },
  now: Date,
): SaleRefusal | undefined {
  const { ground, usable, takenUntil } = facts;
  const misplaced = judgePlace(ground);
  if (misplaced) return misplaced;
  if (!ground.store?.photosAllowed) return { problem: saleProblems.photosNotAllowed };
  const { window, rules } = ground;
  if (!window || !rules || now < window.beginsAt) return { problem: campaignProblems.notOpen };
  if (now >= window.endsAt) {
    return { problem: saleProblems.outsideCampaign, params: { from: window.beginsOn, to: window.endsOn } };
  }
  if (!usable) {
    return {
      problem: saleProblems.photoUnusable,
      fields: [{ path: "body.fileId", code: "photo_unusable" }],
    };
  }
  return takenUntil === null ? undefined : takenThisWeek(takenUntil);
}

export function takenThisWeek(nextMonday: string): SaleRefusal {
  return {
    problem: saleProblems.photoSentThisWeek,
    params: { next: nextMonday },
    fields: [{ path: "body.photoTypeId", code: "photo_sent_this_week" }],
  };
}
