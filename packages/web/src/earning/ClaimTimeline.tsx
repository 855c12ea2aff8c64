import type { Answer } from "@trilha/contract/kernel/endpoint.ts";
import type { readSale } from "@trilha/contract/sales/endpoints.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../i18n/use-locale.ts";
import classes from "./timeline.module.css";

type Step = Answer<typeof readSale>["history"][number];

/** How a sale or a photo came to the state it is in, newest last; staff stay nameless. */
export function ClaimTimeline({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation("earning");
  const { dateTime } = useFormats();
  return (
    <ol className={classes.steps}>
      {steps.map((step) => (
        <li key={`${step.to} ${step.at}`} data-state={step.to}>
          <strong>{t(`claimState.${step.to}`)}</strong>
          <span>
            {t(`timeline.${step.by}`)} · <time dateTime={step.at}>{dateTime(new Date(step.at))}</time>
          </span>
          {step.reason ? <p>{step.reason}</p> : null}
        </li>
      ))}
    </ol>
  );
}
