import { IconPlus, IconSchool } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { type Filter, ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { PagedList, rowsOf } from "../../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { CoursesNav } from "../CoursesNav.tsx";
import { coursesQuery, labelsQuery } from "../course-office.queries.ts";
import { CourseRows } from "./CourseRows.tsx";
import { KINDS, queryOf, STATES } from "./course-filters.ts";

const CreateSheet = lazy(() =>
  import("./CreateSheet.tsx").then(({ CreateSheet }) => ({ default: CreateSheet })),
);

function useFilters(): readonly Filter[] {
  const { t } = useTranslation("learning/authoring");
  const { t: learning } = useTranslation("learning/items");
  const { locale } = useFormats();
  const labels = useQuery(labelsQuery).data?.items ?? [];
  const filters = [
    {
      key: "kind",
      label: t("list.kind"),
      options: KINDS.map((value) => ({ value, label: learning(`kind.${value}`) })),
    },
    {
      key: "state",
      label: t("state.label"),
      options: STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      key: "labelId",
      label: t("labels.one"),
      options: labels.map(({ id, kind, name }) => ({
        value: id,
        label: `${t(`labels.kind.${kind}.one`)}: ${textIn(name, locale)}`,
      })),
    },
  ];
  return filters.filter(({ options }) => options.length > 0);
}

/** What people can learn here: found, begun, opened for editing. */
export function CoursesPage() {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const navigate = useNavigate();
  const [values, change] = useUrlFilters();
  const [creating, setCreating] = useState(false);
  const filters = queryOf(values);
  const list = useInfiniteQuery(coursesQuery(filters));
  const narrowed = Object.keys(filters).length > 0;
  const shown = list.data && !list.isPlaceholderData ? rowsOf(list.data) : undefined;
  const begin = can(useSession(), "courses.edit") ? (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {t("new.action")}
    </Button>
  ) : null;
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} actions={begin} />
      <CoursesNav />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("search")}
        filters={useFilters()}
        summary={
          shown === undefined
            ? " "
            : t(list.hasNextPage ? "shownMore" : "shown", { count: shown, amount: number(shown) })
        }
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconSchool size={28} stroke={1.6} />}
            title={t(narrowed ? "empty.noneTitle" : "empty.title")}
            action={
              narrowed ? (
                <Button
                  variant="light"
                  onClick={() => change({ search: "", kind: "", state: "", labelId: "" })}
                >
                  {t("empty.clear")}
                </Button>
              ) : (
                begin
              )
            }
          >
            {t(narrowed ? "empty.noneText" : "empty.text")}
          </EmptyState>
        }
      >
        {(courses, foot) => (
          <CourseRows
            courses={courses}
            onOpen={(courseId) => void navigate({ to: "/admin/courses/$courseId", params: { courseId } })}
            foot={foot}
          />
        )}
      </PagedList>
      {creating ? (
        <Suspense fallback={null}>
          <CreateSheet onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
