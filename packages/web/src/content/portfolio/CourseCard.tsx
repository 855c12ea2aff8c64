import { Link } from "@tanstack/react-router";
import { useDurationWords } from "../../learning/items/use-duration-words.ts";
import { CoverImage } from "../../ui/cover/CoverImage.tsx";
import classes from "./portfolio.module.css";
import type { Card } from "./portfolio.queries.ts";

/** A course on the first page. */
export function CourseCard({ course, first }: { course: Card; first: boolean }) {
  const words = useDurationWords();
  return (
    <li>
      <Link to="/portfolio-course/$slug" params={{ slug: course.slug }} className={classes.card}>
        <CoverImage id={course.id} src={course.coverUrl} alt="" eager={first} />
        <div className={classes.words}>
          <h2>{course.title}</h2>
          <p>{course.summary}</p>
          {course.minutes > 0 ? <p className={classes.dim}>{words(course.minutes)}</p> : null}
        </div>
      </Link>
    </li>
  );
}
