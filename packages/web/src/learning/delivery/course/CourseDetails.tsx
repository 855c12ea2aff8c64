import type { ActivityType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { completedStates } from "@trilha/contract/learning/delivery/states.ts";
import { useTranslation } from "react-i18next";
import { CoverImage } from "../../../ui/cover/CoverImage.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { FavouriteButton } from "../FavouriteButton.tsx";
import { ActionBar } from "./ActionBar.tsx";
import type { Brings } from "./brings.ts";
import { Celebration } from "./Celebration.tsx";
import { CourseExplanation } from "./CourseExplanation.tsx";
import { CourseSteps } from "./CourseSteps.tsx";
import classes from "./course.module.css";
import { Facts } from "./Facts.tsx";
import { Outline } from "./Outline.tsx";
import { Path } from "./Path.tsx";
import { Standing } from "./Standing.tsx";
import { Unenrol } from "./Unenrol.tsx";

type Props = {
  course: Course;
  trailId: string | undefined;
  prepare: ((type: ActivityType) => void) | undefined;
  brings: Brings | undefined;
};

/** The whole page of a course or trail, once it is here. */
export function CourseDetails({ course, trailId, prepare, brings }: Props) {
  const { t } = useTranslation("learning/delivery");
  const below = (
    <>
      <CourseExplanation course={course} />
      <CourseSteps course={course} />
      {course.kind === "trail" ? <Path trail={course} /> : <Outline course={course} trailId={trailId} />}
      {course.description ? (
        <Card title={t("about")}>
          <p lang={course.locale} className={classes.text}>
            {course.description}
          </p>
        </Card>
      ) : null}
    </>
  );
  return (
    <article className={classes.course}>
      <div className={classes.main}>
        <PageTitle
          title={course.title}
          lead={course.summary ? <span lang={course.locale}>{course.summary}</span> : null}
          lang={course.locale}
        />
        <Celebration course={course} />
        <Standing course={course} />
        {brings?.({ courseId: course.id, trailId, done: completedStates.has(course.state) }, below) ?? below}
      </div>
      <div className={classes.side}>
        <div className={classes.cover}>
          <CoverImage id={course.id} src={course.coverUrl} alt="" ratio="fill" eager />
          <FavouriteButton course={course} />
        </div>
        <ActionBar course={course} trailId={trailId} prepare={prepare} />
        <div className="stack items-start gap-12">
          <Facts course={course} />
          <Unenrol course={course} />
        </div>
      </div>
    </article>
  );
}
