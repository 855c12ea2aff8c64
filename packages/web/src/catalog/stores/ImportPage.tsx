import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { storeColumns } from "@trilha/contract/catalog/products/import-columns.ts";
import { importStores } from "@trilha/contract/catalog/products/network-endpoints.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { importLineLimit } from "@trilha/contract/core/imports/limits.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { ImportSteps } from "../../core/imports/ImportSteps.tsx";
import { type ImportCall, useImport } from "../../core/imports/use-import.ts";
import { countryName } from "../../i18n/country-name.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import classes from "./network.module.css";

type Report = Answer<typeof importStores>;
const ask: ImportCall<Report> = (body, keys) => call(importStores, { body }, { key: keys.of(body) });

/** The chains a file brings along: a spelling mistake shows here before it is in. */
function NewChains({ chains }: { chains: Report["newChains"] }) {
  const { t } = useTranslation("catalog/stores");
  const { locale } = useFormats();
  return (
    <div className={classes.chains}>
      <p>{t("import.newChains", { count: chains.length })}</p>
      <ul>
        {chains.map(({ name, country }) => (
          <li key={`${country} ${name}`}>
            {name} ({countryName(country, locale)})
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A file of stores: checked line by line first, brought in as far as it is right. */
export function ImportPage() {
  const { t } = useTranslation("catalog/stores");
  const { number } = useFormats();
  return (
    <>
      <BackLink>
        <Link to="/admin/stores">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("stores.title")}
        </Link>
      </BackLink>
      <PageTitle title={t("import.title")} lead={t("import.lead")} />
      <ImportSteps
        importer={useImport<Report>(["stores", "chains", "network"])}
        ask={ask}
        guide={{
          text: t("import.guide", { lines: number(importLineLimit) }),
          columns: storeColumns.map((column) => ({
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
        more={({ newChains }) => (newChains.length > 0 ? <NewChains chains={newChains} /> : null)}
        onward={
          <Button component={Link} to="/admin/stores">
            {t("import.onward")}
          </Button>
        }
      />
    </>
  );
}
