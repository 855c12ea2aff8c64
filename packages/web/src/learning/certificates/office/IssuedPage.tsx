import { IconCertificate } from "@tabler/icons-react";
import type { IssuedCertificate } from "@trilha/contract/learning/certificates/shapes.ts";
import { certificateStates } from "@trilha/contract/learning/certificates/states.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useList } from "../../../core/lists/use-list.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { choice } from "../../../ui/list/filters.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { issuedList } from "../certificates.queries.ts";
import { StateBadge } from "../StateBadge.tsx";
import { CertificatesNav } from "./CertificatesNav.tsx";
import { IssuedSheet } from "./IssuedSheet.tsx";
import { RunSheet } from "./RunSheet.tsx";

/** §learning#certificates that were issued: found, looked at, issued anew, revoked, had as a file. */
export function IssuedPage() {
  const { t } = useTranslation("learning/certificates");
  const { t: ui } = useTranslation("shell");
  const { calendarDay } = useFormats();
  const mayIssue = can(useSession(), "certificates.issue");
  const list = useList(issuedList);
  const [open, setOpen] = useState<IssuedCertificate>();
  const [running, setRunning] = useState(false);
  const until = ({ validUntil }: IssuedCertificate) =>
    validUntil ? calendarDay(validUntil) : t("check.forGood");
  return (
    <>
      <PageTitle
        title={t("office.title")}
        lead={t("office.lead")}
        actions={
          mayIssue ? (
            <Button variant="default" onClick={() => setRunning(true)}>
              {t("run.open")}
            </Button>
          ) : null
        }
      />
      <CertificatesNav />
      <ListView
        list={list}
        search={t("office.search")}
        filters={[choice("state", t("office.state"), certificateStates, (state) => t(`state.${state}`))]}
        tools={<ExportButton kind="certificates" params={list.filters} personal />}
        icon={<IconCertificate size={28} stroke={1.6} />}
        empty={{ title: t("office.emptyTitle"), text: t("office.emptyText") }}
        none={{ title: t("office.noneTitle"), text: t("office.noneText"), clear: ui("ui.clearFilters") }}
        rows={{
          label: t("office.title"),
          nameOf: ({ name }) => name,
          columns: [
            {
              key: "name",
              label: t("check.name"),
              width: 240,
              cell: ({ name }) => <NameCell name={name} />,
            },
            { key: "course", label: t("check.course"), cell: ({ course }) => course.title },
            { key: "state", label: t("office.state"), cell: (one) => <StateBadge state={one.state} /> },
            { key: "done", label: t("check.completed"), cell: (one) => calendarDay(one.completedOn) },
            { key: "until", label: t("check.until"), cell: until },
          ],
          cardOf: ({ course, state }) => ({ under: course.title, facts: <StateBadge state={state} /> }),
          onOpen: setOpen,
        }}
      />
      {open ? <IssuedSheet certificate={open} onClose={() => setOpen(undefined)} /> : null}
      {running ? <RunSheet onClose={() => setRunning(false)} /> : null}
    </>
  );
}
