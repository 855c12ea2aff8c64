import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { PortfolioFrame } from "./PortfolioFrame.tsx";
import classes from "./portfolio.module.css";
import { teamQuery } from "./portfolio.queries.ts";

/** §routes#about-team about-team: who is behind the programme. */
export function TeamPage() {
  const { t } = useTranslation("content/portfolio");
  return (
    <PortfolioFrame query={useQuery(teamQuery(useLocale()))}>
      {({ title, text, people }) => (
        <>
          <PageTitle title={title} />
          {text
            .split(/\n\s*\n/)
            .filter((part) => part.trim())
            .map((part) => (
              <p key={part} className={classes.text}>
                {part.trim()}
              </p>
            ))}
          <ul className={classes.people} aria-label={t("team")}>
            {people.map(({ name, role, about, pictureUrl }) => (
              <li key={`${name} ${role}`}>
                {pictureUrl ? (
                  <img src={pictureUrl} alt="" loading="lazy" />
                ) : (
                  <span className={classes.letter} aria-hidden="true">
                    {name.slice(0, 1)}
                  </span>
                )}
                <h2 className="mb-6 text-18 leading-13 break">{name}</h2>
                {role ? <p className="dim mb-8">{role}</p> : null}
                {about ? <p className="mb-8">{about}</p> : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </PortfolioFrame>
  );
}
