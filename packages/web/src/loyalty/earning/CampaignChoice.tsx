import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { keep, recall } from "../../session/vault.ts";
import { NativeSelect } from "../../ui/controls/input.ts";
import classes from "./earning.module.css";
import type { OwnCampaign } from "./earning.queries.ts";
import { openCampaigns, reportCampaign } from "./report-campaign.ts";

const LAST = "report.campaign";

/** Remembers the campaign of the next report. */
export const chooseCampaign = (id: string): Promise<void> => keep(LAST, id);

type Props = {
  items: readonly OwnCampaign[];
  /** While the device looks which one was used last. */
  skeleton: ReactNode;
  /** Before another campaign is shown: what was typed may go with it. */
  onLeave?: (from: string, to: string) => Promise<void>;
  /** The campaign in question, and the select for another one where there are several. */
  children: (campaign: OwnCampaign | undefined, choice: ReactNode) => ReactNode;
};

/** Which campaign a report or a points table is about; whoever is in several chooses, and the device remembers. */
export function CampaignChoice({ items, skeleton, onLeave, children }: Props) {
  const { t } = useTranslation("loyalty/earning");
  const open = openCampaigns(items);
  const several = open.length > 1;
  const [wanted, setWanted] = useState<string | null>();
  useEffect(() => {
    if (!several) return;
    let here = true;
    void recall<string>(LAST).then((id) => {
      if (here) setWanted((now) => (now === undefined ? (id ?? null) : now));
    });
    return () => {
      here = false;
    };
  }, [several]);
  if (several && wanted === undefined) return skeleton;
  const campaign = reportCampaign(items, wanted ?? null);
  if (!several || !campaign) return children(campaign, null);
  const choose = async (id: string) => {
    await onLeave?.(campaign.id, id);
    void chooseCampaign(id);
    setWanted(id);
  };
  return children(
    campaign,
    <NativeSelect
      className={classes.campaignChoice}
      label={t("report.campaign")}
      value={campaign.id}
      data={open.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={(event) => void choose(event.currentTarget.value)}
    />,
  );
}
