import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { PortfolioCard } from "@trilha/contract/content/portfolio/shapes.ts";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { useDurationWords } from "../../learning/items/use-duration-words.ts";
import { CoverImage } from "../../ui/cover/CoverImage.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { PortfolioFrame } from "./PortfolioFrame.tsx";
import classes from "./portfolio.module.css";
import { portfolioQuery } from "./portfolio.queries.ts";

/** §routes#portfolio-group portfolio: what a client shows to anybody. */
export function PortfolioPage() {
  const { t } = useTranslation("content/portfolio");
  const query = useQuery(portfolioQuery(useLocale()));
  return (
    <PortfolioFrame query={query}>
      {({ headline, intro, courses }) => (
        <>
          <PageTitle title={headline} hidden />
          <p className={classes.headline} aria-hidden="true">
            {headline}
          </p>
          {intro ? <p className={classes.lead}>{intro}</p> : null}
          {courses.length > 0 ? (
            <ul className={classes.cards} aria-label={t("courses")}>
              {courses.map((course, index) => (
                <CourseCard key={course.id} course={course} first={index === 0} />
              ))}
            </ul>
          ) : (
            <p>{t("none")}</p>
          )}
        </>
      )}
    </PortfolioFrame>
  );
}

/** A course on the first page. */
function CourseCard({ course, first }: { course: PortfolioCard; first: boolean }) {
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
