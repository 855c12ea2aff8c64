import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClockPause,
  IconEyeCheck,
  IconGavel,
  IconHourglassOff,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type BadgeTone, StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import type { ReviewItem } from "./level-review.queries.ts";

const LOOKS: Record<ReviewItem["state"], readonly [BadgeTone, typeof IconGavel]> = {
  eligible: ["warning", IconClockPause],
  under_review: ["warning", IconEyeCheck],
  appealed: ["warning", IconGavel],
  granted: ["success", IconCircleCheck],
  kept: ["success", IconCircleCheck],
  refused: ["danger", IconCircleX],
  lowered: ["danger", IconArrowBackUp],
  lapsed: ["neutral", IconHourglassOff],
};

/** Where a review is, in a word. */
export function ReviewBadge({ state }: { state: ReviewItem["state"] }) {
  const { t } = useTranslation("loyalty/tiers/office");
  const [tone, Icon] = LOOKS[state];
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}
