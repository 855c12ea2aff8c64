import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { Bone, Loading } from "../../../../ui/state/Skeletons.tsx";
import classes from "../audit.module.css";
import { figuresQuery, type Figures as Shown } from "../audit.queries.ts";
import { useProportion } from "../use-proportion.ts";
import { DayChart } from "./DayChart.tsx";

function Figure({ name, value, hint }: { name: string; value: string; hint?: string }) {
  return (
    <div className={classes.figure}>
      <dt className="small">{name}</dt>
      <dd className="stack">
        <strong className="numbers">{value}</strong>
        {hint ? <span className={classes.dim}>{hint}</span> : null}
      </dd>
    </div>
  );
}

function Drawn({ figures }: { figures: Shown }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { number, ago } = useFormats();
  const { formatShare, formatInterval } = useProportion();
  const { waiting, oldestQueuedAt, decided, autoAccepted, medianSeconds, sample, byDay } = figures;
  return (
    <div className={classes.figures}>
      <Card title={t("figures.queue")}>
        <dl className={classes.figureList}>
          <Figure
            name={t("figures.waiting")}
            value={number(waiting)}
            hint={oldestQueuedAt ? t("figures.oldest", { age: ago(new Date(oldestQueuedAt)) }) : undefined}
          />
          <Figure name={t("figures.decided")} value={number(decided)} hint={t("figures.period")} />
          <Figure name={t("figures.autoAccepted")} value={number(autoAccepted)} hint={t("figures.period")} />
          <Figure
            name={t("figures.median")}
            value={
              medianSeconds === null
                ? "–"
                : t("figures.seconds", { amount: number(Math.round(medianSeconds)) })
            }
          />
        </dl>
      </Card>
      <Card title={t("figures.sample")}>
        <dl className={classes.figureList}>
          <Figure
            name={t("figures.wrongReports")}
            value={formatShare(sample.reports.share)}
            hint={formatInterval(sample.reports)}
          />
          <Figure
            name={t("figures.wrongPoints")}
            value={formatShare(sample.points.share)}
            hint={formatInterval(sample.points)}
          />
        </dl>
        <p className={`${classes.dim} ${classes.below}`}>
          {sample.looked === 0
            ? t("figures.noSample")
            : t("figures.sampleText", {
                count: sample.looked,
                amount: number(sample.looked),
                rejected: number(sample.wrong),
              })}
        </p>
        <p className={classes.dim}>{t("figures.sampleHint")}</p>
      </Card>
      <Card title={t("figures.pace")} className={classes.wide}>
        <DayChart
          label={t("figures.pace")}
          dayLabel={t("figures.day")}
          days={byDay.map(({ day }) => day)}
          series={[
            { key: "submitted", label: t("figures.submitted"), values: byDay.map((one) => one.submitted) },
            { key: "accepted", label: t("figures.accepted"), values: byDay.map((one) => one.accepted) },
            { key: "rejected", label: t("figures.rejected"), values: byDay.map((one) => one.rejected) },
          ]}
        />
      </Card>
    </div>
  );
}

/** How the audit goes. */
export function Figures() {
  const query = useQuery(figuresQuery);
  return (
    <QueryState
      query={query}
      skeleton={
        <Loading>
          <div className={classes.figures}>
            <Bone height={170} />
            <Bone height={170} />
          </div>
        </Loading>
      }
    >
      {(figures) => <Drawn figures={figures} />}
    </QueryState>
  );
}
