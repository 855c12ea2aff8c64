import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SortableList } from "../../../core/writing/SortableList.tsx";
import { foldText } from "../../../i18n/fold-text.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { type Draft, withShown } from "./office-draft.ts";
import classes from "./portfolio-office.module.css";

type Courses = Draft["courses"];
type Props = { courses: Courses; onChange: (courses: Courses) => void };

/** A switch for every published course; those that are shown can be put in order. */
export function CourseChoice({ courses, onChange }: Props) {
  const { t } = useTranslation("content/portfolio/office");
  const [search, setSearch] = useState("");
  const shown = courses.filter((course) => course.shown);
  const others = courses.filter(
    (course) => !course.shown && foldText(course.title).includes(foldText(search)),
  );
  const one = (course: Courses[number]) => (
    <Toggle
      label={course.title}
      description={
        [course.kind === "trail" ? t("trail") : "", course.forEverybody ? "" : t("notForEverybody")]
          .filter(Boolean)
          .join(" · ") || undefined
      }
      checked={course.shown}
      onChange={(event) => onChange(withShown(courses, course.id, event.currentTarget.checked))}
    />
  );
  return (
    <Card title={t("courses")}>
      <p className="mb-12 dim">{t("coursesHelp")}</p>
      <SortableList
        lines
        label={t("shown")}
        items={shown}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        onChange={(ordered) => onChange([...ordered, ...courses.filter((course) => !course.shown)])}
      >
        {one}
      </SortableList>
      {courses.length > shown.length ? (
        <>
          <TextInput
            id="portfolio-search"
            className={classes.search}
            type="search"
            label={t("search")}
            value={search}
            // Enter looks, it does not save the page around it.
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <ul className={classes.choices} aria-label={t("hidden")}>
            {others.map((course) => (
              <li key={course.id}>{one(course)}</li>
            ))}
          </ul>
        </>
      ) : null}
      {courses.length === 0 ? <p className="mb-12 dim">{t("noCourses")}</p> : null}
    </Card>
  );
}
