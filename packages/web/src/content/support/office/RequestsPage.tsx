import { IconMessageQuestion } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { requestStates, topics } from "@trilha/contract/content/support/shapes.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useFormats } from "../../../i18n/use-locale.ts";
import { DataTable } from "../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../ui/list/ItemCards.tsx";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { PagedList } from "../../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { type Listed, requestsQuery } from "../support.queries.ts";
import { RequestBadge } from "./RequestBadge.tsx";

/** §limits#support-response What people wrote to support, with the day each has to be answered by. */
export function RequestsPage() {
  const { t } = useTranslation("content/support");
  const { dateTime, calendarDay, number } = useFormats();
  const phone = useIsPhone();
  const navigate = useNavigate();
  const [values, change] = useUrlFilters();
  const filters = {
    search: values.search?.trim().slice(0, 64) || undefined,
    state: requestStates.find((one) => one === values.state),
    topic: topics.find((one) => one === values.topic),
  };
  const list = useInfiniteQuery(requestsQuery(filters));
  const narrowed = Object.values(filters).some(Boolean);
  const counts = list.data?.pages[0]?.counts;
  const open = (requestId: string) =>
    void navigate({ to: "/admin/support/$requestId", params: { requestId } });
  const due = ({ dueOn, late, state }: Listed) =>
    state === "open" ? (
      <span className={late ? "ink-danger weight-600" : undefined}>
        {late ? `${calendarDay(dueOn)} · ${t("office.late")}` : calendarDay(dueOn)}
      </span>
    ) : (
      "—"
    );
  return (
    <>
      <PageTitle title={t("office.title")} lead={t("office.lead")} />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("office.search")}
        filters={[
          {
            key: "state",
            label: t("office.state"),
            options: requestStates.map((value) => ({ value, label: t(`state.${value}`) })),
          },
          {
            key: "topic",
            label: t("office.topic"),
            options: topics.map((value) => ({ value, label: t(`topic.${value}`) })),
          },
        ]}
        summary={
          counts
            ? [
                t("office.waiting", { count: counts.open, amount: number(counts.open) }),
                ...(counts.late > 0
                  ? [t("office.lateCount", { count: counts.late, amount: number(counts.late) })]
                  : []),
              ].join(" · ")
            : undefined
        }
        actions={<ExportButton kind="support_requests" params={filters} personal />}
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconMessageQuestion size={28} stroke={1.6} />}
            title={t(narrowed ? "office.noneTitle" : "office.emptyTitle")}
          >
            {t(narrowed ? "office.noneText" : "office.emptyText")}
          </EmptyState>
        }
      >
        {(requests, foot) =>
          phone ? (
            <ItemCards
              label={t("office.title")}
              items={requests.map((one) => ({
                id: one.id,
                title: `${one.number} · ${one.name}`,
                under: `${t(`topic.${one.topic}`)} · ${dateTime(new Date(one.createdAt))}`,
                facts: <RequestBadge state={one.state} />,
              }))}
              onOpen={open}
              foot={foot}
            />
          ) : (
            <DataTable
              label={t("office.title")}
              columns={[
                {
                  key: "number",
                  label: t("office.number"),
                  cell: (one) => one.number,
                  width: 72,
                  numeric: true,
                },
                { key: "state", label: t("office.state"), cell: (one) => <RequestBadge state={one.state} /> },
                { key: "name", label: t("office.from"), cell: ({ name }) => <NameCell name={name} /> },
                { key: "topic", label: t("office.topic"), cell: ({ topic }) => t(`topic.${topic}`) },
                {
                  key: "createdAt",
                  label: t("office.createdAt"),
                  cell: ({ createdAt }) => dateTime(new Date(createdAt)),
                },
                { key: "due", label: t("office.dueOn"), cell: due },
              ]}
              rows={requests}
              idOf={({ id }) => id}
              nameOf={(one) => `${one.number} ${one.name}`}
              onOpen={({ id }) => open(id)}
              foot={foot}
            />
          )
        }
      </PagedList>
    </>
  );
}
