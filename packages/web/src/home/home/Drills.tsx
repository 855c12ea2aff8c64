import { IconAlertTriangle, IconChevronRight, IconFlame, IconX } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { learningModules } from "@trilha/contract/core/modules.ts";
import { closeBanner } from "@trilha/contract/learning/practice/endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { useModules, useSession } from "../../session/session.queries.ts";
import { ActionIcon } from "../../ui/controls/action-icon.ts";
import classes from "./drills.module.css";
import { dayQuery, drillsQuery } from "./home.queries.ts";

/** The question of the day: one tap away, with the streak it keeps. */
export function DayCard() {
  const { t } = useTranslation("home/home");
  const hasModule = useModules();
  const { data } = useQuery({ ...dayQuery, enabled: hasModule(learningModules) });
  if (!data) return null;
  const { streak, drill: question } = data;
  const word = question ? (question.outcome ? "done" : "answer") : "none";
  return (
    <section className={classes.day}>
      <Link to="/drills" data-open={word === "answer" || undefined}>
        <IconFlame
          className="dim"
          size={28}
          stroke={1.7}
          aria-hidden="true"
          data-burns={streak.days > 0 || undefined}
        />
        <span>
          <h2 className="text-16 weight-650">{t("drills.title")}</h2>
          <span className={classes.under} data-open={word === "answer" || undefined}>
            {t(`drills.${word}`)}
          </span>
          <small className={classes.under}>
            {streak.days > 0
              ? t("drills.streak", { count: streak.days })
              : question
                ? t("drills.start")
                : null}
          </small>
        </span>
        <IconChevronRight className="dim" size={20} stroke={1.7} aria-hidden="true" />
      </Link>
    </section>
  );
}

/** §learning#drills A mandatory drill that waits; closed once it does not come back. */
export function DrillBanner() {
  const { hasCloseBannerDrills } = useSession();
  const { data } = useQuery({ ...drillsQuery, enabled: hasCloseBannerDrills });
  return hasCloseBannerDrills && data?.banner ? <Banner {...data.banner} /> : null;
}

function Banner({ id, title, until }: { id: string; title: string; until: string | null }) {
  const { t } = useTranslation("home/home");
  const { deadlineTime } = useFormats();
  const queries = useQueryClient();
  const closing = useMutation({
    mutationFn: () => call(closeBanner, { params: { id } }),
    onSettled: () =>
      Promise.all(
        ([drillsQuery.queryKey, ["session"]] as const).map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  if (closing.isPending || closing.isSuccess) return null;
  return (
    <aside className={classes.banner} aria-label={t("drills.banner", { title })}>
      <IconAlertTriangle size={22} stroke={1.7} aria-hidden="true" />
      <span>
        <strong>{t("drills.banner", { title })}</strong>
        {until ? (
          <span className={classes.under}>{t("drills.until", { date: deadlineTime(new Date(until)) })}</span>
        ) : null}
        <Link to="/drills/$drillId" params={{ drillId: id }}>
          {t("drills.open")}
        </Link>
      </span>
      <ActionIcon variant="subtle" size={44} aria-label={t("drills.close")} onClick={() => closing.mutate()}>
        <IconX size={20} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </aside>
  );
}
