import { Link } from "@tanstack/react-router";
import { importLineLimit } from "@trilha/contract/core/imports/limits.ts";
import { type RewardColumn, rewardColumns } from "@trilha/contract/loyalty/rewards/import-columns.ts";
import { importRewards } from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { ImportSteps } from "../../../../core/imports/ImportSteps.tsx";
import type { Report } from "../../../../core/imports/import-errors.ts";
import { type ImportCall, useImport } from "../../../../core/imports/use-import.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { BackToRewards } from "../BackToRewards.tsx";
import { STALE } from "../reward-office.queries.ts";

/** Columns that differ only in their language, country or period share one explanation. */
const helpOf = (column: RewardColumn) => {
  if (column.startsWith("name_")) return "name";
  if (column.startsWith("description_")) return "description";
  if (column.startsWith("conditions_")) return "conditions";
  if (column.startsWith("price_")) return "price";
  if (column.startsWith("limit_")) return "limit";
  if (column.startsWith("visible_")) return "visible";
  if (column.startsWith("redeem_")) return "redeem";
  return column as "sku" | "department" | "category" | "delivery" | "level" | "state";
};

const ask: ImportCall<Report> = (body, keys) => call(importRewards, { body }, { key: keys.of(body) });

/** A file of items: checked line by line first, brought in as far as it is right. */
export function ImportPage() {
  const { t } = useTranslation("loyalty/rewards/office");
  const { number } = useFormats();
  return (
    <>
      <BackToRewards />
      <PageTitle title={t("import.title")} lead={t("import.lead")} />
      <ImportSteps
        importer={useImport<Report>(STALE)}
        ask={ask}
        guide={{
          text: t("import.guide", { lines: number(importLineLimit) }),
          columns: rewardColumns.map((column) => ({
            column,
            head: t(`import.columns.${column}`),
            help: t(`import.help.${helpOf(column)}`),
          })),
          templateFile: t("import.templateFile"),
        }}
        words={{
          created: t("import.created"),
          go: (changes) => t("import.go", { count: changes, amount: number(changes) }),
          done: t("import.doneText"),
        }}
        onward={
          <Button component={Link} to="/admin/rewards">
            {t("import.onward")}
          </Button>
        }
      />
    </>
  );
}
