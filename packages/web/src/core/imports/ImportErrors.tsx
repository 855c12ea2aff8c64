import { IconDownload } from "@tabler/icons-react";
import { fieldTexts } from "@trilha/contract/core/field-problems.ts";
import { csvOf } from "@trilha/contract/core/imports/csv.ts";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldWords } from "../../i18n/field-words.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { saveText } from "../../ui/act/save-text.ts";
import { Button } from "../../ui/controls/button.ts";
import { type Column, DataTable } from "../../ui/list/DataTable.tsx";
import type { FilterValues } from "../../ui/list/filters.ts";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { kinds, matching, type ReportedError } from "./import-errors.ts";
import classes from "./imports.module.css";

const ON_A_PHONE = 100;
const BLANKS = { value: "…", line: "…", maximum: "…", minimum: "…" };

/** Every bad line: to look through, to narrow down, to take away and mend. */
export function ImportErrors({ errors, fileName }: { errors: readonly ReportedError[]; fileName: string }) {
  const { t } = useTranslation("core/imports");
  const { locale, number } = useFormats();
  const phone = useIsPhone();
  const [filter, setFilter] = useState<FilterValues>({});
  // A line can be wrong twice in the same way; its place in the report tells the rows apart.
  const places = useMemo(() => new Map(errors.map((error, at) => [error, at])), [errors]);
  const shown = matching(errors, filter);
  const sayKind = (code: string) =>
    code in fieldTexts ? fieldWords(code as keyof typeof fieldTexts, locale, BLANKS) : code;

  const head = [t("line"), t("column"), t("value"), t("problem")] as const;
  const columns: readonly Column<ReportedError>[] = [
    { key: "line", label: head[0], cell: ({ line }) => number(line), numeric: true, width: 80 },
    { key: "column", label: head[1], cell: ({ column }) => column ?? "–", width: 180 },
    { key: "value", label: head[2], cell: ({ value }) => <code className={classes.value}>{value}</code> },
    { key: "problem", label: head[3], cell: ({ title }) => title },
  ];
  const save = () =>
    saveText(
      `${fileName.replace(/\.csv$/i, "")}-${t("errorsFile")}.csv`,
      csvOf([
        [...head],
        ...shown.map(({ line, column, value, title }) => [line, column ?? "", value, title]),
      ]),
    );

  return (
    <div>
      <ListToolbar
        values={filter}
        onChange={(changes) => setFilter((before) => ({ ...before, ...changes }))}
        searchLabel={t("searchErrors")}
        filters={[
          {
            key: "column",
            label: t("column"),
            options: kinds(errors, "column").map(({ value, count }) => ({
              value,
              label: `${value} (${number(count)})`,
            })),
          },
          {
            key: "code",
            label: t("problem"),
            options: kinds(errors, "code").map(({ value, count }) => ({
              value,
              label: `${sayKind(value)} (${number(count)})`,
            })),
          },
        ]}
        summary={t("errorsShown", { count: shown.length, amount: number(shown.length) })}
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.7} aria-hidden="true" />}
            onClick={save}
          >
            {t("downloadErrors")}
          </Button>
        }
      />
      {phone ? (
        <ul className={classes.errors} aria-label={t("errorsTitle")}>
          {shown.slice(0, ON_A_PHONE).map((error) => (
            <li key={places.get(error)}>
              <strong>
                {t("atLine", { line: number(error.line) })}
                {error.column ? ` · ${error.column}` : ""}
              </strong>
              <span>{error.title}</span>
              {error.value ? <code className={classes.value}>{error.value}</code> : null}
            </li>
          ))}
          {shown.length > ON_A_PHONE ? (
            <li className="hint">{t("downloadForAll", { count: ON_A_PHONE })}</li>
          ) : null}
        </ul>
      ) : (
        <DataTable
          label={t("errorsTitle")}
          columns={columns}
          rows={shown}
          idOf={(error) => String(places.get(error))}
          nameOf={({ line }) => t("atLine", { line: number(line) })}
        />
      )}
    </div>
  );
}
