import { IconFileImport, IconUserCheck } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { PagedList, rowsOf } from "../../ui/list/PagedList.tsx";
import type { Selection } from "../../ui/list/selection.ts";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DecideBar } from "./DecideBar.tsx";
import { RequestRows } from "./RequestRows.tsx";
import { TeachingNav } from "./TeachingNav.tsx";
import { requestsQuery } from "./teaching.queries.ts";

const NONE: Selection = new Set();

/** §states#account Approval queue: who asks to be enrolled, over all courses, the longest waiting first. */
export function RequestsPage() {
  const { t } = useTranslation("learning/enrolments");
  const { number } = useFormats();
  const navigate = useNavigate();
  const [values, change] = useUrlFilters();
  const [selection, setSelection] = useState<Selection>(NONE);
  const search = (values.search ?? "").trim().slice(0, 64);
  const list = useInfiniteQuery(requestsQuery(search));
  const shown = list.data && !list.isPlaceholderData ? rowsOf(list.data) : undefined;
  const ticked = (list.data?.pages.flatMap(({ items }) => items) ?? []).filter(({ id }) => selection.has(id));
  return (
    <>
      <PageTitle
        title={t("requests.title")}
        lead={t("requests.lead")}
        actions={
          <Button
            component={Link}
            to="/admin/enrolments/import"
            variant="default"
            leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden="true" />}
          >
            {t("import.action")}
          </Button>
        }
      />
      <TeachingNav />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("searchPeople")}
        summary={shown === undefined ? " " : t("requests.waiting", { count: shown, amount: number(shown) })}
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconUserCheck size={28} stroke={1.6} />}
            title={t(search ? "none.title" : "requests.emptyTitle")}
          >
            {t(search ? "none.text" : "requests.emptyText")}
          </EmptyState>
        }
      >
        {(requests, foot) => (
          <RequestRows
            requests={requests}
            selection={selection}
            onSelect={setSelection}
            onOpen={({ userId }) =>
              void navigate({ to: "/admin/learning-reports/people/$userId", params: { userId } })
            }
            foot={foot}
          />
        )}
      </PagedList>
      <DecideBar part="requests" ids={ticked.map(({ id }) => id)} onDone={() => setSelection(NONE)} />
    </>
  );
}
