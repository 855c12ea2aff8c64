import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { importLineLimit } from "@trilha/contract/core/imports/limits.ts";
import { importEnrolments } from "@trilha/contract/learning/enrolments/endpoints.ts";
import { enrolmentColumns } from "@trilha/contract/learning/enrolments/import-columns.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { ImportSteps } from "../../core/imports/ImportSteps.tsx";
import { type ImportCall, useImport } from "../../core/imports/use-import.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";

type Report = Answer<typeof importEnrolments>;
const ask: ImportCall<Report> = (body, keys) => call(importEnrolments, { body }, { key: keys.of(body) });

/** A file of enrolments: checked line by line first, brought in as far as it is right. */
export function ImportPage() {
  const { t } = useTranslation("learning/enrolments");
  const { number } = useFormats();
  return (
    <>
      <BackLink>
        <Link to="/admin/enrolments">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("requests.title")}
        </Link>
      </BackLink>
      <PageTitle title={t("import.title")} lead={t("import.lead")} />
      <ImportSteps
        importer={useImport<Report>(["teaching"])}
        ask={ask}
        guide={{
          text: t("import.guide", { lines: number(importLineLimit) }),
          columns: enrolmentColumns.map((column) => ({
            column,
            head: t(`import.columns.${column}`),
            help: t(`import.help.${column}`),
          })),
          templateFile: t("import.templateFile"),
        }}
        words={{
          created: t("import.created"),
          go: (changes) => t("import.go", { count: changes, amount: number(changes) }),
          done: t("import.doneText"),
        }}
        onward={
          <Button component={Link} to="/admin/learning-reports">
            {t("report.title")}
          </Button>
        }
      />
    </>
  );
}
