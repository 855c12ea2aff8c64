import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { LearningFlag } from "@trilha/contract/learning/enrolments/flag-endpoints.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import classes from "./enrolments.module.css";
import { flagQuery } from "./enrolments.queries.ts";
import { FlagState } from "./use-flag-rows.tsx";

type Props = {
  flag: LearningFlag;
  decides: boolean;
  /** Ticks it, so that the bar below the list decides it. */
  onDecide: () => void;
  onClose: () => void;
};

/** One flag with its evidence: what it takes at least, what it took, and every opening by the server's clock. */
export function FlagSheet({ flag, decides, onDecide, onClose }: Props) {
  const { t } = useTranslation("learning/enrolments");
  const { number, date, dateTime, locale } = useFormats();
  // The evidence is how few seconds lie between them.
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: "medium" });
  const toTheSecond = (at: Date) => `${date(at)} ${clock.format(at)}`;
  const evidence = useQuery(flagQuery(flag.id));
  const seconds = (amount: number) => t("flags.seconds", { count: amount, amount: number(amount) });
  const { decision } = flag;
  const facts: readonly (readonly [string, string])[] = [
    [t("column.course"), flag.course.title],
    [t("reason.label"), t(`flags.reason.${flag.reason}`)],
    [t("flags.measured"), seconds(flag.measured)],
    [t("flags.expected"), seconds(flag.expected)],
    [t("flags.raised"), dateTime(new Date(flag.raisedAt))],
    ...(decision
      ? [
          [
            t("flags.decided"),
            [dateTime(new Date(decision.at)), decision.by, decision.reason].filter(Boolean).join(" · "),
          ] as const,
        ]
      : []),
  ];
  return (
    <Sheet
      opened
      onClose={onClose}
      title={flag.name}
      size="lg"
      footer={
        decides && flag.state === "open" ? (
          <Button
            onClick={() => {
              onDecide();
              onClose();
            }}
          >
            {t("flags.decide")}
          </Button>
        ) : undefined
      }
    >
      <p className="mb-12">
        <FlagState state={flag.state} /> {flag.holds ? t("flags.holds") : null}
      </p>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t("flags.openings")}</h3>
      <QueryState query={evidence} skeleton={<ListSkeleton rows={2} />}>
        {({ sittings }) => (
          <ul className={classes.openings}>
            {sittings.map(({ openedAt, activity, seconds: shown, finishedAt, device }) => (
              <li key={`${openedAt} ${activity}`}>
                <strong>{activity ?? "–"}</strong>{" "}
                {t("flags.opening", {
                  at: toTheSecond(new Date(openedAt)),
                  until: finishedAt ? clock.format(new Date(finishedAt)) : "–",
                  seconds: seconds(shown),
                })}
                <span className="block break dim">{device}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <Link to="/admin/learning-reports/people/$userId" params={{ userId: flag.userId }}>
        {t("allOf")}
      </Link>
    </Sheet>
  );
}
