import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
  IconPackageExport,
  IconThumbUp,
} from "@tabler/icons-react";
import type { OrderState } from "@trilha/contract/loyalty/orders/states.ts";
import { useTranslation } from "react-i18next";
import { type BadgeTone, StatusBadge } from "../../ui/badge/StatusBadge.tsx";

const LOOK: Record<OrderState, readonly [BadgeTone, typeof IconHourglass]> = {
  awaiting_approval: ["warning", IconHourglass],
  approved: ["primary", IconThumbUp],
  shipped: ["primary", IconPackageExport],
  delivered: ["success", IconCircleCheck],
  reproved: ["danger", IconCircleX],
  cancelled: ["neutral", IconArrowBackUp],
};

/** The state of an order in one word. */
export function OrderBadge({ state }: { state: OrderState }) {
  const { t } = useTranslation("loyalty/redemption");
  const [tone, Icon] = LOOK[state];
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
      {t(`orderState.${state}`)}
    </StatusBadge>
  );
}
