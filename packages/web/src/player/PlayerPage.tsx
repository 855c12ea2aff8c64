import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../api/problem.ts";
import { ErrorState } from "../ui/state/ErrorState.tsx";
import { BareBar } from "./frame/BareBar.tsx";
import { ClosedActivity } from "./frame/ClosedActivity.tsx";
import classes from "./frame/player.module.css";
import { StageSkeleton } from "./frame/StageSkeleton.tsx";
import { Player } from "./Player.tsx";
import { activityPath, openQuery, type Place } from "./player.queries.ts";
import { outboxOf } from "./progress/open-outbox.ts";

type Props = {
  place: Place;
  personId: string;
  /** Media of others may be loaded without asking. */
  consent: boolean;
};

/** §2 Activity player screens: one activity over the whole screen, and the way through its course. */
export function PlayerPage({ place, personId, consent }: Props) {
  const { t } = useTranslation("player");
  const navigate = useNavigate();
  const outbox = outboxOf(personId);
  const query = useQuery(openQuery(place, outbox));
  const { courseId, trailId } = place;
  const goTo = useCallback(
    (order: number) => void navigate({ to: activityPath({ courseId, order, trailId }) }),
    [navigate, courseId, trailId],
  );
  const { data, error, refetch } = query;
  const again = useCallback(() => void refetch(), [refetch]);

  if (data)
    return (
      <Player
        key={data.sittingId}
        place={place}
        opened={data}
        outbox={outbox}
        consent={consent}
        goTo={goTo}
        reopen={again}
      />
    );
  const closed = isRefused(error) && (error.status === 404 || error.status === 409);
  return (
    <div className={classes.player}>
      <BareBar place={place} title={t(error ? "closed.title" : "loading")} />
      <main id="content" className={classes.stage}>
        {error === null ? (
          <StageSkeleton />
        ) : closed ? (
          <ClosedActivity place={place} refused={error} onRetry={again} />
        ) : (
          <ErrorState
            message={error.message}
            {...(isRefused(error) && error.requestId ? { requestId: error.requestId } : {})}
            onRetry={again}
          />
        )}
      </main>
    </div>
  );
}
