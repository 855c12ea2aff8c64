import { IconCircleCheck, IconFileAlert } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/page/Card.tsx";
import { Amounts } from "./Amounts.tsx";
import classes from "./adjustments.module.css";
import type { MysteryReport as Report } from "./mystery-form.ts";

/** Points the rules would give everybody, before anything is proposed. */
export function MysteryReport({ report }: { report: Report }) {
  const { t } = useTranslation("loyalty/adjustments");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Icon = report.ok ? IconCircleCheck : IconFileAlert;
  return (
    <Card>
      <div className={classes.verdict} data-ok={report.ok || undefined}>
        <Icon size={28} stroke={1.6} aria-hidden="true" />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t(report.ok ? "mystery.okTitle" : "mystery.badTitle")}
          </h2>
          <p className="hint">{t(report.ok ? "mystery.okText" : "mystery.badText")}</p>
        </div>
      </div>
      <ul className={classes.people}>
        {report.people.map(({ userId, name, points, experience, refused }) => (
          <li key={userId}>
            <span>{name}</span>
            {refused ? (
              <span className="ink-danger text-14 weight-550">{t(`refused.${refused}`)}</span>
            ) : (
              <Amounts points={points} experience={experience} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
