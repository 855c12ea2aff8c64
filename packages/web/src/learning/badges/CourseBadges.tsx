import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Card } from "../../ui/page/Card.tsx";
import { BadgeArt } from "./BadgeArt.tsx";
import classes from "./badges.module.css";
import { courseBadgesQuery } from "./badges.queries.ts";
import { MissingLines } from "./MissingLines.tsx";

type Props = { courseId: string; trailId: string | undefined; done: boolean };

/** §earning-rules#training-points On the page of a course or trail: the badges it counts for, what each asks besides, and those I have by now. */
export function CourseBadges({ courseId, trailId, done }: Props) {
  const { t } = useTranslation("learning/badges");
  const { date } = useFormats();
  // A job weighs what finishing changed: whoever comes back from the last activity asks anew.
  const items = useQuery(courseBadgesQuery(courseId, trailId, done)).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title={t("course.title", { count: items.length })}>
      <ul className={classes.given}>
        {items.map(({ id, name, picture, pictureUrl, awardedAt, missing }) => (
          <li className="flex gap-14" key={id}>
            <BadgeArt picture={picture} url={pictureUrl} locked={awardedAt === null} size={52} />
            <div className="grow shrink break">
              <strong>{name}</strong>
              {awardedAt ? (
                <p>
                  {t("own.since", { day: date(new Date(awardedAt)) })}
                  {" · "}
                  <Link to="/profile/badges">{t("course.mine")}</Link>
                </p>
              ) : missing.length === 0 ? (
                <p>{t(done ? "course.soon" : "course.brings")}</p>
              ) : (
                <>
                  <p>{t(done ? "course.left" : "course.besides")}</p>
                  <MissingLines missing={missing} label={t("own.missing", { badge: name })} />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
