import { useTranslation } from "react-i18next";
import classes from "./earning.module.css";
import type { OwnCampaign } from "./earning.queries.ts";

const DAY = 86_400_000;

/** How much of a campaign is over: days left in words, and the same as a bar. */
export function TimeLeft({ campaign }: { campaign: Pick<OwnCampaign, "beginsAt" | "endsAt" | "daysLeft"> }) {
  const { t } = useTranslation("loyalty/earning");
  const begin = new Date(campaign.beginsAt).getTime();
  const end = new Date(campaign.endsAt).getTime();
  const passed = Math.min(1, Math.max(0, 1 - (campaign.daysLeft * DAY) / (end - begin)));
  return (
    <div className="stack gap-6 text-13 weight-600">
      <div className={classes.timeTrack} aria-hidden="true">
        <span style={{ width: `${passed * 100}%` }} />
      </div>
      <span>{campaign.daysLeft <= 1 ? t("lastDay") : t("daysLeft", { count: campaign.daysLeft })}</span>
    </div>
  );
}
