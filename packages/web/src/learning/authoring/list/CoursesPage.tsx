import { IconPlus, IconSchool } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../../core/lists/use-list.ts";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { choice, choiceById, type Filter } from "../../../ui/list/filters.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { CoursesNav } from "../CoursesNav.tsx";
import { courseList, KINDS, labelsQuery, STATES } from "../course-office.queries.ts";
import { useCourseRows } from "./use-course-rows.tsx";

const CreateSheet = lazyPart(() =>
  import("./CreateSheet.tsx").then(({ CreateSheet }) => ({ default: CreateSheet })),
);

function useFilters(): readonly Filter[] {
  const { t } = useTranslation("learning/authoring");
  const { t: learning } = useTranslation("learning/items");
  const { locale } = useFormats();
  const labels = useQuery(labelsQuery).data?.items ?? [];
  return [
    choice("kind", t("list.kind"), KINDS, (kind) => learning(`kind.${kind}`)),
    choice("state", t("state.label"), STATES, (one) => t(`state.${one}`)),
    choiceById(
      "labelId",
      t("labels.one"),
      labels,
      ({ kind, name }) => `${t(`labels.kind.${kind}.one`)}: ${textIn(name, locale)}`,
    ),
  ];
}

/** Courses people can learn here: found, begun, opened for editing. */
export function CoursesPage() {
  const { t } = useTranslation("learning/authoring");
  const navigate = useNavigate();

  const [creating, setCreating] = useState(false);

  const list = useList(courseList);

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

      <ListView
        list={list}
        search={t("search")}
        filters={useFilters()}
        shown={(rows, more) => t(more ? "shownMore" : "shown", rows)}
        icon={<IconSchool size={28} stroke={1.6} />}
        empty={{ title: t("empty.title"), text: t("empty.text"), action: begin }}
        none={{ title: t("empty.noneTitle"), text: t("empty.noneText"), clear: t("empty.clear") }}
        rows={useCourseRows(
          (courseId) => void navigate({ to: "/admin/courses/$courseId", params: { courseId } }),
        )}
      />
      {creating ? (
        <Suspense fallback={null}>
          <CreateSheet onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
