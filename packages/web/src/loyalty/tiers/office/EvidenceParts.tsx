import { type RejectionReason, rejectionReasons } from "@trilha/contract/core/reasons.ts";
import type { Evidence } from "@trilha/contract/loyalty/tiers/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { signalKey } from "../../earning/signal-key.ts";
import classes from "./level-review.module.css";
import type { Review } from "./level-review.queries.ts";
import { WeeksChart } from "./WeeksChart.tsx";

const COUNTS = ["reported", "accepted", "waiting", "rejected", "reversed"] as const;

const isReason = (code: string): code is RejectionReason => Object.hasOwn(rejectionReasons, code);

/** Experience against what the level asks: only what passed the audit grants it. */
function Experience({ review }: { review: Review }) {
  const { t } = useTranslation("loyalty/tiers/office");
  const { number } = useFormats();
  const { threshold, evidence } = review;
  const { credited, audited, waiting } = evidence.experience;
  const most = Math.max(threshold, credited, 1);
  const percent = (value: number) => `${(Math.max(0, value) / most) * 100}%`;
  const missing = threshold - audited;
  return (
    <>
      <dl className={classes.figures}>
        {(
          [
            ["audited", audited],
            ["waiting", waiting],
            ["credited", credited],
            ["threshold", threshold],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt className="small">{t(`evidence.${name}`)}</dt>
            <dd className="numbers text-20 weight-650">{number(value)}</dd>
          </div>
        ))}
      </dl>
      <svg className={classes.experience} width="100%" height="20" aria-hidden="true">
        <rect width="100%" y="4" height="12" rx="6" />
        <rect data-part="credited" y="4" height="12" rx="6" style={{ width: percent(credited) }} />
        <rect data-part="audited" y="4" height="12" rx="6" style={{ width: percent(audited) }} />
        <line x1={percent(threshold)} x2={percent(threshold)} y1="0" y2="20" />
      </svg>
      <p className="hint leading-145">
        {missing > 0
          ? t("evidence.missing", { count: missing, amount: number(missing) })
          : t("evidence.enough")}
      </p>
    </>
  );
}

/** Outcome of the reports, of both kinds. */
function Reports({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation("loyalty/tiers/office");
  const { number } = useFormats();
  const kinds = (["claims", "photos"] as const).filter((kind) => evidence[kind].reported > 0);
  if (kinds.length === 0) return <p className="hint leading-145">{t("evidence.noReports")}</p>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="only-heard">{t("evidence.state")}</span>
          </th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {t(`evidence.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COUNTS.map((count) => (
          <tr key={count}>
            <th scope="row">{t(`evidence.count.${count}`)}</th>
            {kinds.map((kind) => (
              <td key={kind}>{number(evidence[kind][count])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Times({ items, none }: { items: readonly (readonly [string, number])[]; none: string }) {
  const { number } = useFormats();
  if (items.length === 0) return <p className="hint leading-145">{none}</p>;
  return (
    <ul className="plain stack gap-10 text-14">
      {items.map(([words, times]) => (
        <li className="flex between gap-16" key={words}>
          <span>{words}</span>
          <strong className="numbers rigid">{number(times)} ×</strong>
        </li>
      ))}
    </ul>
  );
}

/** Evidence for and against a level, in numbers. */
export function EvidenceParts({ review }: { review: Review }) {
  const { t } = useTranslation("loyalty/tiers/office");
  const { t: audit } = useTranslation("loyalty/claims/audit");
  const { number, locale, dateTime } = useFormats();
  const { evidence, frozenAt } = review;
  const { looked, pointsLooked, pointsRejected } = evidence.verdicts;
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  return (
    <>
      <Card
        title={t("evidence.experience")}
        aside={
          <span className="hint leading-145">
            {frozenAt ? t("evidence.frozen", { date: dateTime(new Date(frozenAt)) }) : t("evidence.now")}
          </span>
        }
      >
        <Experience review={review} />
        <h3 className={classes.sub}>{t("evidence.weeks")}</h3>
        <WeeksChart weeks={evidence.weeks} />
      </Card>
      <Card title={t("evidence.reports")}>
        <Reports evidence={evidence} />
        <p className="hint leading-145">
          {looked === 0
            ? t("evidence.noVerdicts")
            : t("evidence.verdicts", {
                count: looked,
                amount: number(looked),
                share: percent.format(pointsLooked > 0 ? pointsRejected / pointsLooked : 0),
              })}
        </p>
      </Card>
      <div className={classes.pair}>
        <Card title={t("evidence.reasons")}>
          <Times
            none={t("evidence.noReasons")}
            items={evidence.reasons.map(({ reason, times }) => [
              isReason(reason) ? rejectionReasons[reason][locale] : t("evidence.ownWords"),
              times,
            ])}
          />
        </Card>
        <Card title={t("evidence.signals")}>
          <Times
            none={t("evidence.noSignals")}
            items={evidence.signals.map(({ kind, times }) => [audit(`signal.${signalKey(kind)}`), times])}
          />
        </Card>
      </div>
    </>
  );
}
