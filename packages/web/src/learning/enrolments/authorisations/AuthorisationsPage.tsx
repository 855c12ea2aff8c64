import { IconLock, IconLockOpen } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { Bone, Loading } from "../../../ui/state/Skeletons.tsx";
import classes from "./authorisations.module.css";
import {
  type AuthorisedActivity,
  authorisationsQuery,
  type PersonBefore,
  peopleBeforeQuery,
  useAuthorise,
  useAuthorisePerson,
} from "./authorisations.queries.ts";

const skeleton = (
  <Loading>
    <Bone height={200} />
  </Loading>
);

/** §states#instructor-authorisation: activities that wait for the live instructor, who has reached each, and its switches: for everybody, or for one. */
export function AuthorisationsPage() {
  const { t } = useTranslation("learning/enrolments");
  const courses = useQuery(authorisationsQuery);
  return (
    <>
      <PageTitle title={t("authorisations.title")} lead={t("authorisations.lead")} />
      <QueryState query={courses} skeleton={skeleton}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={<IconLockOpen size={28} stroke={1.6} />} title={t("authorisations.emptyTitle")}>
              {t("authorisations.emptyText")}
            </EmptyState>
          ) : (
            <div className="stack gap-20">
              {items.map(({ id, title, activities }) => (
                <Card key={id} title={title} bare>
                  <ul className={classes.list}>
                    {activities.map((activity) => (
                      <ActivityRow key={activity.id} courseId={id} activity={activity} />
                    ))}
                  </ul>
                </Card>
              ))}
            </div>
          )
        }
      </QueryState>
    </>
  );
}

function ActivityRow({ courseId, activity }: { courseId: string; activity: AuthorisedActivity }) {
  const { t } = useTranslation("learning/enrolments");
  const { number, ago } = useFormats();
  const people = useId();
  const [listed, setListed] = useState(false);
  const { mutate, isPending, error } = useAuthorise(courseId, activity.id);
  const { authorised, authorisedAt, authorisedBy, waiting } = activity;
  const Icon = authorised ? IconLockOpen : IconLock;
  return (
    <li className={classes.activity}>
      <div className={classes.line}>
        <Icon
          size={22}
          stroke={1.7}
          aria-hidden="true"
          className={authorised ? "rigid ink-success" : "rigid dim"}
        />
        <div className={classes.words}>
          <strong>{activity.title}</strong>
          <span className="hint">
            {authorised && authorisedAt
              ? t("authorisations.openSince", { person: authorisedBy, ago: ago(new Date(authorisedAt)) })
              : t("authorisations.closed")}{" "}
            {t("authorisations.waiting", { count: waiting, amount: number(waiting) })}
          </span>
        </div>
        <div className={classes.actions}>
          <Button
            variant="default"
            aria-expanded={listed}
            aria-controls={people}
            onClick={() => setListed(!listed)}
          >
            {t("authorisations.people")}
          </Button>
          <Button
            variant={authorised ? "default" : "filled"}
            loading={isPending}
            aria-label={t(authorised ? "authorisations.closeNamed" : "authorisations.openNamed", {
              activity: activity.title,
            })}
            onClick={() => mutate(!authorised)}
          >
            {t(authorised ? "authorisations.close" : "authorisations.open")}
          </Button>
        </div>
      </div>
      {error ? (
        <p role="alert" className="ink-danger text-14">
          {error.message}
        </p>
      ) : null}
      <div id={people}>{listed ? <People courseId={courseId} activity={activity} /> : null}</div>
    </li>
  );
}

function People({ courseId, activity }: { courseId: string; activity: AuthorisedActivity }) {
  const { t } = useTranslation("learning/enrolments");
  const { number } = useFormats();
  const people = useQuery(peopleBeforeQuery(courseId, activity.id));
  return (
    <QueryState query={people} skeleton={skeleton}>
      {({ items, more }) =>
        items.length === 0 ? (
          <p className="hint">{t("authorisations.nobody")}</p>
        ) : (
          <>
            <ul className={classes.people}>
              {items.map((person) => (
                <Person key={person.id} courseId={courseId} activity={activity} person={person} />
              ))}
            </ul>
            {more ? (
              <p className="hint">{t("authorisations.more", { amount: number(items.length) })}</p>
            ) : null}
          </>
        )
      }
    </QueryState>
  );
}

type PersonProps = { courseId: string; activity: AuthorisedActivity; person: PersonBefore };

/** A person before the activity; while it is closed to the others, it can be opened to them alone. */
function Person({ courseId, activity, person }: PersonProps) {
  const { t } = useTranslation("learning/enrolments");
  const { ago } = useFormats();
  const { id, name, store, lastAt, authorised } = person;
  const { mutate, isPending, error } = useAuthorisePerson(courseId, activity.id, id);
  const facts = [
    store,
    lastAt ? ago(new Date(lastAt)) : t("authorisations.never"),
    authorised && !activity.authorised ? t("authorisations.openToPerson") : null,
  ];
  return (
    <li>
      <span className={classes.words}>
        <strong>{name}</strong>
        <span className="hint">{facts.filter(Boolean).join(" · ")}</span>
        {error ? (
          <span role="alert" className="ink-danger text-14">
            {error.message}
          </span>
        ) : null}
      </span>
      {activity.authorised ? null : (
        <Button
          variant={authorised ? "default" : "light"}
          loading={isPending}
          aria-label={t(authorised ? "authorisations.closePersonNamed" : "authorisations.openPersonNamed", {
            activity: activity.title,
            person: name,
          })}
          onClick={() => mutate(!authorised)}
        >
          {t(authorised ? "authorisations.closePerson" : "authorisations.openPerson")}
        </Button>
      )}
    </li>
  );
}
