import { IconCertificate } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../../core/lists/use-list.ts";
import { useModules } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { ownList } from "../certificates.queries.ts";
import { CertificateCard } from "./CertificateCard.tsx";

/** §routes#screen-profile profile: my certificates, the newest first. */
export function OwnCertificatesPage({ tabs }: { tabs?: ReactNode }) {
  const { t } = useTranslation("learning/certificates");
  const hasModule = useModules();
  return (
    <>
      <PageTitle title={t("own.title")} lead={t("own.lead")} />
      {tabs}
      <ListView
        list={useList(ownList)}
        icon={<IconCertificate size={28} stroke={1.6} />}
        empty={{
          title: t("own.emptyTitle"),
          text: t("own.emptyText"),
          action: hasModule("has_courses") ? (
            <Button component={Link} to="/online-courses">
              {t("own.toCourses")}
            </Button>
          ) : null,
        }}
      >
        {(items, foot) => (
          <div className="stack gap-16">
            {items.map((certificate) => (
              <CertificateCard key={certificate.id} certificate={certificate} />
            ))}
            {foot}
          </div>
        )}
      </ListView>
    </>
  );
}
