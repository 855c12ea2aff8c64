import { IconCalendarPlus, IconCircleCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { calendarFile } from "@trilha/contract/core/calendar-file.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { useModules } from "../../session/session.queries.ts";
import { saveText } from "../../ui/act/save-text.ts";
import { LanguageMark } from "../../ui/badge/LanguageMark.tsx";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import { Button } from "../../ui/controls/button.ts";
import { ExperienceChip, PointsChip } from "../../ui/score/Chips.tsx";
import type { OwnCampaign } from "../earning/earning.queries.ts";
import { PointsSentence } from "../earning/PointsSentence.tsx";
import { TimeLeft } from "../earning/TimeLeft.tsx";
import classes from "./campaigns.module.css";

type Props = { campaign: OwnCampaign; prominent?: boolean };

/** One campaign: when, how long still, whether I am in, and what comes next. */
export function CampaignCard({ campaign, prominent }: Props) {
  const { t } = useTranslation("loyalty/campaigns");
  const hasModule = useModules();
  const { deadline } = useFormats();
  const { title, locale, beginsOn, endsOn, state, enrolled, points, can } = campaign;
  const saveLastDay = () => {
    const summary = t("calendar.lastDay", { title });
    const url = `${location.origin}/campaigns`;
    const uid = `campaign-${campaign.id}@${location.host}`;
    saveText("campaign.ics", calendarFile([{ uid, day: endsOn, summary, url }], new Date()), "text/calendar");
  };
  return (
    <article className={classes.card} data-prominent={prominent || undefined} data-state={state}>
      <header className={classes.cardHead}>
        <h3 lang={locale}>{title}</h3>
        <LanguageMark locale={locale} />
        {enrolled ? (
          <StatusBadge tone="success" icon={<IconCircleCheck size={14} stroke={2} />}>
            {t("enrolled")}
          </StatusBadge>
        ) : null}
      </header>
      <p className="hint numbers">{t("dates", { from: deadline(beginsOn), to: deadline(endsOn) })}</p>
      {state === "running" ? <TimeLeft campaign={campaign} /> : null}
      {points ? (
        <div className="flex wrap gap-8">
          <PointsChip value={points.available} size="sm" />
          <ExperienceChip value={points.experience} size="sm" />
        </div>
      ) : null}
      {points ? <PointsSentence campaignId={campaign.id} /> : null}
      <div className="flex wrap gap-8 hide-empty">
        {can.signUp ? (
          <Button component={Link} to={`/campaigns/${campaign.id}`}>
            {t("signUp")}
          </Button>
        ) : null}
        {can.report && hasModule("has_sales") ? (
          <Button component={Link} to="/insert-sales">
            {t("report")}
          </Button>
        ) : null}
        {enrolled && state !== "ended" ? (
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={18} stroke={1.7} aria-hidden="true" />}
            onClick={saveLastDay}
          >
            {t("calendar.add")}
          </Button>
        ) : null}
        {state !== "upcoming" && hasModule("has_points_table") ? (
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/points-table" search={{ campaign: campaign.id }} />}
          >
            {t("pointsTable")}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
