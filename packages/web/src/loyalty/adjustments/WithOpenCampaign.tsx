import { IconFlagOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import type { AwardCampaign } from "./adjustments.queries.ts";

type Props = {
  campaigns: readonly AwardCampaign[];
  children: (open: readonly [AwardCampaign, ...AwardCampaign[]]) => ReactNode;
};

/** The form for campaigns that are on; where none is, says so. */
export function WithOpenCampaign({ campaigns, children }: Props) {
  const { t } = useTranslation("loyalty/adjustments");
  const [first, ...others] = campaigns.filter(({ open }) => open);
  if (first) return children([first, ...others]);
  return (
    <EmptyState icon={<IconFlagOff size={28} stroke={1.6} />} title={t("noCampaign.title")}>
      {t("noCampaign.text")}
    </EmptyState>
  );
}
