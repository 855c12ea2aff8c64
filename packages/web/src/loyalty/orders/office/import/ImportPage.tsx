import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { importLineLimit } from "@trilha/contract/core/imports/limits.ts";
import { importOrders } from "@trilha/contract/loyalty/orders/endpoints.ts";
import { orderColumns } from "@trilha/contract/loyalty/orders/import-columns.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { ImportSteps } from "../../../../core/imports/ImportSteps.tsx";
import type { Report } from "../../../../core/imports/import-errors.ts";
import { type ImportCall, useImport } from "../../../../core/imports/use-import.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { BackLink } from "../../../../ui/page/BackLink.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { STALE } from "../order-office.queries.ts";

const ask: ImportCall<Report> = (body, keys) => call(importOrders, { body }, { key: keys.of(body) });

/** Answer of the warehouse: shipped, delivered or come back, line by line; taken in as far as it is right. */
export function ImportPage() {
  const { t } = useTranslation("loyalty/orders/office");
  const { number } = useFormats();
  return (
    <>
      <BackLink>
        <Link to="/admin/orders">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      <PageTitle title={t("import.title")} lead={t("import.lead")} />
      <ImportSteps
        importer={useImport<Report>(STALE)}
        ask={ask}
        guide={{
          text: t("import.guide", { lines: number(importLineLimit) }),
          columns: orderColumns.map((column) => ({
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
          <Button renderRoot={(props) => <Link {...props} to="/admin/orders" search={{ view: "shipped" }} />}>
            {t("import.onward")}
          </Button>
        }
      />
    </>
  );
}
