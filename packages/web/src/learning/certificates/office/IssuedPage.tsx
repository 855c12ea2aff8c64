import { IconCertificate } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { IssuedCertificate } from "@trilha/contract/learning/certificates/shapes.ts";
import { certificateStates } from "@trilha/contract/learning/certificates/states.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { DataTable } from "../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../ui/list/ItemCards.tsx";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { PagedList } from "../../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { issuedQuery } from "../certificates.queries.ts";
import { StateBadge } from "../StateBadge.tsx";
import { CertificatesNav } from "./CertificatesNav.tsx";
import { IssuedSheet } from "./IssuedSheet.tsx";
import { RunSheet } from "./RunSheet.tsx";

/** §learning#certificates that were issued: found, looked at, issued anew, revoked, had as a file. */
export function IssuedPage() {
  const { t } = useTranslation("learning/certificates");
  const { calendarDay } = useFormats();
  const phone = useIsPhone();
  const mayIssue = can(useSession(), "certificates.issue");
  const [values, change] = useUrlFilters();
  const [open, setOpen] = useState<IssuedCertificate>();
  const [running, setRunning] = useState(false);
  const search = values.search?.trim().slice(0, 64) || undefined;
  const state = certificateStates.find((one) => one === values.state);
  const list = useInfiniteQuery(issuedQuery({ search, state }));
  const find = (id: string) => list.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
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
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("office.search")}
        filters={[
          {
            key: "state",
            label: t("office.state"),
            options: certificateStates.map((value) => ({ value, label: t(`state.${value}`) })),
          },
        ]}
        actions={<ExportButton kind="certificates" params={{ search, state }} personal />}
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconCertificate size={28} stroke={1.6} />}
            title={t(search || state ? "office.noneTitle" : "office.emptyTitle")}
          >
            {t(search || state ? "office.noneText" : "office.emptyText")}
          </EmptyState>
        }
      >
        {(items, foot) =>
          phone ? (
            <ItemCards
              label={t("office.title")}
              items={items.map((one) => ({
                id: one.id,
                title: one.name,
                under: one.course.title,
                facts: <StateBadge state={one.state} />,
              }))}
              onOpen={(id) => setOpen(find(id))}
              foot={foot}
            />
          ) : (
            <DataTable
              label={t("office.title")}
              columns={[
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
              ]}
              rows={items}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              onOpen={setOpen}
              foot={foot}
            />
          )
        }
      </PagedList>
      {open ? <IssuedSheet certificate={open} onClose={() => setOpen(undefined)} /> : null}
      {running ? <RunSheet onClose={() => setRunning(false)} /> : null}
    </>
  );
}
