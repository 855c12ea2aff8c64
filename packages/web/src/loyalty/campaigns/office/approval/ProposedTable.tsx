import { IconMinus, IconPencil, IconPlus } from "@tabler/icons-react";
import type { BaseRule } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { StatusBadge } from "../../../../ui/badge/StatusBadge.tsx";
import { Button } from "../../../../ui/controls/button.ts";
import { Toggle } from "../../../../ui/controls/Toggle.tsx";
import { DataTable } from "../../../../ui/list/DataTable.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import { MATCH_COLUMNS } from "../rules/rule-rows.ts";
import { useProductFits } from "../rules/use-product-fits.ts";
import { type ComparedLine, compareTables } from "./compare-rules.ts";

const STEP = 50;
const BADGES = {
  new: { tone: "success", icon: <IconPlus size={14} /> },
  changed: { tone: "warning", icon: <IconPencil size={14} /> },
  gone: { tone: "danger", icon: <IconMinus size={14} /> },
} as const;
const BASE: readonly BaseRule[] = [];

type Props = {
  table: readonly BaseRule[];
  /** Table of the campaign before; undefined: there was none. */
  before: readonly BaseRule[] | undefined;
};

/** Points table somebody decides on, line by line, with what each line paid before. */
export function ProposedTable({ table, before }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: ui } = useTranslation("shell");
  const { number } = useFormats();
  const [most, setMost] = useState(STEP);
  const [onlyChanges, setOnlyChanges] = useState(false);
  const lines = useMemo(() => compareTables(before ?? BASE, table), [before, table]);
  const matches = useMemo(() => table.map(({ match }) => match), [table]);
  const fitsOf = useProductFits(matches);
  const shown = before && onlyChanges ? lines.filter(({ change }) => change !== "same") : lines;
  const nameOf = ({ rule: { match } }: ComparedLine) =>
    MATCH_COLUMNS.flatMap((column) => match[column] ?? []).join(" · ") || t("fault.anyProduct");
  const quantityOf = ({ rule: { quantity } }: ComparedLine) => {
    if (!quantity) return "";
    const [from, to] = [number(quantity.from), quantity.to === null ? undefined : number(quantity.to)];
    return to ? t("grid.band", { from, to }) : t("grid.openBand", { from });
  };
  const worth = (value: number, was: number | undefined) =>
    was === undefined || was === value ? number(value) : `${number(was)} → ${number(value)}`;
  return (
    <Card
      title={t("approval.table")}
      aside={
        before ? (
          <Toggle
            label={t("approval.onlyChanges")}
            checked={onlyChanges}
            onChange={(event) => setOnlyChanges(event.currentTarget.checked)}
          />
        ) : null
      }
    >
      <DataTable<ComparedLine>
        label={t("approval.table")}
        rows={shown.slice(0, most)}
        idOf={({ rule, change }) => `${rule.id} ${change}`}
        nameOf={nameOf}
        columns={[
          { key: "product", label: t("simulation.product"), cell: nameOf },
          { key: "quantity", label: t("grid.quantity"), cell: quantityOf },
          {
            key: "points",
            label: t("grid.column.points"),
            numeric: true,
            cell: ({ rule, before: was }) => worth(rule.points, was?.points),
          },
          {
            key: "experience",
            label: t("grid.column.experience"),
            numeric: true,
            cell: ({ rule, before: was }) => worth(rule.experience, was?.experience),
          },
          {
            key: "fits",
            label: t("grid.fits"),
            cell: ({ rule, change }) => {
              const fits = change === "gone" ? undefined : fitsOf(rule.match);
              return fits === undefined ? "" : t("grid.fitsProducts", { count: fits, amount: number(fits) });
            },
          },
          ...(before
            ? [
                {
                  key: "change",
                  label: t("simulation.change"),
                  cell: ({ change }: ComparedLine) =>
                    change === "same" ? null : (
                      <StatusBadge {...BADGES[change]}>{t(`approval.line.${change}`)}</StatusBadge>
                    ),
                },
              ]
            : []),
        ]}
      />
      {shown.length === 0 ? <p className="hint">{t("approval.noChanges")}</p> : null}
      {shown.length > most ? (
        <Button variant="default" fullWidth onClick={() => setMost(most + STEP)}>
          {ui("ui.more")} ({number(shown.length - most)})
        </Button>
      ) : null}
    </Card>
  );
}
