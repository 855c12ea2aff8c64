import { IconChevronDown } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { ownLink } from "../../ui/page/own-link.ts";
import { ExperienceChip } from "../../ui/score/Chips.tsx";
import { Trace } from "../earning/Trace.tsx";
import classes from "./points.module.css";
import type { StatementLine } from "./points.queries.ts";

const KNOWN = [
  "claim_line",
  "photo",
  "course",
  "trail",
  "webinar",
  "event",
  "mystery_customer",
  "adjustment",
  "award",
  "order",
  "campaign",
] as const;

/** One line of the statement; opened it says why: the rule in words, the document behind it, its state. */
export function StatementRow({ line }: { line: StatementLine }) {
  const { t } = useTranslation("loyalty/ledger");
  const { t: earning } = useTranslation("loyalty/earning");
  const { number, dateTime } = useFormats();
  const source = KNOWN.find((one) => one === line.source.type) ?? "other";
  const { document } = line;
  const what = document?.product ?? document?.title ?? t(`source.${source}`);
  const signed = (value: number) => (value > 0 ? `+${number(value)}` : number(value).replace("-", "−"));
  return (
    <li className={classes.line}>
      <details>
        <summary>
          <span className="stack gap-2 shrink">
            <strong className="text-15">{what}</strong>
            <small className="small">
              {[
                t(`type.${line.type}`),
                document?.quantity ? `${number(document.quantity)} ×` : "",
                document?.invoiceNumber ? t("invoice", { number: document.invoiceNumber }) : "",
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
            <time className="small" dateTime={line.at}>
              {dateTime(new Date(line.at))}
            </time>
          </span>
          <span className={classes.amounts}>
            {line.points !== 0 ? (
              <span className={classes.amount} data-sign={Math.sign(line.points)}>
                {signed(line.points)}
              </span>
            ) : line.experience > 0 ? (
              <ExperienceChip value={line.experience} size="sm" />
            ) : null}
            {line.states.length > 0 ? (
              <span className="dim text-12" data-state={line.states[0]?.state}>
                {line.states
                  .map(({ state, points }) =>
                    line.states.length > 1
                      ? `${number(points)} ${earning(`lotState.${state}`).toLowerCase()}`
                      : earning(`lotState.${state}`),
                  )
                  .join(" · ")}
              </span>
            ) : null}
            {line.debt !== 0 ? (
              <span className="dim text-12">{t("debtMoved", { amount: signed(line.debt) })}</span>
            ) : null}
          </span>
          <span className={classes.open}>
            <span className="only-heard">{t("why")}</span>
            <IconChevronDown size={18} stroke={1.7} aria-hidden="true" />
          </span>
        </summary>
        <div className={classes.why}>
          {line.trace.length > 0 ? (
            <Trace
              steps={line.trace}
              object={source === "photo" ? document?.title : undefined}
              product={document?.product ?? undefined}
            />
          ) : null}
          {line.reason ? <p>{t("reason", { reason: line.reason })}</p> : null}
          <p className="small mt-4 leading-14">
            {[
              line.campaign,
              document?.store,
              line.ruleSetVersion ? t("rules", { version: line.ruleSetVersion }) : "",
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {line.experience !== 0 ? <ExperienceChip value={line.experience} size="sm" /> : null}
          {document?.claimId ? (
            <Link
              {...ownLink(`/profile/sales/${document.claimId}`)}
              className="inline touch ink-primary weight-600"
            >
              {t("openSale")}
            </Link>
          ) : null}
          {source === "course" || source === "trail" ? (
            <Link
              {...ownLink(`/${source === "trail" ? "trails" : "online-courses"}/${line.source.id}`)}
              className="inline touch ink-primary weight-600"
            >
              {t(source === "trail" ? "openTrail" : "openCourse")}
            </Link>
          ) : null}
          {source === "event" ? (
            <Link {...ownLink(`/events/${line.source.id}`)} className="inline touch ink-primary weight-600">
              {t("openEvent")}
            </Link>
          ) : null}
          {source === "order" ? (
            <Link
              {...ownLink(`/profile/orders/${line.source.id}`)}
              className="inline touch ink-primary weight-600"
            >
              {t("openOrder")}
            </Link>
          ) : null}
        </div>
      </details>
    </li>
  );
}
