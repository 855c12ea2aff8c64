import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { importLineLimit } from "@trilha/contract/core/imports/limits.ts";
import { importPeople } from "@trilha/contract/members/people/endpoints.ts";
import { importColumns } from "@trilha/contract/members/people/import-columns.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { ImportSteps } from "../../../core/imports/ImportSteps.tsx";
import type { Report } from "../../../core/imports/import-errors.ts";
import { type ImportCall, useImport } from "../../../core/imports/use-import.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { lastList } from "../list/last-list.ts";
import person from "../person/person.module.css";

/** A file of people: checked line by line first, brought in whole or not at all. */
export function ImportPage() {
  const { t } = useTranslation("members/people");
  const { number } = useFormats();
  const importer = useImport<Report>(["people"]);
  const [invite, setInvite] = useState(true);
  const { stage } = importer;
  const newcomers = stage.kind === "checked" && stage.report.ok && stage.report.created > 0;

  const ask: ImportCall<Report> = ({ fileId, dryRun }, keys) => {
    const body = { fileId, dryRun, invite: !dryRun && invite && newcomers };
    return call(importPeople, { body }, { key: keys.of(body) });
  };

  return (
    <>
      <Link to="/admin/people" search={lastList.read()} className={person.back}>
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {t("back")}
      </Link>
      <PageTitle title={t("import.title")} lead={t("import.lead")} />
      <ImportSteps
        importer={importer}
        ask={ask}
        guide={{
          text: t("import.guide", { lines: number(importLineLimit) }),
          columns: importColumns.map((column) => ({
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
        more={() =>
          newcomers ? (
            <Checkbox
              label={t("import.invite")}
              description={t("import.inviteHelp")}
              checked={invite}
              onChange={(event) => setInvite(event.currentTarget.checked)}
            />
          ) : null
        }
        onward={
          <Button component={Link} to="/admin/people">
            {t("import.toPeople")}
          </Button>
        }
      />
    </>
  );
}
