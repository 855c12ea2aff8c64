import { rewardColumns } from "@trilha/contract/loyalty/rewards/import-columns.ts";
import { importRewards } from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import { useTranslation } from "react-i18next";
import { defineImport } from "../../../../core/imports/define-import.ts";
import { ImportView } from "../../../../core/imports/ImportView.tsx";
import { STALE } from "../reward-office.queries.ts";

const rewardImport = defineImport({
  endpoint: importRewards,
  room: "loyalty/rewards/office",
  columns: rewardColumns,
  // Columns that differ only in their language, country or period share one explanation.
  helpOf: (column) => column.replace(/^(name|description|conditions|price|limit|visible|redeem)_.*/, "$1"),
  stale: STALE,
});

export function ImportPage() {
  const { t } = useTranslation("loyalty/rewards/office");
  return <ImportView declared={rewardImport} back={{ to: "/admin/rewards", label: t("title") }} />;
}
