import { IconCloudOff } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../../api/problem.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { ErrorState } from "../../../../ui/state/ErrorState.tsx";
import { GameIntro } from "../../../games/frame/GameIntro.tsx";
import { GameOver } from "../../../games/frame/GameOver.tsx";
import { GamePlay } from "../../../games/frame/GamePlay.tsx";
import { ActivityIcon } from "../../../items/ActivityIcon.tsx";
import { StageSkeleton } from "../../frame/StageSkeleton.tsx";
import { movesOf } from "../../progress/moves/open-moves.ts";
import type { StageProps } from "../../stage.ts";
import classes from "./stage.module.css";
import { useGame } from "./use-game.ts";

/** How long the last move stays in sight before the end is said, in milliseconds. */
const lastLook = 900;
/** Longest wait for a line that is down when a person leaves, in milliseconds. */
const longestWait = 3_000;

/** §learning#games: what it is, the game, how it ended; judged by the server, which holds it for any device. */
export function Stage({
  content,
  opened,
  sittingId,
  personId,
  recorder,
  heard,
  goTo,
  reopen,
}: StageProps<"game">) {
  const { t } = useTranslation("learning/games");
  const { t: player } = useTranslation("learning/player");
  const outbox = movesOf(personId);
  const { asked: query, game, feedback, waiting, stuck, move, again } = useGame({ outbox, sittingId, heard });
  /** The game somebody began here: another one is introduced first. */
  const [playing, setPlaying] = useState<string>();
  const seen = useSeenEnd(game?.id, game?.end ?? null, feedback !== undefined);

  const active = playing !== undefined && game?.end === null;
  useEffect(() => {
    recorder.active(active);
    return () => recorder.active(false);
  }, [recorder, active]);
  useEffect(
    () =>
      recorder.beforeLeaving(() =>
        Promise.race([outbox.flush(), new Promise<void>((resolve) => setTimeout(resolve, longestWait))]),
      ),
    [recorder, outbox],
  );

  if (query.error) {
    // The course began anew, or was moved: another opening knows more.
    const over = isRefused(query.error) && query.error.status === 409;
    return (
      <ErrorState
        message={query.error.message}
        {...(isRefused(query.error) && query.error.requestId ? { requestId: query.error.requestId } : {})}
        onRetry={() => (over ? reopen() : void query.refetch())}
      />
    );
  }
  if (!game) return <StageSkeleton />;
  const { next } = opened;
  return (
    <div className={classes.stage}>
      {game.end !== null && seen ? (
        <GameOver
          end={game.end}
          errors={game.errors}
          withoutErrors={content.type === "flashcards"}
          practice={game.practice}
        >
          {next && game.end === "won" ? (
            <Button size="md" onClick={() => goTo(next.order)}>
              {t("over.next")}
            </Button>
          ) : null}
          <Button
            size="md"
            variant={game.end === "won" && next ? "default" : "filled"}
            loading={again.isPending}
            onClick={() => {
              if (!sittingId) return;
              again.mutate(sittingId, { onSuccess: (fresh) => setPlaying(fresh.id) });
            }}
          >
            {t("over.play")}
          </Button>
          {again.error ? (
            <p className="ink-danger text-14" role="alert">
              {again.error.message}
            </p>
          ) : null}
        </GameOver>
      ) : playing === game.id ? (
        <>
          <GamePlay game={game} feedback={feedback} waiting={waiting} onMove={move} />
          {stuck ? (
            <p className={classes.stuck} role="status">
              <IconCloudOff size={18} stroke={1.8} aria-hidden="true" />
              <span>{t("stuck")}</span>
              <Button size="xs" variant="default" onClick={() => void outbox.flush()}>
                {player("saving.retry")}
              </Button>
            </p>
          ) : null}
        </>
      ) : (
        <GameIntro
          type={content.type}
          title={opened.activity.title}
          icon={<ActivityIcon type={content.type} size={40} />}
          allowedErrors={game.allowedErrors}
          practice={game.practice}
          begun={game.percent > 0 || game.errors > 0}
          onStart={() => setPlaying(game.id)}
        />
      )}
    </div>
  );
}

/** Whether the end may be said: at once where it is found, a moment later where it was played. */
function useSeenEnd(id: string | undefined, end: string | null, played: boolean): boolean {
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setTimeout(() => setSeen(id), played ? lastLook : 0);
    return () => clearTimeout(timer);
  }, [id, end, played]);
  return seen === id;
}
