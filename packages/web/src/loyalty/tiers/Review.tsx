import { IconGavel } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { Card } from "../../ui/page/Card.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { Timeline } from "../../ui/timeline/Timeline.tsx";
import { type OwnReview, useAppeal } from "./level.queries.ts";
import { stepsOf } from "./review-steps.ts";

const AppealSheet = lazyPart(() =>
  import("../earning/AppealSheet.tsx").then(({ AppealSheet }) => ({ default: AppealSheet })),
);

/** The review of my level: where it is, what was decided and why, and the way to ask once for another look. */
export function Review({ review }: { review: OwnReview }) {
  const { t } = useTranslation("loyalty/tiers");
  const { t: shell } = useTranslation("shell");
  const { t: earning } = useTranslation("loyalty/earning");
  const { deadlineTime } = useFormats();
  const [appealing, setAppealing] = useState(false);
  const appeal = useAppeal(review);
  const { kind, state, level, appealText, appealUntil, can } = review;
  const name = shell(`words.level.${level}`);
  const again = kind === "reassessment";
  return (
    <Card title={t(`review.title.${kind}`, { level: name })}>
      <p className="mb-16 leading-145" role="status">
        {again && state === "eligible"
          ? t("review.reassessed.now", { level: name })
          : t(`review.now.${state}`, { level: name })}
      </p>
      <Timeline
        steps={stepsOf(review).map((step) => ({
          title:
            again && step.state === "eligible" ? t("review.reassessed.step") : t(`review.step.${step.state}`),
          by: step.by ? t(`review.by.${step.by}`) : undefined,
          at: step.at,
          text: step.state === "appealed" ? (appealText ?? step.reason) : step.reason,
          bad: step.state === "refused" || step.state === "lowered",
        }))}
      />
      {can.appeal ? (
        <div className="stack items-start gap-6 mt-16">
          <Button
            variant="light"
            leftSection={<IconGavel size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => setAppealing(true)}
          >
            {earning("appeal.open")}
          </Button>
          {appealUntil ? (
            <p className="hint leading-14">
              {t("review.until", { date: deadlineTime(new Date(appealUntil)) })}
            </p>
          ) : null}
        </div>
      ) : null}
      {appealing ? (
        <Suspense fallback={null}>
          <AppealSheet send={(text) => appeal.mutateAsync(text)} onClose={() => setAppealing(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
