import { IconMailbox } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { NativeSelect } from "../../ui/controls/input.ts";
import { type Column, DataTable } from "../../ui/list/DataTable.tsx";
import { ListFoot } from "../../ui/list/ListFoot.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { Answered } from "../../ui/state/Answered.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { Channel, StateBadge } from "./Badges.tsx";
import { OutboxNav } from "./OutboxNav.tsx";
import classes from "./outbox.module.css";
import { type OutboxItem, outboxQuery } from "./outbox.queries.ts";
import { CHANNELS, queryOf, STATES } from "./outbox-filters.ts";

function Filters() {
  const { t } = useTranslation("communication/messages");
  const [values, change] = useUrlFilters();
  const filters = queryOf(values);
  return (
    <search className={classes.filters}>
      <NativeSelect
        aria-label={t("stateLabel")}
        value={filters.state ?? ""}
        data={[
          { value: "", label: t("stateAll") },
          ...STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        ]}
        onChange={(event) => change({ state: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t("channelLabel")}
        value={filters.channel ?? ""}
        data={[
          { value: "", label: t("channelAll") },
          ...CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) })),
        ]}
        onChange={(event) => change({ channel: event.currentTarget.value })}
      />
    </search>
  );
}

type RowsProps = { items: readonly OutboxItem[]; foot: ReactNode };

function Table({ items, foot }: RowsProps) {
  const { t } = useTranslation("communication/messages");
  const { ago, number } = useFormats();
  const navigate = useNavigate();
  const columns: readonly Column<OutboxItem>[] = [
    { key: "state", label: t("stateLabel"), cell: ({ state }) => <StateBadge state={state} />, width: 150 },
    { key: "channel", label: t("channelLabel"), cell: ({ channel }) => <Channel channel={channel} /> },
    {
      key: "recipient",
      label: t("recipient"),
      cell: ({ id, recipient }) => (
        <Link
          to="/admin/outbox/$messageId"
          params={{ messageId: id }}
          className={classes.open}
          tabIndex={-1}
          onClick={(event) => event.stopPropagation()}
        >
          {recipient}
        </Link>
      ),
    },
    { key: "subject", label: t("subject"), cell: ({ subject, template }) => subject || template },
    { key: "attempts", label: t("attempts"), cell: ({ attempts }) => number(attempts), numeric: true },
    {
      key: "createdAt",
      label: t("created"),
      cell: ({ createdAt }) => <span className="small">{ago(new Date(createdAt))}</span>,
    },
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={items}
      idOf={({ id }) => id}
      nameOf={({ recipient }) => recipient}
      onOpen={({ id }) => void navigate({ to: "/admin/outbox/$messageId", params: { messageId: id } })}
      foot={foot}
    />
  );
}

function Cards({ items, foot }: RowsProps) {
  const { t } = useTranslation("communication/messages");
  const { ago } = useFormats();
  return (
    <>
      <ul className="plain stack gap-10" aria-label={t("title")}>
        {items.map((item) => (
          <li key={item.id}>
            <Link
              to="/admin/outbox/$messageId"
              params={{ messageId: item.id }}
              className="card stack gap-2 p-14-16 ink-inherit break undecorated"
            >
              <strong>{item.subject || item.template}</strong>
              <span className="small">{item.recipient}</span>
              <span className={classes.facts}>
                <StateBadge state={item.state} />
                <Channel channel={item.channel} />
                <time dateTime={item.createdAt}>{ago(new Date(item.createdAt))}</time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {foot}
    </>
  );
}

/** Every message that left, or could not. */
export function OutboxPage() {
  const { t } = useTranslation("communication/messages");
  const phone = useIsPhone();
  const [values] = useUrlFilters();
  const filters = queryOf(values);
  const list = useInfiniteQuery(outboxQuery(filters));
  const narrowed = Object.keys(filters).length > 0;
  const Rows = phone ? Cards : Table;
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      <OutboxNav />
      <Filters />
      <Answered query={list} skeleton={<ListSkeleton rows={8} />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) {
            return (
              <EmptyState
                icon={<IconMailbox size={28} stroke={1.6} />}
                title={narrowed ? t("emptyFilteredTitle") : t("emptyTitle")}
              >
                {narrowed ? t("emptyFilteredText") : t("emptyText")}
              </EmptyState>
            );
          }
          return (
            <Rows
              items={items}
              foot={
                list.hasNextPage ? (
                  <ListFoot
                    more
                    loading={list.isFetchingNextPage}
                    error={list.isFetchNextPageError ? list.error?.message : undefined}
                    onMore={() => void list.fetchNextPage()}
                  />
                ) : null
              }
            />
          );
        }}
      </Answered>
    </>
  );
}
