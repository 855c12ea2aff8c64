import { IconArrowLeft, IconBuildingStore } from "@tabler/icons-react";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
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
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { ConfirmAction } from "../../ui/act/ConfirmAction.tsx";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { withFilters } from "../../ui/list/filters.ts";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { SelectionBar } from "../../ui/list/SelectionBar.tsx";
import { type Selection, toggled } from "../../ui/list/selection.ts";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { SubNav } from "../../ui/page/SubNav.tsx";
import { Answered } from "../../ui/state/Answered.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { NameSheet } from "./NameSheet.tsx";
import { type Group, groupQuery, storesQuery, useNetworkChanged } from "./network.queries.ts";
import { storeQueryOf } from "./network-filters.ts";
import { StoreRows } from "./StoreRows.tsx";
import { useNetworkFilters } from "./use-network-filters.ts";

const FILTERS = ["country", "chainId"];
const NONE: Selection = new Set();
type Members = Omit<Request<typeof changeGroupMembers>["body"], "version">;

function Actions({ group }: { group: Group }) {
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

function Stores({ group, editable }: { group: Group; editable: boolean }) {
  const { t } = useTranslation("catalog/stores");
  const { number } = useFormats();
  const changed = useNetworkChanged();
  const [values, change] = useUrlFilters();
  const everything = values.show === "all";
  const { search, country, chainId } = storeQueryOf(values);
  const filters = {
    ...(search && { search }),
    ...(country && { country }),
    ...(chainId && { chainId }),
  };
  const list = useInfiniteQuery(storesQuery(everything ? filters : { ...filters, groupId: group.id }));
  const [selection, setSelection] = useState(NONE);
  const write = useMutation({
    mutationFn: (members: Members) =>
      call(changeGroupMembers, { params: { id: group.id }, body: { version: group.version, ...members } }),
    onSuccess: ({ stores }) => {
      setSelection(NONE);
      notice(t("groups.changed", { count: stores, amount: number(stores) }));
    },
    onError: (error) => notice(error.message, { kind: "failed" }),
    onSettled: changed,
  });
  const deed = everything ? "add" : "remove";
  const picked = selection.size;
  return (
    <>
      <SubNav label={t("groups.show")}>
        {([undefined, "all"] as const).map((show) => (
          <Link
            key={show ?? "in"}
            to="/admin/stores/groups/$groupId"
            params={{ groupId: group.id }}
            search={withFilters(values, { show: show ?? "" })}
            replace
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            onClick={() => setSelection(NONE)}
          >
            {t(show ? "groups.all" : "groups.in")}
          </Link>
        ))}
      </SubNav>
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("stores.search")}
        filters={useNetworkFilters(values, FILTERS)}
        actions={
          editable && everything ? (
            <Button
              variant="light"
              loading={write.isPending}
              onClick={() => write.mutate({ change: "add", stores: filters })}
            >
              {t("groups.addMatching")}
            </Button>
          ) : undefined
        }
      />
      <PagedList
        list={list}
        empty={
          <EmptyList
            icon={<IconBuildingStore size={28} stroke={1.6} />}
            title={t("groups.noStoresTitle")}
            text={t("groups.noStoresText")}
            values={{ ...values, show: undefined }}
            narrowed={Object.keys(filters).length > 0}
            onChange={change}
          />
        }
      >
        {(stores, foot) => (
          <StoreRows
            stores={stores}
            onOpen={(id) => editable && setSelection(toggled(selection, id))}
            selection={editable ? selection : undefined}
            onSelect={setSelection}
            foot={foot}
          />
        )}
      </PagedList>
      <SelectionBar
        label={t("groups.selected")}
        count={picked}
        clear={t("groups.clear")}
        onClear={() => setSelection(NONE)}
      >
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
      <Answered query={group} skeleton={<FormSkeleton fields={3} />}>
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
      </Answered>
    </>
  );
}
