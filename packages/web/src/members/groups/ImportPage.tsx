import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { importLineLimit } from "@trilha/contract/core/imports/limits.ts";
import { importGroupMembers } from "@trilha/contract/members/groups/endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { ImportSteps } from "../../core/imports/ImportSteps.tsx";
import { type ImportCall, useImport } from "../../core/imports/use-import.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { groupQuery } from "./groups.queries.ts";

type Report = Answer<typeof importGroupMembers>;

/** A file of people for a group: checked line by line first, brought in as far as it is right. */
export function ImportPage() {
  const { t } = useTranslation("members/groups");
  const { number } = useFormats();
  const { groupId = "" } = useParams({ strict: false });
  const group = useQuery(groupQuery(groupId));
  const importer = useImport<Report>(["groups"]);
  const name = group.data?.name ?? "";
  const ask: ImportCall<Report> = (body, keys) =>
    call(importGroupMembers, { params: { id: groupId }, body }, { key: keys.of(body) });
  return (
    <>
      <BackLink>
        <Link to="/admin/groups/$groupId" params={{ groupId }}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {name}
        </Link>
      </BackLink>
      <PageTitle title={t("import.title", { name })} lead={t("import.lead")} />
      <QueryState query={group} skeleton={<FormSkeleton fields={2} />}>
        {() => (
          <ImportSteps
            importer={importer}
            ask={ask}
            guide={{
              text: t("import.guide", { lines: number(importLineLimit) }),
              columns: [
                { column: "person", head: t("import.columns.person"), help: t("import.help.person") },
              ],
              templateFile: t("import.templateFile"),
            }}
            words={{
              created: t("import.created"),
              go: (changes) => t("import.go", { count: changes, amount: number(changes) }),
              done: t("import.done"),
            }}
            onward={
              <Button component={Link} to={`/admin/groups/${groupId}`}>
                {t("import.onward")}
              </Button>
            }
          />
        )}
      </QueryState>
    </>
  );
}
