import { importCompletions } from "@trilha/contract/members/requirements/endpoints.ts";
import { completionColumns } from "@trilha/contract/members/requirements/import-columns.ts";
import { useTranslation } from "react-i18next";
import { defineImport } from "../../core/imports/define-import.ts";
import { ImportView } from "../../core/imports/ImportView.tsx";

const completionImport = defineImport({
  endpoint: importCompletions,
  room: "members/requirements",
  columns: completionColumns,
  stale: ["trainings"],
});

export function ImportPage() {
  const { t } = useTranslation("members/requirements");
  return <ImportView declared={completionImport} back={{ to: "/admin/trainings", label: t("title") }} />;
}
