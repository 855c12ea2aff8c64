import { IconPlus, IconStack2 } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { createStoreGroup } from "@trilha/contract/catalog/products/network-endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { DataTable } from "../../ui/list/DataTable.tsx";
import { ItemCards } from "../../ui/list/ItemCards.tsx";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { EmptyList } from "./EmptyList.tsx";
import { NameSheet } from "./NameSheet.tsx";
import { NetworkNav } from "./NetworkNav.tsx";
import { groupsQuery } from "./network.queries.ts";

/** Groups of stores: what promotions and rules can be narrowed to. */
export function GroupsPage() {
  const { t } = useTranslation("catalog/stores");
  const { number } = useFormats();
  const navigate = useNavigate();
  const phone = useIsPhone();
  const [values, change] = useUrlFilters();
  const search = (values.search ?? "").trim().slice(0, 64);
  const list = useInfiniteQuery(groupsQuery(search));
  const [adding, setAdding] = useState(false);
  const open = (groupId: string) =>
    void navigate({ to: "/admin/stores/groups/$groupId", params: { groupId } });
  const countOf = (stores: number) => t("stores.shown", { count: stores, amount: number(stores) });
  return (
    <>
      <PageTitle
        title={t("groups.title")}
        lead={t("groups.lead")}
        actions={
          can(useSession(), "network.edit") ? (
            <Button
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setAdding(true)}
            >
              {t("groups.new")}
            </Button>
          ) : null
        }
      />
      <NetworkNav />
      <ListToolbar values={values} onChange={change} searchLabel={t("groups.search")} />
      <PagedList
        list={list}
        empty={
          <EmptyList
            icon={<IconStack2 size={28} stroke={1.6} />}
            title={t("groups.emptyTitle")}
            text={t("groups.emptyText")}
            values={values}
            narrowed={search !== ""}
            onChange={change}
          />
        }
      >
        {(groups, foot) =>
          phone ? (
            <ItemCards
              label={t("groups.title")}
              items={groups.map(({ id, name, stores }) => ({ id, title: name, under: countOf(stores) }))}
              onOpen={open}
              foot={foot}
            />
          ) : (
            <DataTable
              label={t("groups.title")}
              columns={[
                {
                  key: "name",
                  label: t("field.name"),
                  width: 480,
                  cell: ({ name }) => <NameCell name={name} />,
                },
                { key: "stores", label: t("stores.title"), cell: ({ stores }) => countOf(stores) },
              ]}
              rows={groups}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              onOpen={({ id }) => open(id)}
              foot={foot}
            />
          )
        }
      </PagedList>
      {adding ? (
        <NameSheet
          title={t("groups.new")}
          send={async ({ name }, key) => {
            const { id } = await call(createStoreGroup, { body: { name } }, { key });
            open(id);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}
