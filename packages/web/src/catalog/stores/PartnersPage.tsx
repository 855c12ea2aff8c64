import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { brandNameLimit } from "@trilha/contract/catalog/products/limits.ts";
import { createBrand, createCompany } from "@trilha/contract/catalog/products/network-endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { NameSheet } from "./NameSheet.tsx";
import { NetworkNav } from "./NetworkNav.tsx";
import classes from "./network.module.css";
import { networkQuery } from "./network.queries.ts";

const KINDS = ["company", "agency"] as const;

function Add({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="light"
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

/** Companies people work for, and brands they sell. */
export function PartnersPage() {
  const { t } = useTranslation("catalog/stores");
  const network = useQuery(networkQuery);
  const editable = can(useSession(), "network.edit");
  const [adding, setAdding] = useState<"company" | "brand">();
  const close = () => setAdding(undefined);
  return (
    <>
      <PageTitle title={t("partners.title")} lead={t("partners.lead")} />
      <NetworkNav />
      <QueryState query={network} skeleton={<ListSkeleton rows={6} />}>
        {({ companies, brands }) => (
          <div className={classes.columns}>
            <Card
              title={t("partners.companies")}
              aside={
                editable ? (
                  <Add label={t("partners.newCompany")} onClick={() => setAdding("company")} />
                ) : null
              }
            >
              {companies.length === 0 ? <p className="hint">{t("partners.noCompanies")}</p> : null}
              <ul className={classes.list}>
                {companies.map(({ id, name, kind }) => (
                  <li key={id}>
                    <span>{name}</span>
                    <span className="hint">{t(`partners.${kind}`)}</span>
                  </li>
                ))}
              </ul>
            </Card>
            <Card
              title={t("partners.brands")}
              aside={
                editable ? <Add label={t("partners.newBrand")} onClick={() => setAdding("brand")} /> : null
              }
            >
              <p className="hint">{t(brands.length === 0 ? "partners.noBrands" : "partners.brandsHint")}</p>
              <ul className={classes.list}>
                {brands.map(({ id, name }) => (
                  <li key={id}>
                    <span>{name}</span>
                  </li>
                ))}
              </ul>
            </Card>
          </div>
        )}
      </QueryState>
      {adding === "company" ? (
        <NameSheet
          title={t("partners.newCompany")}
          choice={{
            label: t("partners.kind"),
            options: KINDS.map((kind) => ({ value: kind, label: t(`partners.${kind}`) })),
          }}
          send={({ name, choice }, key) => {
            const kind = KINDS.find((one) => one === choice) ?? "company";
            return call(createCompany, { body: { name, kind } }, { key });
          }}
          onClose={close}
        />
      ) : null}
      {adding === "brand" ? (
        <NameSheet
          title={t("partners.newBrand")}
          maximum={brandNameLimit}
          send={({ name }, key) => call(createBrand, { body: { name } }, { key })}
          onClose={close}
        />
      ) : null}
    </>
  );
}
