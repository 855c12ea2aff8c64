import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { Country } from "@trilha/contract/core/country.ts";
import { importLineLimit } from "@trilha/contract/core/imports/limits.ts";
import { importPeople } from "@trilha/contract/members/people/endpoints.ts";
import { importColumns } from "@trilha/contract/members/people/import-columns.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { ImportSteps } from "../../../core/imports/ImportSteps.tsx";
import type { Report } from "../../../core/imports/import-errors.ts";
import { type ImportCall, useImport } from "../../../core/imports/use-import.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { lastList } from "../list/last-list.ts";
import person from "../person/person.module.css";

/** A file of people: checked line by line first, brought in as far as it is right. */
export function ImportPage() {
  const { t } = useTranslation("members/people");
  const { locale, number } = useFormats();
  const importer = useImport<Report>(["people"]);
  const [invite, setInvite] = useState(true);
  const { countries } = useSession();
  const [country, setCountry] = useState<Country>();
  const { stage } = importer;
  const newcomers = stage.kind === "checked" && stage.report.created > 0;

  const ask: ImportCall<Report> = (file, keys) => {
    const body = { ...file, invite: !file.dryRun && invite && newcomers, ...(country && { country }) };
    return call(importPeople, { body }, { key: keys.of(body) });
  };

  return (
    <>
      <Link to="/admin/people" search={lastList.read()} className={person.back}>
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {t("back")}
      </Link>
      <PageTitle title={t("import.title")} lead={t("import.lead")} />
      {countries.length > 1 && stage.kind === "choose" ? (
        <div className="one-column mb-16">
          <NativeSelect
            label={t("import.country")}
            description={t("import.countryHelp")}
            value={country ?? ""}
            data={[
              { value: "", label: t("import.countryEach") },
              ...countries.map((code) => ({ value: code, label: countryName(code, locale) })),
            ]}
            onChange={(event) => setCountry(countries.find((one) => one === event.currentTarget.value))}
          />
        </div>
      ) : null}
      <ImportSteps
        importer={importer}
        ask={ask}
        guide={{
          text: t("import.guide", { lines: number(importLineLimit) }),
          columns: importColumns.map((column) => ({
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
