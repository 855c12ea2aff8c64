import { IconArrowLeft, IconUserMinus, IconUserPlus } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { changeGroupMembers } from "@trilha/contract/members/groups/endpoints.ts";
import type { PeopleGroup } from "@trilha/contract/members/groups/shapes.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { notice } from "../../ui/act/notices.ts";
import { ActionIcon } from "../../ui/controls/action-icon.ts";
import { Button } from "../../ui/controls/button.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { GroupActions } from "./GroupActions.tsx";
import classes from "./groups.module.css";
import { type GroupMember, groupQuery, memberList, useGroupsChanged } from "./groups.queries.ts";

const AddPersonSheet = lazyPart(() =>
  import("./AddPersonSheet.tsx").then(({ AddPersonSheet }) => ({ default: AddPersonSheet })),
);

function Person({ groupId, member, editable }: { groupId: string; member: GroupMember; editable: boolean }) {
  const { t } = useTranslation("members/groups");
  const changed = useGroupsChanged();
  const { membershipId, name, store } = member;
  const change = (body: { add: string[]; remove: string[] }) =>
    call(changeGroupMembers, { params: { id: groupId }, body });
  const out = useMutation({
    mutationFn: () => change({ add: [], remove: [membershipId] }),
    onSuccess: () => notice(t("people.gone", { name })),
    onError: (error) => notice(error.message, { kind: "failed" }),
    onSettled: changed,
  });
  return (
    <li>
      <span className="stack gap-2 shrink break">
        <Link to="/admin/people/$personId" params={{ personId: membershipId }}>
          <strong>{name}</strong>
        </Link>
        {store ? <span className="hint">{store}</span> : null}
      </span>
      {editable ? (
        <ActionIcon
          size={44}
          aria-label={t("people.out", { name })}
          loading={out.isPending}
          onClick={() => out.mutate()}
        >
          <IconUserMinus size={18} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </li>
  );
}

function People({ group, editable }: { group: PeopleGroup; editable: boolean }) {
  const { t } = useTranslation("members/groups");
  const list = useList(memberList, { params: { id: group.id } });
  const [adding, setAdding] = useState(false);
  return (
    <Card title={t("people.title")}>
      <ListView
        list={list}
        search={t("people.search")}
        tools={
          editable ? (
            <Button
              leftSection={<IconUserPlus size={18} stroke={1.7} aria-hidden="true" />}
              onClick={() => setAdding(true)}
            >
              {t("people.add")}
            </Button>
          ) : undefined
        }
        icon={<IconUserPlus size={28} stroke={1.6} />}
        empty={{ title: t("people.emptyTitle"), text: t("people.emptyText") }}
        none={{ title: t("empty.noneTitle"), text: t("people.noneText") }}
      >
        {(members, foot) => (
          <>
            <ul className={classes.people}>
              {members.map((member) => (
                <Person key={member.membershipId} groupId={group.id} member={member} editable={editable} />
              ))}
            </ul>
            {foot}
          </>
        )}
      </ListView>
      {adding ? (
        <Suspense fallback={null}>
          <AddPersonSheet groupId={group.id} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}

/** One group: who is in it. */
export function GroupPage() {
  const { t } = useTranslation("members/groups");
  const { number } = useFormats();
  const { groupId = "" } = useParams({ strict: false });
  const editable = can(useSession(), "people.edit");
  return (
    <>
      <BackLink>
        <Link to="/admin/groups">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      <QueryState query={useQuery(groupQuery(groupId))} skeleton={<FormSkeleton fields={3} />}>
        {(group) => (
          <>
            <PageTitle
              title={group.name}
              lead={t("members", { count: group.members, amount: number(group.members) })}
              actions={editable ? <GroupActions group={group} /> : null}
            />
            <People group={group} editable={editable} />
          </>
        )}
      </QueryState>
    </>
  );
}
