import { IconChevronRight, IconMailOpened } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { useSession } from "../../session/session.queries.ts";
import { CoverImage } from "../../ui/cover/CoverImage.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { OfflineNotice } from "../../ui/state/OfflineNotice.tsx";
import { Bone, Loading } from "../../ui/state/Skeletons.tsx";
import { CampaignNow } from "./CampaignNow.tsx";
import { DayCard, DrillBanner } from "./Drills.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import classes from "./home.module.css";
import { type Home, homeQuery, useHomeSettled } from "./home.queries.ts";
import { Learning } from "./Learning.tsx";
import { News } from "./News.tsx";
import { Standing } from "./Standing.tsx";
import { Tasks } from "./Tasks.tsx";

function Content({ home }: { home: Home }) {
  const { selectedClient } = useSession();
  return (
    <div className={classes.grid}>
      <div className={classes.column}>
        <DrillBanner />
        <FirstSteps steps={home.firstSteps} />
        <CampaignNow />
        {home.welcome ? <Welcome welcome={home.welcome} id={selectedClient?.id ?? "trilha"} /> : null}
        <DayCard />
        <Learning />
        <Tasks tasks={home.tasks} />
        <News news={home.news} />
      </div>
      <Standing completeness={home.profileCompleteness} place={home.workplace} />
    </div>
  );
}

/** Programmes that wait for an answer. */
function Invited({ count }: { count: number }) {
  const { t } = useTranslation("home/home");
  const { t: shell } = useTranslation("shell");
  const { number } = useFormats();
  return (
    <Link to="/invitations" className={`${classes.task} ${classes.invited}`}>
      <span className={classes.taskIcon}>
        <IconMailOpened size={22} stroke={1.7} aria-hidden="true" />
      </span>
      <span className={classes.taskWords}>
        <strong>{shell("shell.invitations", { amount: number(count) })}</strong>
        <span>{t("invited")}</span>
      </span>
      <IconChevronRight size={20} stroke={1.7} aria-hidden="true" className="rigid dim" />
    </Link>
  );
}

/** Home of a person: profile, standing, tasks and news. */
export function HomePage() {
  const { t } = useTranslation("home/home");
  const { day } = useFormats();
  const session = useSession();
  const { firstName, pendingInvitations } = session;
  const { data, error, refetch, dataUpdatedAt } = useQuery(homeQuery);
  const settled = useHomeSettled(session);
  return (
    <>
      <PageTitle title={t("greeting", { name: firstName })} lead={day(new Date())} />
      <OfflineNotice since={data ? new Date(dataUpdatedAt) : undefined} />
      {pendingInvitations > 0 ? <Invited count={pendingInvitations} /> : null}
      {data && settled ? (
        <Content home={data} />
      ) : error ? (
        <ErrorState
          message={error.message}
          requestId={isRefused(error) ? error.requestId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <HomeSkeleton />
      )}
    </>
  );
}

type Props = { welcome: NonNullable<Home["welcome"]>; id: string };

/** The client's own words, with its picture or a drawing in its colours. */
function Welcome({ welcome, id }: Props) {
  return (
    <section className={classes.welcome}>
      <div className={classes.welcomeWords}>
        <h2>{welcome.title}</h2>
        <p>{welcome.text}</p>
      </div>
      <div className={classes.welcomePicture}>
        <CoverImage id={id} src={welcome.imageUrl} alt="" ratio="fill" eager />
      </div>
    </section>
  );
}

/** Home's own shape while it is on its way. */
function HomeSkeleton() {
  return (
    <Loading>
      <div className={classes.grid}>
        <div className={classes.column}>
          <Bone height={200} />
          <Bone height={76} />
          <Bone height={76} />
          <Bone height={180} />
        </div>
        <Bone height={280} />
      </div>
    </Loading>
  );
}
