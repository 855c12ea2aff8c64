import { importEnrolments } from "@trilha/contract/learning/enrolments/endpoints.ts";
import { enrolmentColumns } from "@trilha/contract/learning/enrolments/import-columns.ts";
import { useTranslation } from "react-i18next";
import { defineImport } from "../../core/imports/define-import.ts";
import { ImportView } from "../../core/imports/ImportView.tsx";

const enrolmentImport = defineImport({
  endpoint: importEnrolments,
  room: "learning/enrolments",
  columns: enrolmentColumns,
  stale: ["teaching"],
});

export function ImportPage() {
  const { t } = useTranslation("learning/enrolments");
  return (
    <ImportView
      declared={enrolmentImport}
      back={{ to: "/admin/enrolments", label: t("requests.title") }}
      onward={{ to: "/admin/learning-reports" }}
    />
  );
}
