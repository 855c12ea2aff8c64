import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { readSale } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { reportedAs } from "@trilha/contract/loyalty/claims/states.ts";
import { useTranslation } from "react-i18next";
import { Timeline } from "../../ui/timeline/Timeline.tsx";

type Step = Answer<typeof readSale>["history"][number];

/** How a sale or a photo came to the state it is in, newest last; staff stay nameless. */
export function ClaimTimeline({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation("loyalty/earning");
  return (
    <Timeline
      steps={steps.map(({ to, by: actor, at, reason }) => ({
        title: t(`claimState.${reportedAs(to)}`),
        by: t(`timeline.${actor}`),
        at,
        text: reason,
        bad: to === "rejected" || to === "reversed",
      }))}
    />
  );
}
