import { IconPlus, IconStack2 } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { createStoreGroup } from "@trilha/contract/catalog/products/network-endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { NameSheet } from "./NameSheet.tsx";
import { NetworkNav } from "./NetworkNav.tsx";
import { groupList } from "./network.queries.ts";

/** Groups of stores: what promotions and rules can be narrowed to. */
export function GroupsPage() {
  const { t } = useTranslation("catalog/stores");
  const { number } = useFormats();
  const navigate = useNavigate();
  const list = useList(groupList);
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
      <ListView
        list={list}
        search={t("groups.search")}
        icon={<IconStack2 size={28} stroke={1.6} />}
        empty={{ title: t("groups.emptyTitle"), text: t("groups.emptyText") }}
        none={{ title: t("empty.noneTitle"), text: t("empty.noneText"), clear: t("empty.clear") }}
        rows={{
          label: t("groups.title"),
          nameOf: ({ name }) => name,
          columns: [
            { key: "name", label: t("field.name"), width: 480, cell: ({ name }) => <NameCell name={name} /> },
            { key: "stores", label: t("stores.title"), cell: ({ stores }) => countOf(stores) },
          ],
          cardOf: ({ stores }) => ({ under: countOf(stores) }),
          onOpen: ({ id }) => open(id),
        }}
      />
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
