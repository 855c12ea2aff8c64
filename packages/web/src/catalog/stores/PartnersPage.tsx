import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { createCompany } from "@trilha/contract/catalog/products/network-endpoints.ts";
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

/** Companies and agencies people work for. */
export function PartnersPage() {
  const { t } = useTranslation("catalog/stores");
  const network = useQuery(networkQuery);
  const editable = can(useSession(), "network.edit");
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageTitle
        title={t("partners.title")}
        lead={t("partners.lead")}
        actions={
          editable ? (
            <Button
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setAdding(true)}
            >
              {t("partners.newCompany")}
            </Button>
          ) : null
        }
      />
      <NetworkNav />
      <QueryState query={network} skeleton={<ListSkeleton rows={6} />}>
        {({ companies }) => (
          <Card>
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
        )}
      </QueryState>
      {adding ? (
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
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}
