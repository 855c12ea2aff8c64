import { IconBuilding, IconPlus, IconTools } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { type Column, DataTable } from "../../../ui/list/DataTable.tsx";
import { ListFoot } from "../../../ui/list/ListFoot.tsx";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { Answered } from "../../../ui/state/Answered.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import classes from "../clients.module.css";
import { type ClientItem, clientsQuery } from "../clients.queries.ts";

const CreateClient = lazy(() =>
  import("./CreateClient.tsx").then(({ CreateClient }) => ({ default: CreateClient })),
);

function Maintenance() {
  const { t } = useTranslation("tenants/clients");
  return (
    <StatusBadge tone="warning" icon={<IconTools size={14} stroke={2} />}>
      {t("list.maintenance")}
    </StatusBadge>
  );
}

const Dot = ({ color }: { color: string }) => (
  <span className={classes.dots} aria-hidden="true">
    <i style={{ background: color }} />
  </span>
);

type RowsProps = { clients: readonly ClientItem[]; foot: ReactNode };

function Table({ clients, foot }: RowsProps) {
  const { t } = useTranslation("tenants/clients");
  const { locale, number, date } = useFormats();
  const navigate = useNavigate();
  const columns: readonly Column<ClientItem>[] = [
    {
      key: "name",
      label: t("general.name"),
      cell: ({ id, name, slug, primaryColor }) => (
        <Link
          to="/admin/clients/$clientId/{-$part}"
          params={{ clientId: id }}
          className="row gap-10 ink-inherit weight-600 undecorated"
          tabIndex={-1}
          onClick={(event) => event.stopPropagation()}
        >
          <Dot color={primaryColor} />
          <span>
            {name}
            <br />
            <span className="small">{slug}</span>
          </span>
        </Link>
      ),
    },
    {
      key: "countries",
      label: t("general.countries"),
      cell: ({ countries }) => countries.map((code) => countryName(code, locale)).join(", "),
    },
    { key: "people", label: t("list.people"), cell: ({ people }) => number(people), numeric: true },
    {
      key: "state",
      label: t("list.state"),
      cell: ({ underMaintenance }) => (underMaintenance ? <Maintenance /> : t("list.open")),
    },
    { key: "created", label: t("list.created"), cell: ({ createdAt }) => date(new Date(createdAt)) },
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={clients}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={({ id }) =>
        void navigate({ to: "/admin/clients/$clientId/{-$part}", params: { clientId: id } })
      }
      foot={foot}
    />
  );
}

function Cards({ clients, foot }: RowsProps) {
  const { t } = useTranslation("tenants/clients");
  const { number } = useFormats();
  return (
    <>
      <ul className="plain stack gap-10" aria-label={t("title")}>
        {clients.map(({ id, name, primaryColor, people, countries, underMaintenance }) => (
          <li key={id}>
            <Link
              to="/admin/clients/$clientId/{-$part}"
              params={{ clientId: id }}
              className="card stack gap-4 p-14-16 ink-inherit undecorated"
            >
              <span className="row gap-10 ink-inherit weight-600 undecorated">
                <Dot color={primaryColor} />
                {name}
              </span>
              <span className="small">
                {t("list.peopleCount", { count: people, amount: number(people) })} · {countries.join(", ")}
              </span>
              {underMaintenance ? <Maintenance /> : null}
            </Link>
          </li>
        ))}
      </ul>
      {foot}
    </>
  );
}

/** Every client of the installation, for superusers. */
export function ClientsPage() {
  const { t } = useTranslation("tenants/clients");
  const session = useSession();
  const phone = useIsPhone();
  const [values, change] = useUrlFilters();
  const list = useInfiniteQuery(clientsQuery((values.search ?? "").trim().slice(0, 64)));
  const [creating, setCreating] = useState(false);
  const Rows = phone ? Cards : Table;
  return (
    <>
      <PageTitle
        title={t("title")}
        lead={t("list.lead")}
        actions={
          can(session, "clients.create") ? (
            <Button
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setCreating(true)}
            >
              {t("create.action")}
            </Button>
          ) : null
        }
      />
      <ListToolbar values={values} onChange={change} searchLabel={t("list.search")} />
      <Answered query={list} skeleton={<ListSkeleton rows={4} />}>
        {({ pages }) => {
          const clients = pages.flatMap(({ items }) => items);
          return clients.length === 0 ? (
            <EmptyState icon={<IconBuilding size={28} stroke={1.6} />} title={t("list.emptyTitle")}>
              {t("list.emptyText")}
            </EmptyState>
          ) : (
            <Rows
              clients={clients}
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
      {creating ? (
        <Suspense fallback={null}>
          <CreateClient onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
