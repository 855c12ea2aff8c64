import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { CourseCard } from "./CourseCard.tsx";
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
