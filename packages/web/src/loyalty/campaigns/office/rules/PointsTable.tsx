import { IconSearch } from "@tabler/icons-react";
import { type Ref, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { saveText } from "../../../../ui/act/save-text.ts";
import { TextInput } from "../../../../ui/controls/input.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { useIsPhone } from "../../../../ui/page/use-is-phone.ts";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import classes from "../campaigns-office.module.css";
import type { Campaign } from "../campaigns-office.queries.ts";
import { addRow, deleteRows, duplicateRows, fillArea, pasteBlock, setCell, takeOver } from "./grid-edits.ts";
import { type GridHandle, PointsGrid } from "./PointsGrid.tsx";
import { RowCards } from "./RowCards.tsx";
import { holds, isBlank, matchOf, type Row } from "./rule-rows.ts";
import { rulesCsv } from "./rules-csv.ts";
import { TableTools } from "./TableTools.tsx";
import { useProductFits } from "./use-product-fits.ts";
import { newRuleId, type RulesDraft } from "./use-rules-draft.ts";
import type { useSuggestions } from "./use-suggestions.tsx";

const ImportRules = lazyPart(() =>
  import("./ImportRules.tsx").then(({ ImportRules }) => ({ default: ImportRules })),
);

type Props = {
  ref: Ref<GridHandle>;
  campaign: Campaign;
  draft: RulesDraft;
  faults: ReadonlyMap<string, string>;
  suggestions: ReturnType<typeof useSuggestions>;
  readOnly: boolean;
};

/** Points of each product: the spreadsheet with its tools; on a phone the same to be read. */
export function PointsTable({ ref, campaign, draft, faults, suggestions, readOnly }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { number, locale } = useFormats();
  const phone = useIsPhone();
  const [search, setSearch] = useState("");
  const [importing, setImporting] = useState(false);
  // Asked for when something is done to the chosen lines: moving through the table draws nothing else.
  const chosen = useRef<ReadonlySet<string>>(new Set());
  const onSelect = useCallback((ids: readonly string[]) => {
    chosen.current = new Set(ids);
  }, []);
  const { rows } = draft.values;
  const shown = useMemo(
    () => (search.trim() ? rows.filter((row) => isBlank(row) || holds(row, search)) : rows),
    [rows, search],
  );
  const numbers = useMemo(() => new Map(rows.map((row, at) => [row.id, at + 1])), [rows]);
  const filled = rows.filter((row) => !isBlank(row)).length;
  const matches = useMemo(() => rows.filter((row) => !isBlank(row)).map(matchOf), [rows]);
  const fitsOf = useProductFits(matches);

  const remove = () => {
    const selected = chosen.current;
    draft.editRows((now) => deleteRows(now, selected));
    notice(t("grid.deleted", { count: selected.size, amount: number(selected.size) }), { undo: draft.undo });
  };
  const duplicate = () => draft.editRows((now) => duplicateRows(now, chosen.current, newRuleId));
  const add = () =>
    draft.editRows((now) => addRow(now, search ? undefined : [...chosen.current].at(-1), newRuleId));
  const take = (incoming: readonly Row[], replace: boolean) => {
    draft.editRows((now) => takeOver(now, incoming, replace, newRuleId));
    setImporting(false);
    notice(t("import.taken", { count: incoming.length, amount: number(incoming.length) }), {
      undo: draft.undo,
    });
  };

  return (
    <Card
      title={t("grid.title")}
      aside={
        <span className={classes.dim}>{t("grid.lines", { count: filled, amount: number(filled) })}</span>
      }
    >
      <div className="row wrap gap-8 mb-12">
        <TextInput
          type="search"
          className={classes.tableSearch}
          aria-label={t("grid.search")}
          placeholder={t("grid.search")}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          leftSection={<IconSearch size={18} stroke={1.7} aria-hidden="true" />}
        />
        {phone ? null : (
          <TableTools
            readOnly={readOnly}
            canUndo={draft.canUndo}
            canRedo={draft.canRedo}
            anyRow={rows.length > 0}
            onAdd={add}
            onDuplicate={duplicate}
            onDelete={remove}
            onUndo={draft.undo}
            onRedo={draft.redo}
            onImport={() => setImporting(true)}
            onExport={() =>
              saveText(`${textIn(campaign.title, locale) || t("grid.title")}.csv`, rulesCsv(rows))
            }
          />
        )}
      </div>
      {phone ? (
        <>
          {readOnly ? null : <p className="hint under-title">{t("grid.onPhone")}</p>}
          <RowCards rows={shown} faults={faults} fitsOf={fitsOf} />
        </>
      ) : (
        <>
          <PointsGrid
            ref={ref}
            label={t("grid.label")}
            rows={shown}
            numberOf={({ id }) => numbers.get(id) ?? 0}
            faults={faults}
            fitsOf={fitsOf}
            suggestions={suggestions.lists}
            readOnly={readOnly}
            onSet={(id, column, text) => draft.editRows((now) => setCell(now, id, column, text))}
            onFill={(area, text) => draft.editRows((now) => fillArea(now, shown, area, text))}
            onPaste={(at, block) => {
              draft.editRows((now) => pasteBlock(now, shown, at, block, newRuleId));
              notice(t("grid.pasted", { count: block.cells.length, amount: number(block.cells.length) }), {
                undo: draft.undo,
              });
            }}
            onGrow={() => draft.editRows((now) => addRow(now, undefined, newRuleId))}
            onUndo={draft.undo}
            onRedo={draft.redo}
            onDuplicate={duplicate}
            onSelect={onSelect}
            onType={suggestions.type}
          />
          {shown.length === 0 ? (
            <p className="mt-12 text-15">{t(search ? "grid.nothingFound" : "grid.empty")}</p>
          ) : null}
          <p className="small mt-10">{t(readOnly ? "grid.weightHelp" : "grid.hint")}</p>
        </>
      )}
      {importing ? (
        <Suspense fallback={null}>
          <ImportRules
            campaignId={campaign.id}
            present={filled}
            onTake={take}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}
