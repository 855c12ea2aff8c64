import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { CoverImage } from "../../../ui/cover/CoverImage.tsx";
import type { RowSpec } from "../../../ui/list/ListRows.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { CourseStateBadge } from "../CourseStateBadge.tsx";
import classes from "../course-office.module.css";
import type { CourseItem } from "../course-office.queries.ts";

function useWords() {
  const { t } = useTranslation("learning/authoring");
  const { t: learning } = useTranslation("learning/items");
  const { number, locale, ago } = useFormats();
  return {
    nameOf: ({ title }: CourseItem) => textIn(title, locale) || t("untitled"),
    kindOf: ({ kind, locales }: CourseItem) =>
      [learning(`kind.${kind}`), locales.map((one) => one.slice(0, 2).toUpperCase()).join(", ")].join(" · "),
    learnersOf: ({ learners }: CourseItem) =>
      t("list.learners", { count: learners, amount: number(learners) }),
    finishedOf: ({ finishedPercent }: CourseItem) =>
      finishedPercent === null ? "–" : t("list.percent", { percent: number(finishedPercent) }),
    editedOf: ({ savedAt }: CourseItem) => ago(new Date(savedAt)),
  };
}

function State({ course }: { course: CourseItem }) {
  const { t } = useTranslation("learning/authoring");
  return (
    <span className="inline wrap gap-4-8">
      <CourseStateBadge state={course.state} />
      {course.state === "published" && course.changed ? (
        <span className="small">{t("list.changed")}</span>
      ) : null}
    </span>
  );
}

/** Rows of courses and trails. */
export function useCourseRows(onOpen: (id: string) => void): RowSpec<CourseItem> {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const { nameOf, kindOf, learnersOf, finishedOf, editedOf } = useWords();
  return {
    label: t("title"),
    nameOf: nameOf,
    columns: [
      {
        key: "title",
        label: t("field.title"),
        width: 400,
        cell: (course) => (
          <span className="row gap-12 shrink">
            <span className={classes.thumb}>
              <CoverImage id={course.id} src={course.coverUrl} alt="" />
            </span>
            <NameCell name={nameOf(course)} under={kindOf(course)} />
          </span>
        ),
      },
      { key: "state", label: t("state.label"), width: 210, cell: (course) => <State course={course} /> },
      {
        key: "learners",
        label: t("list.learnersColumn"),
        width: 110,
        numeric: true,
        cell: ({ learners }) => number(learners),
      },
      { key: "finished", label: t("list.finishedColumn"), width: 110, numeric: true, cell: finishedOf },
      {
        key: "edited",
        label: t("list.edited"),
        cell: (course) => <NameCell name={editedOf(course)} under={course.savedBy} />,
      },
    ],
    cardOf: (course) => ({
      under: kindOf(course),
      facts: (
        <>
          <State course={course} />
          <span>
            {learnersOf(course)}
            {course.finishedPercent === null
              ? null
              : ` · ${t("list.finished", { share: finishedOf(course) })}`}
          </span>
          <span className="small">{t("list.editedBy", { name: course.savedBy, ago: editedOf(course) })}</span>
        </>
      ),
    }),
    onOpen: ({ id }) => onOpen(id),
  };
}
