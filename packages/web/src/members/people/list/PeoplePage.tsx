import { IconFileImport, IconUserPlus, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ageBands } from "@trilha/contract/accounts/identity/age-bands.ts";
import { jobProfiles, roles } from "@trilha/contract/permissions.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useList } from "../../../core/lists/use-list.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { choice, choiceById, type Filter } from "../../../ui/list/filters.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { AccessCodes } from "../codes/AccessCodes.tsx";
import { networkQuery, personList } from "../people.queries.ts";
import { BulkBar } from "./BulkBar.tsx";
import { InviteWaiting } from "./InviteWaiting.tsx";
import { lastList } from "./last-list.ts";
import { StatusViews } from "./StatusViews.tsx";
import { usePeopleRows } from "./use-people-rows.tsx";

function Actions() {
  const { t } = useTranslation("members/people");
  const session = useSession();
  return (
    <>
      {can(session, "people.import") ? (
        <Button
          component={Link}
          to="/admin/people/import"
          variant="default"
          leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden="true" />}
        >
          {t("import.action")}
        </Button>
      ) : null}
      {can(session, "people.invite") ? <InviteWaiting /> : null}
      {can(session, "people.invite") ? (
        <Button
          component={Link}
          to="/admin/people/invite"
          leftSection={<IconUserPlus size={18} stroke={1.7} aria-hidden="true" />}
        >
          {t("invite.action")}
        </Button>
      ) : null}
    </>
  );
}

/** People of the programme: found, narrowed down, decided on. */
export function PeoplePage() {
  const { t } = useTranslation("members/people");
  const session = useSession();
  const list = useList(personList);
  const { values, filters } = list;
  useEffect(() => lastList.keep(values), [values]);
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} actions={<Actions />} />
      <StatusViews values={values} />
      <ListView
        list={list}
        search={t("search")}
        filters={usePeopleFilters()}
        tools={
          <>
            {filters.entered && can(session, "people.issue_access_codes") ? (
              <AccessCodes people={{ filter: filters }} />
            ) : null}
            <ExportButton kind="people" params={filters} personal />
          </>
        }
        shown={(rows, more) => t(more ? "shownMore" : "shown", rows)}
        icon={<IconUsers size={28} stroke={1.6} />}
        empty={{ title: t("empty.title"), text: t("empty.text"), action: <Actions /> }}
        none={{ title: t("empty.noneTitle"), text: t("empty.noneText"), clear: t("empty.clear") }}
        rows={usePeopleRows()}
        bulk={
          can(session, "people.decide")
            ? (ticked, untick) => <BulkBar people={ticked} onClear={untick} />
            : undefined
        }
      />
    </>
  );
}

/** Filters of the list of people. */
function usePeopleFilters(): readonly Filter[] {
  const { t } = useTranslation("members/people");
  const { t: ui } = useTranslation("shell");
  const locale = useLocale();
  const session = useSession();
  const groups = useQuery(networkQuery).data?.groups ?? [];
  return [
    choice("role", t("column.role"), roles, (role) => ui(`words.role.${role}`)),
    choice("jobProfile", t("column.jobProfile"), jobProfiles, (job) => ui(`words.jobProfile.${job}`)),
    choice("country", t("column.country"), session.countries, (code) => countryName(code, locale)),
    choiceById("groupId", t("column.group"), groups, ({ name }) => name),
    ...(can(session, "people.read_personal")
      ? [choice("ageBand", t("column.ageBand"), ageBands, (band) => ui(`words.ageBand.${band}`))]
      : []),
  ];
}
