import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { can, useSession } from "../../session/session.queries.ts";
import { SubNav } from "../../ui/page/SubNav.tsx";

/** Messages of the programme and, for who looks after the installation, jobs that gave up. */
export function OutboxNav() {
  const { t } = useTranslation("communication/messages");
  if (!can(useSession(), "clients.list")) return null;
  return (
    <SubNav label={t("title")}>
      <Link to="/admin/outbox" search={{}} activeOptions={{ exact: true, includeSearch: false }}>
        {t("messages")}
      </Link>
      <Link to="/admin/outbox/jobs">{t("jobs.title")}</Link>
    </SubNav>
  );
}
