import { IconMessageQuestion } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { requestStates, topics } from "@trilha/contract/content/support/kinds.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useList } from "../../../core/lists/use-list.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { choice } from "../../../ui/list/filters.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { type Listed, requestList } from "../support.queries.ts";
import { RequestBadge } from "./RequestBadge.tsx";

/** §limits#support-response What people wrote to support, with the day each has to be answered by. */
export function RequestsPage() {
  const { t } = useTranslation("content/support");
  const { t: ui } = useTranslation("shell");
  const { dateTime, calendarDay, number } = useFormats();
  const navigate = useNavigate();
  const list = useList(requestList);
  const counts = list.first?.counts;
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
      <ListView
        list={list}
        search={t("office.search")}
        filters={[
          choice("state", t("office.state"), requestStates, (state) => t(`state.${state}`)),
          choice("topic", t("office.topic"), topics, (topic) => t(`topic.${topic}`)),
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
        tools={<ExportButton kind="support_requests" params={list.filters} personal />}
        icon={<IconMessageQuestion size={28} stroke={1.6} />}
        empty={{ title: t("office.emptyTitle"), text: t("office.emptyText") }}
        none={{ title: t("office.noneTitle"), text: t("office.noneText"), clear: ui("ui.clearFilters") }}
        rows={{
          label: t("office.title"),
          nameOf: (one) => `${one.number} ${one.name}`,
          columns: [
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
          ],
          cardOf: (one) => ({
            title: `${one.number} · ${one.name}`,
            under: `${t(`topic.${one.topic}`)} · ${dateTime(new Date(one.createdAt))}`,
            facts: <RequestBadge state={one.state} />,
          }),
          onOpen: ({ id }) => void navigate({ to: "/admin/support/$requestId", params: { requestId: id } }),
        }}
      />
    </>
  );
}
