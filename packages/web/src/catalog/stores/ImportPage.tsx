import { storeColumns } from "@trilha/contract/catalog/products/import-columns.ts";
import { importStores } from "@trilha/contract/catalog/products/network-endpoints.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { useTranslation } from "react-i18next";
import { defineImport } from "../../core/imports/define-import.ts";
import { ImportView } from "../../core/imports/ImportView.tsx";
import { countryName } from "../../i18n/country-name.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import classes from "./network.module.css";

const storeImport = defineImport({
  endpoint: importStores,
  room: "catalog/stores",
  columns: storeColumns,
  stale: ["stores", "chains", "network"],
});

/** The chains a file brings along: a spelling mistake shows here before it is in. */
function NewChains({ chains }: { chains: Answer<typeof importStores>["newChains"] }) {
  const { t } = useTranslation("catalog/stores");
  const locale = useLocale();
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

export function ImportPage() {
  const { t } = useTranslation("catalog/stores");
  return (
    <ImportView
      declared={storeImport}
      back={{ to: "/admin/stores", label: t("stores.title") }}
      more={({ newChains }) => (newChains.length > 0 ? <NewChains chains={newChains} /> : null)}
    />
  );
}
