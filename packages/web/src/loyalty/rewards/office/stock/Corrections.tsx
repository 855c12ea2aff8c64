import { IconScale } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../../core/exports/ExportButton.tsx";
import { countryName } from "../../../../i18n/country-name.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { StatusBadge } from "../../../../ui/badge/StatusBadge.tsx";
import { PagedList } from "../../../../ui/list/PagedList.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { Choice } from "../../../../ui/switches/Choice.tsx";
import classes from "../reward-office.module.css";
import { CorrectionActions } from "./CorrectionActions.tsx";
import { CORRECTION_LOOKS } from "./correction-states.ts";
import { type Correction, correctionsQuery } from "./stock.queries.ts";

function One({ correction }: { correction: Correction }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale, number, ago } = useFormats();
  const { state, units, onHand, proposedBy, proposedAt, decidedBy, decidedAt, decisionReason } = correction;
  const { tone, Icon } = CORRECTION_LOOKS[state];
  const signed = `${units > 0 ? "+" : "−"} ${number(Math.abs(units))}`;
  return (
    <li className="card stack gap-8 p-16 text-15">
      <div className={classes.correctionHead}>
        <span>
          <strong>{textIn(correction.name, locale) || correction.sku}</strong>
          <span className={classes.dim}>
            {[correction.sku, countryName(correction.country, locale)].join(" · ")}
          </span>
        </span>
        <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
          {t(`correction.${state}`)}
        </StatusBadge>
      </div>
      <p className={classes.signed}>
        <strong className="numbers text-20">{signed}</strong>
        {state === "proposed" ? (
          <span className={classes.dim}>
            {t("correction.fromTo", { from: number(onHand), to: number(onHand + units) })}
          </span>
        ) : null}
      </p>
      <p>{correction.reason}</p>
      <p className={classes.dim}>
        {t("correction.by", { who: proposedBy.name, when: ago(new Date(proposedAt)) })}
        {decidedBy && decidedAt
          ? ` · ${t("correction.decidedBy", { who: decidedBy.name, when: ago(new Date(decidedAt)) })}`
          : ""}
        {decisionReason ? ` · ${decisionReason}` : ""}
      </p>
      <CorrectionActions correction={correction} />
    </li>
  );
}

/** Differences a count found: proposed by one, decided by another. */
export function Corrections() {
  const { t } = useTranslation("loyalty/rewards/office");
  const [which, setWhich] = useState<"proposed" | "all">("proposed");
  const list = useInfiniteQuery(correctionsQuery(which === "all" ? undefined : which));
  return (
    <div className="stack one-column gap-20 shrink">
      <div className="row wrap between gap-12">
        <Choice
          label={t("correction.which")}
          value={which}
          onChange={setWhich}
          options={[
            { value: "proposed", label: t("correction.waiting") },
            { value: "all", label: t("correction.all") },
          ]}
        />
        <ExportButton kind="stock_corrections" params={{ state: which === "all" ? undefined : which }} />
      </div>
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconScale size={28} stroke={1.6} />}
            title={t(which === "all" ? "correction.noneTitle" : "correction.noneWaiting")}
          >
            {t("correction.noneText")}
          </EmptyState>
        }
      >
        {(corrections, foot) => (
          <>
            <ul className="plain stack gap-12" aria-label={t("correction.title")}>
              {corrections.map((one) => (
                <One key={one.id} correction={one} />
              ))}
            </ul>
            {foot}
          </>
        )}
      </PagedList>
    </div>
  );
}
