import { IconChevronRight, IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./home.module.css";
import type { Home } from "./home.queries.ts";

type FirstStep = Home["firstSteps"][number];

const STEP_PATH = {
  complete_profile: "/profile",
  join_campaign: "/campaigns",
  start_course: "/online-courses",
  report_sale: "/insert-sales",
} as const satisfies Record<FirstStep["kind"], string>;

/** Checklist of somebody's first days (§routes#first-steps). */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const { t } = useTranslation("home/home");
  const { number } = useFormats();
  if (steps.length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <section>
      <div className={classes.headingLine}>
        <h2 className={classes.heading}>{t("firstSteps.title")}</h2>
        <span className="small numbers">
          {t("firstSteps.done", { count: done, done: number(done), all: number(steps.length) })}
        </span>
      </div>
      <ul className="card plain clip lines-between">
        {steps.map((step) => (
          <li key={step.kind}>
            {step.done ? (
              <span className={classes.step}>
                <IconCircleCheckFilled className="ink-success rigid" size={24} aria-hidden="true" />
                <s className="grow dim">{t(`firstSteps.${step.kind}`)}</s>
                <span className="only-heard">{t("firstSteps.ticked")}</span>
              </span>
            ) : (
              <Link to={STEP_PATH[step.kind]} className={classes.step}>
                <IconCircle className="dim rigid" size={24} stroke={1.6} aria-hidden="true" />
                <strong className="grow text-15">{t(`firstSteps.${step.kind}`)}</strong>
                <IconChevronRight className="dim rigid" size={20} stroke={1.7} aria-hidden="true" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
