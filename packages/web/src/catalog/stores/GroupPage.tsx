import { IconArrowLeft, IconBuildingStore } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import {
  changeGroupMembers,
  deleteStoreGroup,
  renameStoreGroup,
} from "@trilha/contract/catalog/products/network-endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { ConfirmAction } from "../../ui/act/ConfirmAction.tsx";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { ListViews } from "../../ui/list/ListViews.tsx";
import { SelectionBar } from "../../ui/list/SelectionBar.tsx";
import { toggled } from "../../ui/list/selection.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { NameSheet } from "./NameSheet.tsx";
import { groupQuery, type StoreGroup, storeList, useNetworkChanged } from "./network.queries.ts";
import { useNetworkFilters } from "./use-network-filters.ts";
import { useStoreRows } from "./use-store-rows.tsx";

const FILTERS = ["country", "chainId"];
type Members = Omit<Request<typeof changeGroupMembers>["body"], "version">;

function Actions({ group }: { group: StoreGroup }) {
  const { t } = useTranslation("catalog/stores");
  const navigate = useNavigate();
  const changed = useNetworkChanged();
  const [renaming, setRenaming] = useState(false);
  const remove = () =>
    call(deleteStoreGroup, { params: { id: group.id } }).then(
      () => {
        notice(t("groups.deleted", { name: group.name }));
        changed();
        void navigate({ to: "/admin/stores/groups" });
      },
      (error: Error) => notice(error.message, { kind: "failed" }),
    );
  return (
    <>
      <ConfirmAction
        title={t("groups.deleteTitle", { name: group.name })}
        text={t("groups.deleteText")}
        confirm={t("groups.delete")}
        onConfirm={remove}
      >
        {(ask) => (
          <Button variant="default" color="danger" onClick={ask}>
            {t("groups.delete")}
          </Button>
        )}
      </ConfirmAction>
      <Button variant="default" onClick={() => setRenaming(true)}>
        {t("groups.rename")}
      </Button>
      {renaming ? (
        <NameSheet
          title={t("groups.rename")}
          name={group.name}
          send={({ name }) =>
            call(renameStoreGroup, { params: { id: group.id }, body: { version: group.version, name } })
          }
          onClose={() => setRenaming(false)}
        />
      ) : null}
    </>
  );
}

function Stores({ group, editable }: { group: StoreGroup; editable: boolean }) {
  const { t } = useTranslation("catalog/stores");
  const { number } = useFormats();
  const changed = useNetworkChanged();
  const list = useList(storeList, {
    query: ({ show }) => (show === "all" ? {} : { groupId: group.id }),
  });
  const { values, selection, select } = list;
  const everything = values.show === "all";
  const untick = () => select(new Set());
  const write = useMutation({
    mutationFn: (members: Members) =>
      call(changeGroupMembers, { params: { id: group.id }, body: { version: group.version, ...members } }),
    onSuccess: ({ stores }) => {
      untick();
      notice(t("groups.changed", { count: stores, amount: number(stores) }));
    },
    onError: (error) => notice(error.message, { kind: "failed" }),
    onSettled: changed,
  });
  const deed = everything ? "add" : "remove";
  const picked = selection.size;
  return (
    <>
      <ListViews
        label={t("groups.show")}
        values={values}
        views={["in", "all"] as const}
        say={(view) => t(`groups.${view}`)}
        valuesOf={(view) => ({ show: view === "all" ? "all" : "" })}
        onChange={untick}
      />
      <ListView
        list={{ ...list, clear: () => list.change({ search: "", country: "", chainId: "" }) }}
        search={t("stores.search")}
        filters={useNetworkFilters(values, FILTERS)}
        tools={
          editable && everything ? (
            <Button
              variant="light"
              loading={write.isPending}
              onClick={() => write.mutate({ change: "add", stores: list.filters })}
            >
              {t("groups.addMatching")}
            </Button>
          ) : undefined
        }
        icon={<IconBuildingStore size={28} stroke={1.6} />}
        empty={{ title: t("groups.noStoresTitle"), text: t("groups.noStoresText") }}
        none={{ title: t("empty.noneTitle"), text: t("empty.noneText"), clear: t("empty.clear") }}
        rows={useStoreRows((id) => editable && select(toggled(selection, id)))}
        bulk={editable ? () => null : undefined}
      />
      <SelectionBar label={t("groups.selected")} count={picked} clear={t("groups.clear")} onClear={untick}>
        <Button
          loading={write.isPending}
          onClick={() => write.mutate({ change: deed, stores: { ids: [...selection] } })}
        >
          {t(`groups.${deed}`, { amount: number(picked) })}
        </Button>
      </SelectionBar>
    </>
  );
}

/** One group: the stores in it, and all others to put in. */
export function GroupPage() {
  const { t } = useTranslation("catalog/stores");
  const { groupId = "" } = useParams({ strict: false });
  const editable = can(useSession(), "network.edit");
  const group = useQuery(groupQuery(groupId));
  const { number } = useFormats();
  return (
    <>
      <BackLink>
        <Link to="/admin/stores/groups">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("groups.title")}
        </Link>
      </BackLink>
      <QueryState query={group} skeleton={<FormSkeleton fields={3} />}>
        {(one) => (
          <>
            <PageTitle
              title={one.name}
              lead={t("stores.shown", { count: one.stores, amount: number(one.stores) })}
              actions={editable ? <Actions group={one} /> : null}
            />
            <Stores group={one} editable={editable} />
          </>
        )}
      </QueryState>
    </>
  );
}
