import { useQueryClient } from "@tanstack/react-query";
import {
  createReward,
  editReward,
  switchRewards,
} from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import { call } from "../../../../api/call.ts";
import { useSubmissionKeys } from "../../../../api/submission-key.ts";
import { type Reward, rewardQuery, useRewardsChanged } from "../reward-office.queries.ts";
import type { RewardBody } from "./reward-form.ts";

/** Adds an item as a draft; answers its id. */
export function useCreateReward(): (body: RewardBody) => Promise<string> {
  const keys = useSubmissionKeys();
  const changed = useRewardsChanged();
  return async (body) => {
    const { id } = await call(createReward, { body }, { key: keys.of(body) });
    keys.done();
    changed();
    return id;
  };
}

/** Writes over the item of this version; answers it as it is now. */
export function useEditReward(): (id: string, version: number, body: RewardBody) => Promise<Reward> {
  const queries = useQueryClient();
  const changed = useRewardsChanged();
  return async (id, version, body) => {
    const saved = await call(editReward, { params: { id }, body: { version, ...body } });
    queries.setQueryData(rewardQuery(id).queryKey, saved);
    changed();
    return saved;
  };
}

/** Publishes items, or takes them out of the store. */
export function useSwitchRewards(): (
  ids: readonly string[],
  state: "published" | "archived",
) => Promise<void> {
  const keys = useSubmissionKeys();
  const changed = useRewardsChanged();
  return async (ids, state) => {
    const body = { ids: [...ids], state };
    try {
      await call(switchRewards, { body }, { key: keys.of(body) });
      keys.done();
    } finally {
      changed();
    }
  };
}
