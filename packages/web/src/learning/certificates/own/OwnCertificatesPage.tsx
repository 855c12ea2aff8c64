import { IconCertificate } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { PagedList } from "../../../ui/list/PagedList.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ownQuery } from "../certificates.queries.ts";
import { CertificateCard } from "./CertificateCard.tsx";

/** §routes#screen-profile profile: my certificates, the newest first. */
export function OwnCertificatesPage({ tabs }: { tabs?: ReactNode }) {
  const { t } = useTranslation("learning/certificates");
  const list = useInfiniteQuery(ownQuery());
  return (
    <>
      <PageTitle title={t("own.title")} lead={t("own.lead")} />
      {tabs}
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconCertificate size={28} stroke={1.6} />}
            title={t("own.emptyTitle")}
            action={
              <Button component={Link} to="/online-courses">
                {t("own.toCourses")}
              </Button>
            }
          >
            {t("own.emptyText")}
          </EmptyState>
        }
      >
        {(items, foot) => (
          <div className="stack gap-16">
            {items.map((certificate) => (
              <CertificateCard key={certificate.id} certificate={certificate} />
            ))}
            {foot}
          </div>
        )}
      </PagedList>
    </>
  );
}
