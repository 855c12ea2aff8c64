import { IconArrowLeft, IconCalendarOff, IconLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { LockLink } from "../../../members/eligibility/LockLink.tsx";
import { useAudienceLockWords } from "../../../members/eligibility/use-audience-lock-words.ts";
import { Avatar } from "../../../ui/controls/Avatar.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { CoverImage } from "../../../ui/cover/CoverImage.tsx";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { ownLink } from "../../../ui/page/own-link.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { Bone, Loading } from "../../../ui/state/Skeletons.tsx";
import { eventQuery } from "../events.queries.ts";
import { RegistrationBadge } from "../RegistrationBadge.tsx";
import { StageBadge } from "../StageBadge.tsx";
import { EventFacts } from "./EventFacts.tsx";
import { EventNotices } from "./EventNotices.tsx";
import classes from "./event.module.css";
import { RegistrationBar } from "./RegistrationBar.tsx";
import { Ticket } from "./Ticket.tsx";

/** Why I cannot register, and for each reason what opens it and where. */
function EventLocks({ locks }: { locks: SessionPage["locks"] }) {
  const { t } = useTranslation("learning/live-sessions");
  const words = useAudienceLockWords();
  if (locks.length === 0) return null;
  return (
    <section className={classes.locks} aria-labelledby="what-opens">
      <h2 className="text-16 weight-650" id="what-opens">
        {t("page.locked")}
      </h2>
      <ul>
        {locks.map((lock) => (
          <li key={lock.kind === "training" ? lock.training.id : lock.kind}>
            <IconLock size={18} stroke={1.8} aria-hidden="true" />
            <span>{words(lock).opens}</span>
            <LockLink lock={lock} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Faces and names of who leads it. */
function Hosts({ hosts }: { hosts: SessionPage["hosts"] }) {
  const { t } = useTranslation("learning/live-sessions");
  return (
    <Card title={t("page.hosts")}>
      <ul className="plain flex wrap gap-16-20">
        {hosts.map(({ name, avatarUrl }) => (
          <li key={name} className="row gap-10">
            <Avatar name={name} src={avatarUrl} size={44} />
            <span className="weight-550">{name}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Whole({ event }: { event: SessionPage }) {
  const { t } = useTranslation("learning/live-sessions");
  const { registration, stage, description, ticket, hosts } = event;
  return (
    <article>
      <div className={classes.event}>
        <div className={classes.head}>
          <div className={classes.cover}>
            <CoverImage id={event.id} src={event.coverUrl} alt="" ratio="21 / 9" eager />
          </div>
          <PageTitle
            title={event.title}
            lead={event.summary ? <span lang={event.locale}>{event.summary}</span> : null}
            lang={event.locale}
          />
          <div className="row wrap gap-6-8">
            <StageBadge stage={stage} />
            {registration && stage !== "canceled" ? <RegistrationBadge state={registration} /> : null}
          </div>
          <EventNotices event={event} />
          <EventLocks locks={event.locks} />
        </div>
        <div className={classes.aside}>
          {ticket ? <Ticket event={event} text={ticket} /> : null}
          <EventFacts event={event} />
        </div>
        <div className={classes.main}>
          {description ? (
            <Card title={t("page.about")}>
              <p lang={event.locale} className={classes.text}>
                {description}
              </p>
            </Card>
          ) : null}
          {hosts.length > 0 ? <Hosts hosts={hosts} /> : null}
        </div>
      </div>
      <RegistrationBar event={event} />
    </article>
  );
}

/** An event's own shape while it is on its way. */
function EventBones() {
  return (
    <Loading>
      <div className={classes.event}>
        <div className={classes.head}>
          <Bone height={160} />
          <Bone width="70%" height={32} />
          <Bone width={160} height={24} round />
        </div>
        <div className={classes.aside}>
          <Bone height={220} />
        </div>
        <div className={classes.main}>
          <Bone height={96} />
        </div>
      </div>
    </Loading>
  );
}

/** One event: what, when, where and with whom, whether I can be there, and my ticket (§routes#screen-events Events). */
export function EventPage() {
  const { t } = useTranslation("learning/live-sessions");
  const { eventId } = useParams({ strict: false }) as { eventId: string };
  const query = useQuery(eventQuery(eventId));
  const gone = isRefused(query.error) && query.error.status === 404;
  return (
    <>
      <BackLink>
        <Link {...ownLink("/events")}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      {gone ? (
        <>
          <PageTitle title={t("page.goneTitle")} hidden />
          <EmptyState
            icon={<IconCalendarOff size={28} stroke={1.6} />}
            title={t("page.goneTitle")}
            action={
              <Button component={Link} to="/events">
                {t("page.goneGo")}
              </Button>
            }
          >
            {t("page.goneText")}
          </EmptyState>
        </>
      ) : (
        <QueryState query={query} skeleton={<EventBones />}>
          {(event) => <Whole event={event} />}
        </QueryState>
      )}
    </>
  );
}
