import { Link } from "@tanstack/react-router";
import type { PortfolioCard } from "@trilha/contract/content/portfolio/shapes.ts";
import { useDurationWords } from "../../learning/items/use-duration-words.ts";
import { CoverImage } from "../../ui/cover/CoverImage.tsx";
import classes from "./portfolio.module.css";

/** A course on the first page. */
export function CourseCard({ course, first }: { course: PortfolioCard; first: boolean }) {
  const words = useDurationWords();
  return (
    <li>
      <Link to="/portfolio-course/$slug" params={{ slug: course.slug }} className={classes.card}>
        <CoverImage id={course.id} src={course.coverUrl} alt="" eager={first} />
        <div className="p-16">
          <h2 className="mb-6 text-18 leading-13 break">{course.title}</h2>
          <p className="mb-8">{course.summary}</p>
          {course.minutes > 0 ? <p className="dim mb-8">{words(course.minutes)}</p> : null}
        </div>
      </Link>
    </li>
  );
}
