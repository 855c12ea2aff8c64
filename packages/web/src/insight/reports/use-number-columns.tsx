import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import type { Column } from "../../ui/list/DataTable.tsx";
import type figures from "./locales/pt-BR.json";

type Name = keyof (typeof figures)["column"];

/** Columns of numbers by what they are called, each with the way to its number. */
export function useNumberColumns() {
  const { t } = useTranslation("insight/reports");
  const { number } = useFormats();
  return <Row,>(...columns: (readonly [name: Name, value: (row: Row) => number | null])[]): Column<Row>[] =>
    columns.map(([name, value]) => ({
      key: name,
      label: t(`column.${name}`),
      numeric: true,
      cell: (row) => {
        const amount = value(row);
        return amount === null ? "–" : number(amount);
      },
    }));
}
