import { IconArrowBackUp, IconCircleCheck, IconClockPause, IconX } from "@tabler/icons-react";

/** State of a correction, in icon and colour. */
export const CORRECTION_LOOKS = {
  proposed: { tone: "warning", Icon: IconClockPause },
  approved: { tone: "success", Icon: IconCircleCheck },
  refused: { tone: "neutral", Icon: IconX },
  withdrawn: { tone: "neutral", Icon: IconArrowBackUp },
} as const;
