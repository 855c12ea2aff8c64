import { IconFileImport, IconUserPlus, IconUsers } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { ListFoot } from "../../../ui/list/ListFoot.tsx";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import type { RowSelection } from "../../../ui/list/selection.ts";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { Answered } from "../../../ui/state/Answered.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { AccessCodes } from "../codes/AccessCodes.tsx";
import { peopleQuery } from "../people.queries.ts";
import { BulkBar } from "./BulkBar.tsx";
import { InviteWaiting } from "./InviteWaiting.tsx";
import { lastList } from "./last-list.ts";
import { PeopleCards } from "./PeopleCards.tsx";
import { PeopleTable } from "./PeopleTable.tsx";
import { queryOf } from "./people-filters.ts";
import { StatusViews } from "./StatusViews.tsx";
import { usePeopleFilters } from "./use-people-filters.ts";

const NOBODY: RowSelection = new Set();

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

/** Everybody of the programme: found, narrowed down, decided on. */
export function PeoplePage() {
  const { t } = useTranslation("members/people");
  const { number } = useFormats();
  const phone = useIsPhone();
  const session = useSession();
  const [values, change] = useUrlFilters();
  const filters = queryOf(values);
  const list = useInfiniteQuery(peopleQuery(filters));
  const [selection, setSelection] = useState(NOBODY);
  const narrowed = Object.keys(filters).length > 0;
  useEffect(() => lastList.keep(values), [values]);

  const ticking = can(session, "people.decide") ? selection : undefined;
  const Rows = phone ? PeopleCards : PeopleTable;
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} actions={<Actions />} />
      <StatusViews values={values} />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("search")}
        filters={usePeopleFilters()}
        actions={
          <>
            {filters.entered && can(session, "people.issue_access_codes") ? (
              <AccessCodes people={{ filter: filters }} />
            ) : null}
            <ExportButton kind="people" params={filters} personal />
          </>
        }
        summary={
          list.data && !list.isPlaceholderData
            ? t(list.hasNextPage ? "shownMore" : "shown", {
                count: list.data.pages.reduce((sum, { items }) => sum + items.length, 0),
                amount: number(list.data.pages.reduce((sum, { items }) => sum + items.length, 0)),
              })
            : " "
        }
      />
      <Answered query={list} skeleton={<ListSkeleton rows={8} />}>
        {({ pages }) => {
          const people = pages.flatMap(({ items }) => items);
          if (people.length === 0) {
            return (
              <EmptyState
                icon={<IconUsers size={28} stroke={1.6} />}
                title={narrowed ? t("empty.noneTitle") : t("empty.title")}
                action={
                  narrowed ? (
                    <Button
                      variant="light"
                      onClick={() => change(Object.fromEntries(Object.keys(values).map((key) => [key, ""])))}
                    >
                      {t("empty.clear")}
                    </Button>
                  ) : (
                    <Actions />
                  )
                }
              >
                {narrowed ? t("empty.noneText") : t("empty.text")}
              </EmptyState>
            );
          }
          return (
            <div aria-busy={list.isPlaceholderData}>
              <Rows
                people={people}
                selection={ticking}
                onSelect={setSelection}
                foot={
                  list.hasNextPage ? (
                    <ListFoot
                      more
                      loading={list.isFetchingNextPage}
                      error={list.isFetchNextPageError ? list.error?.message : undefined}
                      onMore={() => void list.fetchNextPage()}
                    />
                  ) : null
                }
              />
              <BulkBar
                people={people.filter(({ id }) => selection.has(id))}
                onClear={() => setSelection(NOBODY)}
              />
            </div>
          );
        }}
      </Answered>
    </>
  );
}
