import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { importGroupMembers } from "@trilha/contract/members/groups/endpoints.ts";
import { defineImport } from "../../core/imports/define-import.ts";
import { ImportSteps } from "../../core/imports/ImportSteps.tsx";
import { ImportFrame, Onward } from "../../core/imports/ImportView.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { groupQuery } from "./groups.queries.ts";

const memberImport = defineImport({
  endpoint: importGroupMembers,
  room: "members/groups",
  columns: ["person"],
  stale: ["groups"],
});

export function ImportPage() {
  const { groupId = "" } = useParams({ strict: false });
  const group = useQuery(groupQuery(groupId));
  const name = group.data?.name ?? "";
  const to = `/admin/groups/${groupId}`;
  return (
    <ImportFrame declared={memberImport} back={{ to, label: name }} name={name}>
      <QueryState query={group} skeleton={<FormSkeleton fields={2} />}>
        {() => (
          <ImportSteps
            declared={memberImport}
            params={{ id: groupId }}
            onward={<Onward declared={memberImport} to={to} />}
          />
        )}
      </QueryState>
    </ImportFrame>
  );
}
