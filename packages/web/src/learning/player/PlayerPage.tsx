import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { activityPath, coursePath } from "../items/learn-links.ts";
import { BareBar } from "./frame/BareBar.tsx";
import { ClosedActivity } from "./frame/ClosedActivity.tsx";
import classes from "./frame/player.module.css";
import { StageSkeleton } from "./frame/StageSkeleton.tsx";
import { wentOn } from "./neighbours.ts";
import { Player } from "./Player.tsx";
import { type ActivityPlace, knownAhead, longestWait, openQuery } from "./player.queries.ts";
import { outboxOf } from "./progress/open-outbox.ts";

const nothing = () => undefined;

type Props = {
  place: ActivityPlace;
  personId: string;
  /** Media of others may be loaded without asking. */
  consent: boolean;
};

/**
 * §learning#player Activity player screens: one activity over the whole screen, and the way through its course. What was fetched ahead
 * is shown at once, while its sitting opens. A place has a page of its own.
 */
export function PlayerPage({ place, personId, consent }: Props) {
  const { t } = useTranslation("learning/player");
  const navigate = useNavigate();
  const outbox = outboxOf(personId);
  const queries = useQueryClient();
  // Answers of a test that a killed tab left are sent, whatever is opened.
  useEffect(
    () =>
      void import("./progress/answers/open-answers.ts")
        .then(({ answersOf }) => answersOf(personId))
        .catch(nothing),
    [personId],
  );
  const [ahead] = useState(() => knownAhead(queries, place));
  const [shownAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, error, refetch } = useQuery(openQuery(place, outbox));
  const { courseId, trailId } = place;
  const goTo = useCallback(
    (order: number) => void navigate({ to: activityPath(courseId, order, trailId) }),
    [navigate, courseId, trailId],
  );
  const again = useCallback(() => void refetch(), [refetch]);

  const [first, setFirst] = useState<string>();
  if (data && first === undefined) setFirst(data.sittingId);
  // Gone on with on another device since it was fetched, it begins there, unless somebody has read on here meanwhile.
  const elsewhere = ahead && data && wentOn(ahead, data) && dataUpdatedAt - shownAt < longestWait;
  // The first sitting belongs to what is on the screen already; another one begins anew.
  const stays = ahead && !elsewhere && (data ? data.sittingId === (first ?? data.sittingId) : !error);
  const opened = stays ? ahead : data;

  if (opened)
    return (
      <Player
        key={stays ? "ahead" : data?.sittingId}
        place={place}
        opened={opened}
        begun={data}
        outbox={outbox}
        personId={personId}
        consent={consent}
        goTo={goTo}
        reopen={again}
      />
    );
  const closed = isRefused(error) && (error.status === 404 || error.status === 409);
  return (
    <div className={classes.player}>
      <BareBar to={coursePath(place)} title={t(error ? "closed.title" : "loading")} />
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
