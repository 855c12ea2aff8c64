import {
  IconArrowBackUp,
  IconCameraPlus,
  IconCircleCheck,
  IconCircleX,
  IconClockSearch,
  IconGavel,
  IconHourglass,
  IconRotate,
} from "@tabler/icons-react";
import { type ClaimState, reportedAs } from "@trilha/contract/loyalty/claims/states.ts";
import { useTranslation } from "react-i18next";
import { type BadgeTone, StatusBadge } from "../../ui/badge/StatusBadge.tsx";

const LOOK: Record<ClaimState, readonly [BadgeTone, typeof IconRotate]> = {
  submitted: ["neutral", IconHourglass],
  auto_accepted: ["success", IconCircleCheck],
  in_review: ["warning", IconClockSearch],
  awaiting_picture: ["warning", IconCameraPlus],
  accepted: ["success", IconCircleCheck],
  rejected: ["danger", IconCircleX],
  resubmitted: ["warning", IconRotate],
  appealed: ["warning", IconGavel],
  reversed: ["danger", IconArrowBackUp],
  withdrawn: ["neutral", IconArrowBackUp],
};

type Props = {
  state: ClaimState;
  /** Staff see whether a person or the automatic check approved it. */
  office?: boolean;
};

/** §states#claim-names The state of a sale or a photo in one word. */
export function ClaimBadge({ state, office = false }: Props) {
  const { t } = useTranslation("loyalty/earning");
  const [tone, Icon] = LOOK[state];
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
      {t(`claimState.${office ? state : reportedAs(state)}`)}
    </StatusBadge>
  );
}
