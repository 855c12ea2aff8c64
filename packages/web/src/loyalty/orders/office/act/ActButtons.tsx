import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconHomeCheck,
  IconTruckDelivery,
  IconX,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import type { OfficeOrderAction } from "./order-acts.ts";

const ICONS = {
  approve: IconCheck,
  reprove: IconX,
  ship: IconTruckDelivery,
  deliver: IconHomeCheck,
  takeBack: IconArrowBackUp,
  cancel: IconBan,
} as const;
const FIRST: readonly OfficeOrderAction[] = ["approve", "ship", "deliver"];

/** One button for each act, the one that moves the order on filled. */
export function ActButtons({
  acts,
  onAct,
}: {
  acts: readonly OfficeOrderAction[];
  onAct: (act: OfficeOrderAction) => void;
}) {
  const { t } = useTranslation("loyalty/orders/office");
  return [...acts].reverse().map((act) => {
    const Icon = ICONS[act];
    return (
      <Button
        key={act}
        variant={FIRST.includes(act) ? "filled" : "default"}
        leftSection={<Icon size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() => onAct(act)}
      >
        {t(`${act}.action`)}
      </Button>
    );
  });
}
