import { IconPlus, IconUsersGroup } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { createPeopleGroup } from "@trilha/contract/members/groups/endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { SaySheet } from "../../ui/form/SaySheet.tsx";
import { DataTable } from "../../ui/list/DataTable.tsx";
import { ItemCards } from "../../ui/list/ItemCards.tsx";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { groupsQuery, useGroupsChanged } from "./groups.queries.ts";
import { NAME_LIMIT } from "./name-limit.ts";

/** Groups of people: whom courses, trails and rewards may be for. */
export function GroupsPage() {
  const { t } = useTranslation("members/groups");
  const { number } = useFormats();
  const navigate = useNavigate();
  const phone = useIsPhone();
  const keys = useSubmissionKeys();
  const changed = useGroupsChanged();
  const editable = can(useSession(), "people.edit");
  const [values, change] = useUrlFilters();
  const search = (values.search ?? "").trim().slice(0, 64);
  const list = useInfiniteQuery(groupsQuery(search));
  const [adding, setAdding] = useState(false);
  const open = (groupId: string) => void navigate({ to: "/admin/groups/$groupId", params: { groupId } });
  const peopleIn = (members: number) => t("members", { count: members, amount: number(members) });
  return (
    <>
      <PageTitle
        title={t("title")}
        lead={t("lead")}
        actions={
          editable ? (
            <Button
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setAdding(true)}
            >
              {t("new")}
            </Button>
          ) : null
        }
      />
      <ListToolbar values={values} onChange={change} searchLabel={t("search")} />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconUsersGroup size={28} stroke={1.6} />}
            title={t(search ? "empty.noneTitle" : "empty.title")}
            action={
              search ? (
                <Button variant="light" onClick={() => change({ search: "" })}>
                  {t("empty.clear")}
                </Button>
              ) : undefined
            }
          >
            {t(search ? "empty.noneText" : "empty.text")}
          </EmptyState>
        }
      >
        {(groups, foot) =>
          phone ? (
            <ItemCards
              label={t("title")}
              items={groups.map(({ id, name, members }) => ({ id, title: name, under: peopleIn(members) }))}
              onOpen={open}
              foot={foot}
            />
          ) : (
            <DataTable
              label={t("title")}
              columns={[
                { key: "name", label: t("name"), width: 480, cell: ({ name }) => <NameCell name={name} /> },
                { key: "members", label: t("column.members"), cell: ({ members }) => peopleIn(members) },
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
        <SaySheet
          required
          line={{ initial: "", limit: NAME_LIMIT }}
          title={t("new")}
          label={t("name")}
          submit={t("add")}
          onClose={() => setAdding(false)}
          onSay={async (name) => {
            const { id } = await call(createPeopleGroup, { body: { name } }, { key: keys.of({ name }) });
            keys.done();
            changed();
            open(id);
          }}
        />
      ) : null}
    </>
  );
}
