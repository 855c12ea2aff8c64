import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { Answered } from "../../../ui/state/Answered.tsx";
import { Bone, Loading } from "../../../ui/state/Skeletons.tsx";
import classes from "../review.module.css";
import { figuresQuery, type Figures as Shown } from "../review.queries.ts";
import { DayChart } from "./DayChart.tsx";

function Figure({ name, value, hint }: { name: string; value: string; hint?: string }) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd>
        <strong className="numbers">{value}</strong>
        {hint ? <span className={classes.dim}>{hint}</span> : null}
      </dd>
    </div>
  );
}

/** What share of the sample's points was taken back, as a bar. */
function Share({ sample }: Pick<Shown, "sample">) {
  const { leakage } = sample;
  return (
    <svg className={classes.share} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="8" rx="1" />
      <rect width={(leakage ?? 0) * 100} height="8" rx="1" data-part />
    </svg>
  );
}

function Drawn({ figures }: { figures: Shown }) {
  const { t } = useTranslation("review");
  const { number, ago, locale } = useFormats();
  const { waiting, oldestQueuedAt, decided, autoAccepted, medianSeconds, sample, byDay } = figures;
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
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
            name={t("figures.leakage")}
            value={sample.leakage === null ? "–" : percent.format(sample.leakage)}
            hint={
              sample.looked === 0
                ? t("figures.noSample")
                : t("figures.sampleText", {
                    count: sample.looked,
                    amount: number(sample.looked),
                    rejected: number(sample.rejected),
                  })
            }
          />
        </dl>
        <Share sample={sample} />
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
    <Answered
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
    </Answered>
  );
}
