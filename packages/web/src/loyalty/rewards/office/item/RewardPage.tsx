import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { BackToRewards } from "../BackToRewards.tsx";
import { type Reward, rewardQuery, sectionsQuery } from "../reward-office.queries.ts";
import { RewardForm } from "./RewardForm.tsx";

/** One item of the store as its office edits it (§entities#reward). */
export function RewardPage({ history }: { history: (reward: Reward) => ReactNode }) {
  const { rewardId = "" } = useParams({ strict: false });
  const reward = useQuery(rewardQuery(rewardId));
  return (
    <>
      <BackToRewards />
      <QueryState query={reward} skeleton={<FormSkeleton fields={8} />}>
        {(one) => <RewardForm key={one.id} reward={one} history={history} />}
      </QueryState>
    </>
  );
}

/** A new item, which begins as a draft; it stands on a section, so there is none without them. */
export function NewRewardPage() {
  return (
    <>
      <BackToRewards />
      <QueryState query={useQuery(sectionsQuery)} skeleton={<FormSkeleton fields={8} />}>
        {() => <RewardForm reward={undefined} history={() => null} />}
      </QueryState>
    </>
  );
}
