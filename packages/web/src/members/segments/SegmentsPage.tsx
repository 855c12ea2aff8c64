import { IconChartPie, IconPlus } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type SegmentItem, segmentStates } from "@trilha/contract/members/segments/shapes.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { choice } from "../../ui/list/filters.ts";
import type { RowSpec } from "../../ui/list/ListRows.tsx";
import { ListView } from "../../ui/list/ListView.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { SegmentBadge } from "./SegmentBadge.tsx";
import { segmentList } from "./segments.queries.ts";

function useSegmentRows(): RowSpec<SegmentItem> {
  const { t } = useTranslation("members/segments");
  const { date, number } = useFormats();
  const size = ({ people }: SegmentItem) =>
    people === null ? "—" : t("people.count", { count: people, amount: number(people) });
  const uses = ({ uses: count }: SegmentItem) =>
    count === 0 ? t("list.used.false") : t("uses.count", { count, amount: number(count) });
  return {
    label: t("title"),
    nameOf: ({ name }) => name,
    columns: [
      {
        key: "name",
        label: t("field.name"),
        cell: ({ name, description }) => <NameCell name={name} under={description} />,
      },
      {
        key: "state",
        label: t("state.label"),
        width: 140,
        cell: ({ state }) => <SegmentBadge state={state} />,
      },
      { key: "people", label: t("people.title"), width: 150, cell: size },
      { key: "uses", label: t("uses.title"), width: 150, cell: uses },
      {
        key: "version",
        label: t("version.label"),
        width: 110,
        numeric: true,
        cell: ({ conditionsVersion }) => number(conditionsVersion),
      },
      {
        key: "changed",
        label: t("changed"),
        width: 140,
        cell: ({ changedAt }) => date(new Date(changedAt)),
      },
    ],
    cardOf: (segment) => ({
      under: segment.description || undefined,
      facts: (
        <>
          <SegmentBadge state={segment.state} />
          {segment.people === null ? null : <span>{size(segment)}</span>}
          <span>{uses(segment)}</span>
        </>
      ),
    }),
    linkOf: ({ id }) => ({ to: "/admin/segments/$segmentId", params: { segmentId: id } }),
  };
}

/** Segments of the programme, with how many people each is and how many things use it (§roles#segments). */
export function SegmentsPage() {
  const { t } = useTranslation("members/segments");
  const { t: ui } = useTranslation("shell");
  const navigate = useNavigate();
  const list = useList(segmentList);
  const begin = can(useSession(), "segments.edit") ? (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
      onClick={() => void navigate({ to: "/admin/segments/$segmentId", params: { segmentId: "new" } })}
    >
      {t("new")}
    </Button>
  ) : null;
  return (
    <>
      <PageTitle
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            <ExportButton kind="segments" params={list.filters} />
            {begin}
          </>
        }
      />
      <ListView
        list={list}
        search={t("list.search")}
        filters={[
          choice("state", t("state.label"), segmentStates, (state) => t(`state.${state}`)),
          choice("used", t("uses.title"), ["true", "false"], (used) => t(`list.used.${used}`)),
        ]}
        shown={({ count, amount }, more) => t(more ? "list.more" : "list.shown", { count, amount })}
        icon={<IconChartPie size={28} stroke={1.6} />}
        empty={{ title: t("list.emptyTitle"), text: t("list.emptyText"), action: begin }}
        none={{ title: t("list.noneTitle"), text: t("list.noneText"), clear: ui("ui.clearFilters") }}
        rows={useSegmentRows()}
      />
    </>
  );
}
