// §entities#session-data: of the campaigns a person may see, which one they are in now, and whose points they may spend.
import { phaseOf } from "./campaign-phase.ts";
import { expiresAtFor } from "./expiry.ts";

interface Seen {
  readonly enrolled: boolean;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly endsOn: string;
  readonly timeZone: string;
  readonly settlementDays: number;
}

/**
 * `open`: those that run or come. `selected`: the one that runs and they are in. `reward`: that one, else the last
 * they were in whose points have not expired. Of several that run the one that ends first.
 */
export function sessionCampaigns<Campaign extends Seen>(
  campaigns: readonly Campaign[],
  now: Date,
): { open: Campaign[]; selected: Campaign | null; reward: Campaign | null } {
  const byEnd = campaigns.toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime());
  const mine = byEnd.filter(({ enrolled }) => enrolled);
  const selected = mine.find((one) => phaseOf(one, now) === "running") ?? null;
  const spendable = mine.filter((one) => phaseOf(one, now) === "ended" && now < expiresAtFor(one, one));
  return {
    open: campaigns.filter((one) => phaseOf(one, now) !== "ended"),
    selected,
    reward: selected ?? spendable.at(-1) ?? null,
  };
}
