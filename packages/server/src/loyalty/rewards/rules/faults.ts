import type { rewardFaults } from "@trilha/contract/loyalty/rewards/office-shapes.ts";

export type RewardFault = (typeof rewardFaults)[number];

/** Faults that keep an item from being published: nobody could find it, see it or pay for it. */
export function faultsOf(item: {
  name: Readonly<Record<string, string | undefined>>;
  shelved: boolean;
  countries: readonly { active: boolean }[];
}): RewardFault[] {
  const faults: RewardFault[] = [];
  if (Object.values(item.name).every((name) => !name)) faults.push("no_name");
  if (!item.countries.some(({ active }) => active)) faults.push("no_country");
  if (!item.shelved) faults.push("category_off");
  return faults;
}
