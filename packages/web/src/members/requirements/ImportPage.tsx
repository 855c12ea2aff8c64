import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { importLineLimit } from "@trilha/contract/core/imports/limits.ts";
import { importCompletions } from "@trilha/contract/members/requirements/endpoints.ts";
import { completionColumns } from "@trilha/contract/members/requirements/import-columns.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { ImportSteps } from "../../core/imports/ImportSteps.tsx";
import { type ImportCall, useImport } from "../../core/imports/use-import.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";

type Report = Answer<typeof importCompletions>;
const ask: ImportCall<Report> = (body, keys) => call(importCompletions, { body }, { key: keys.of(body) });

/** A file of completed trainings: checked line by line first, brought in as far as it is right. */
export function ImportPage() {
  const { t } = useTranslation("members/requirements");
  const { number } = useFormats();
  return (
    <>
      <BackLink>
        <Link to="/admin/trainings">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      <PageTitle title={t("import.title")} lead={t("import.lead")} />
      <ImportSteps
        importer={useImport<Report>(["trainings"])}
        ask={ask}
        guide={{
          text: t("import.guide", { lines: number(importLineLimit) }),
          columns: completionColumns.map((column) => ({
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
          <Button component={Link} to="/admin/trainings">
            {t("import.onward")}
          </Button>
        }
      />
    </>
  );
}
