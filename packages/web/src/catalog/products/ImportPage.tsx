import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { importProducts } from "@trilha/contract/catalog/products/endpoints.ts";
import { productColumns } from "@trilha/contract/catalog/products/import-columns.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { importLineLimit } from "@trilha/contract/core/imports/limits.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { ImportSteps } from "../../core/imports/ImportSteps.tsx";
import { type ImportCall, useImport } from "../../core/imports/use-import.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";

type Report = Answer<typeof importProducts>;
const ask: ImportCall<Report> = (body, keys) => call(importProducts, { body }, { key: keys.of(body) });

/** The brands a file brings along: a spelling mistake shows here before it is in. */
function NewBrands({ brands }: { brands: Report["newBrands"] }) {
  const { t } = useTranslation("catalog/products");
  return (
    <p>
      {t("import.newBrands", { count: brands.length })} <strong>{brands.join(", ")}</strong>
    </p>
  );
}

/** A file of products: checked line by line first, brought in as far as it is right. */
export function ImportPage() {
  const { t } = useTranslation("catalog/products");
  const { number } = useFormats();
  return (
    <>
      <BackLink>
        <Link to="/admin/products">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      <PageTitle title={t("import.title")} lead={t("import.lead")} />
      <ImportSteps
        importer={useImport<Report>(["products"])}
        ask={ask}
        guide={{
          text: t("import.guide", { lines: number(importLineLimit) }),
          columns: productColumns.map((column) => ({
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
        more={({ newBrands }) => (newBrands.length > 0 ? <NewBrands brands={newBrands} /> : null)}
        onward={
          <Button component={Link} to="/admin/products">
            {t("import.onward")}
          </Button>
        }
      />
    </>
  );
}
