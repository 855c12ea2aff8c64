import { IconPlus, IconUsersGroup } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { createPeopleGroup } from "@trilha/contract/members/groups/endpoints.ts";
import { groupNameLimit } from "@trilha/contract/members/groups/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { CommentSheet } from "../../ui/form/CommentSheet.tsx";
import { ListView } from "../../ui/list/ListView.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { groupList, useGroupsChanged } from "./groups.queries.ts";

/** Groups of people: whom courses, trails and rewards may be for. */
export function GroupsPage() {
  const { t } = useTranslation("members/groups");
  const { number } = useFormats();
  const navigate = useNavigate();
  const keys = useSubmissionKeys();
  const changed = useGroupsChanged();
  const editable = can(useSession(), "people.edit");
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
      <ListView
        list={useList(groupList)}
        search={t("search")}
        icon={<IconUsersGroup size={28} stroke={1.6} />}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
        none={{ title: t("empty.noneTitle"), text: t("empty.noneText"), clear: t("empty.clear") }}
        rows={{
          label: t("title"),
          nameOf: ({ name }) => name,
          columns: [
            { key: "name", label: t("name"), width: 480, cell: ({ name }) => <NameCell name={name} /> },
            { key: "members", label: t("column.members"), cell: ({ members }) => peopleIn(members) },
          ],
          cardOf: ({ members }) => ({ under: peopleIn(members) }),
          onOpen: ({ id }) => open(id),
        }}
      />
      {adding ? (
        <CommentSheet
          required
          line={{ initial: "", limit: groupNameLimit }}
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
