import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { CoverImage } from "../../../ui/cover/CoverImage.tsx";
import { type Column, DataTable } from "../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../ui/list/ItemCards.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { CourseStateBadge } from "../CourseStateBadge.tsx";
import classes from "../course-office.module.css";
import type { CourseItem } from "../course-office.queries.ts";

type Props = { courses: readonly CourseItem[]; onOpen: (id: string) => void; foot: ReactNode };

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
    <span className={classes.badges}>
      <CourseStateBadge state={course.state} />
      {course.state === "published" && course.changed ? (
        <span className={classes.dim}>{t("list.changed")}</span>
      ) : null}
    </span>
  );
}

/** Courses and trails: a dense table at a desk, cards on a phone. */
export function CourseRows({ courses, onOpen, foot }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const phone = useIsPhone();
  const { nameOf, kindOf, learnersOf, finishedOf, editedOf } = useWords();
  if (phone) {
    return (
      <ItemCards
        label={t("title")}
        items={courses.map((course) => ({
          id: course.id,
          title: nameOf(course),
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
              <span className={classes.dim}>
                {t("list.editedBy", { name: course.savedBy, ago: editedOf(course) })}
              </span>
            </>
          ),
        }))}
        onOpen={onOpen}
        foot={foot}
      />
    );
  }
  const columns: readonly Column<CourseItem>[] = [
    {
      key: "title",
      label: t("field.title"),
      width: 400,
      cell: (course) => (
        <span className={classes.named}>
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
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={courses}
      idOf={({ id }) => id}
      nameOf={nameOf}
      onOpen={({ id }) => onOpen(id)}
      foot={foot}
    />
  );
}
