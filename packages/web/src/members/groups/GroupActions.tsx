import { IconFileImport } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { editPeopleGroup, removePeopleGroup } from "@trilha/contract/members/groups/endpoints.ts";
import { groupNameLimit } from "@trilha/contract/members/groups/limits.ts";
import type { PeopleGroup } from "@trilha/contract/members/groups/shapes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { ConfirmAction } from "../../ui/act/ConfirmAction.tsx";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { CommentSheet } from "../../ui/form/CommentSheet.tsx";
import { useGroupsChanged } from "./groups.queries.ts";

/** Acts of staff on a group: bring people in by a file, rename it, remove it. */
export function GroupActions({ group }: { group: PeopleGroup }) {
  const { t } = useTranslation("members/groups");
  const navigate = useNavigate();
  const changed = useGroupsChanged();
  const [renaming, setRenaming] = useState(false);
  const { id, name, version } = group;
  const remove = () =>
    call(removePeopleGroup, { params: { id } }).then(
      () => {
        notice(t("remove.done", { name }));
        changed();
        void navigate({ to: "/admin/groups" });
      },
      (error: Error) => notice(error.message, { kind: "failed" }),
    );
  return (
    <>
      <ConfirmAction
        title={t("remove.title", { name })}
        text={t("remove.text")}
        confirm={t("remove.open")}
        onConfirm={remove}
      >
        {(ask) => (
          <Button variant="default" color="danger" onClick={ask}>
            {t("remove.open")}
          </Button>
        )}
      </ConfirmAction>
      <Button variant="default" onClick={() => setRenaming(true)}>
        {t("rename")}
      </Button>
      <Button
        component={Link}
        to={`/admin/groups/${id}/import`}
        variant="default"
        leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden="true" />}
      >
        {t("import.action")}
      </Button>
      {renaming ? (
        <CommentSheet
          required
          line={{ initial: name, limit: groupNameLimit }}
          title={t("rename")}
          label={t("name")}
          submit={t("save")}
          onClose={() => setRenaming(false)}
          onSay={async (written) => {
            await call(editPeopleGroup, { params: { id }, body: { name: written, version } });
            changed();
            notice(t("saved"));
          }}
        />
      ) : null}
    </>
  );
}
