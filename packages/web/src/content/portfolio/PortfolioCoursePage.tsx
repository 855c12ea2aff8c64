import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { useDurationWords } from "../../learning/items/use-duration-words.ts";
import { Button } from "../../ui/controls/button.ts";
import { CoverImage } from "../../ui/cover/CoverImage.tsx";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { PortfolioFrame } from "./PortfolioFrame.tsx";
import classes from "./portfolio.module.css";
import { type PortfolioCourse, shownCourseQuery } from "./portfolio.queries.ts";
import { StartCourse } from "./StartCourse.tsx";

function Contents({ course }: { course: PortfolioCourse }) {
  const { t } = useTranslation("content/portfolio");
  if (course.chapters.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{t("contents")}</h2>
      <ol className={classes.chapters}>
        {course.chapters.map(({ title, parts }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two chapters may share their name
          <li className="p-8-0" key={index}>
            <span className="block break">{title}</span>
            {parts > 0 ? <span className="dim block break">{t("parts", { count: parts })}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** §routes#portfolio-course portfolio-course/{slug}: a course, for anybody who may want to take it. */
export function PortfolioCoursePage() {
  const { t } = useTranslation("content/portfolio");
  const words = useDurationWords();
  const { slug = "" } = useParams({ strict: false }) as { slug?: string };
  const query = useQuery(shownCourseQuery(slug, useLocale()));
  return (
    <PortfolioFrame query={query} goneText={t("gone.course")}>
      {({ course }) => (
        <>
          <BackLink>
            <Link to="/portfolio">
              <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
              {t("all")}
            </Link>
          </BackLink>
          <div className={classes.course}>
            <div>
              <PageTitle title={course.title} lead={course.minutes > 0 ? words(course.minutes) : undefined} />
              {course.summary ? <p className={classes.lead}>{course.summary}</p> : null}
              <StartCourse course={course} />
            </div>
            <div className="r-16 clipped">
              <CoverImage id={course.id} src={course.coverUrl} alt="" eager />
            </div>
          </div>
          {course.description
            .split(/\n\s*\n/)
            .filter((part) => part.trim())
            .map((part) => (
              <p key={part} className={classes.text}>
                {part.trim()}
              </p>
            ))}
          <Contents course={course} />
          <p className={classes.foot}>
            <Button component={Link} to="/portfolio" variant="subtle">
              {t("all")}
            </Button>
          </p>
        </>
      )}
    </PortfolioFrame>
  );
}
