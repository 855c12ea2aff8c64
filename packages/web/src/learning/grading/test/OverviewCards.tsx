import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { Chart } from "../../../ui/chart/Chart.tsx";
import { useDurationWords } from "../../items/use-duration-words.ts";
import classes from "../results.module.css";
import type { Overview } from "../results.queries.ts";
import { usePercent } from "../use-percent.ts";

type Step = { from: number; people: number };

/** The figures of a test, and how its percents spread: a picture, and the numbers under it. */
export function OverviewCards({ of: overview }: { of: Overview }) {
  const { t } = useTranslation("learning/grading");
  const { number } = useFormats();
  const session = useSession();
  const percent = usePercent();
  const duration = useDurationWords();
  const facts: readonly (readonly [string, string])[] = [
    [t("column.people"), number(overview.people)],
    ...(overview.passed === null
      ? []
      : [
          [
            t("column.passed"),
            percent(overview.people > 0 ? (overview.passed / overview.people) * 100 : null),
          ] as const,
        ]),
    [t("column.mean"), percent(overview.percent)],
    [t("test.median"), percent(overview.medianPercent)],
    [
      t("test.time"),
      overview.medianSeconds === null ? "–" : duration(Math.max(1, Math.round(overview.medianSeconds / 60))),
    ],
    [t("column.attempts"), number(overview.attempts)],
    [t("test.ranOut"), number(overview.ranOut)],
    [t("test.running"), number(overview.running)],
  ];
  const steps: readonly Step[] = overview.histogram.map((people, index) => ({ from: index * 10, people }));
  const labelOf = ({ from }: Step) =>
    from === 100 ? percent(100) : t("test.range", { from: number(from), to: number(from + 9) });
  const used = overview.attemptsUsed
    .map((people, index) => ({ index, people }))
    .filter(({ people }) => people > 0)
    .map(({ index, people }) =>
      t(index === overview.attemptsUsed.length - 1 ? "test.usedMore" : "test.used", {
        count: index + 1,
        people: number(people),
      }),
    );
  return (
    <>
      <dl className={classes.figures}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {overview.waiting > 0 ? (
        <p className="mb-16" role="note">
          {t("toMark", { count: overview.waiting, amount: number(overview.waiting) })}{" "}
          {can(session, "results.mark") ? (
            <Link
              to="/admin/marking"
              search={{ courseId: overview.test.course.id, activityId: overview.test.activityId }}
            >
              {t("marking.title")}
            </Link>
          ) : null}
        </p>
      ) : null}
      {overview.people > 0 && overview.percent !== null ? (
        <Chart<Step>
          title={t("test.spread")}
          kind="bars"
          rows={steps}
          idOf={({ from }) => String(from)}
          labelOf={labelOf}
          what={t("test.score")}
          series={[
            {
              key: "people",
              label: t("column.people"),
              color: "primary",
              value: ({ people }) => people,
            },
          ]}
          columns={[
            { key: "people", label: t("column.people"), numeric: true, cell: ({ people }) => number(people) },
          ]}
          foot={used.length > 0 ? <p className={classes.dim}>{used.join(" · ")}</p> : null}
        />
      ) : null}
    </>
  );
}
