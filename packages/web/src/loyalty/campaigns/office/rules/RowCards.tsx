import type { ProductMatch } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { ExperienceChip, PointsChip } from "../../../../ui/score/Chips.tsx";
import classes from "../campaigns-office.module.css";
import { isBlank, MATCH_COLUMNS, matchOf, type Row, readRow } from "./rule-rows.ts";

const STEP = 50;

type Props = {
  rows: readonly Row[];
  faults: ReadonlyMap<string, string>;
  fitsOf: (match: ProductMatch) => number | undefined;
};

/** The points table on a phone: to be read, line by line. */
export function RowCards({ rows, faults, fitsOf }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: ui } = useTranslation("shell");
  const { number } = useFormats();
  const [most, setMost] = useState(STEP);
  const quantity = ({ from, to }: Row) => {
    if (!from && !to) return "";
    return to ? t("grid.band", { from: from || "1", to }) : t("grid.openBand", { from: from || "1" });
  };
  return (
    <>
      <ul className="plain stack gap-8 mb-12" aria-label={t("grid.label")}>
        {rows.slice(0, most).map((row) => {
          const { rule } = readRow(row);
          const fits = isBlank(row) ? undefined : fitsOf(matchOf(row));
          const match = MATCH_COLUMNS.map((column) => row[column]).filter(Boolean);
          return (
            <li className="row boxed between gap-12 p-10-12" key={row.id}>
              <span className="stack gap-2 shrink">
                <strong>{match.join(" · ") || t("fault.anyProduct")}</strong>
                <span className={classes.dim}>{quantity(row)}</span>
                {fits === undefined ? null : (
                  <span className={classes.dim} data-none={fits === 0 || undefined}>
                    {t("grid.fitsProducts", { count: fits, amount: number(fits) })}
                  </span>
                )}
                {faults.has(row.id) ? (
                  <span className="mt-6 ink-danger text-13">{faults.get(row.id)}</span>
                ) : null}
              </span>
              <span className="stack items-end gap-4 rigid">
                {rule ? (
                  <>
                    <PointsChip value={rule.points} size="sm" />
                    <ExperienceChip value={rule.experience} size="sm" />
                  </>
                ) : (
                  <span className="mt-6 ink-danger text-13">{t("grid.unreadable")}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {rows.length > most ? (
        <Button variant="default" fullWidth onClick={() => setMost(most + STEP)}>
          {ui("ui.more")} ({number(rows.length - most)})
        </Button>
      ) : null}
    </>
  );
}
