import { IconVolume, IconVolumeOff } from "@tabler/icons-react";
import type { Move } from "@trilha/contract/learning/games/moves.ts";
import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Progress } from "../../../ui/controls/progress.ts";
import { Bone, Loading } from "../../../ui/state/Skeletons.tsx";
import type { MoveFeedback } from "../board.ts";
import { boardOf } from "../boards.ts";
import { useCues, useSound } from "../feedback/use-cues.ts";
import { Errors } from "./Errors.tsx";
import classes from "./game.module.css";
import type { GameStanding } from "./use-announcement.ts";
import { useAnnouncement } from "./use-announcement.ts";

type Props = {
  game: GameStanding;
  feedback: MoveFeedback | undefined;
  waiting: readonly Move[];
  onMove: (move: Move) => void;
};

/** A game that is being played: how far it is, errors left, its board, and what is heard of each move. */
export function GamePlay({ game, feedback, waiting, onMove }: Props) {
  const { t } = useTranslation("learning/games");
  const [sound, setSound] = useSound();
  const cue = useCues();
  const announcement = useAnnouncement(game, feedback);
  const { shown, end, percent } = game;

  const heard = useRef(feedback?.seq);
  useEffect(() => {
    if (!feedback || heard.current === feedback.seq) return;
    heard.current = feedback.seq;
    if (end !== null) cue(end);
    else if (feedback.outcome === "right" || feedback.outcome === "wrong") cue(feedback.outcome);
    else if (feedback.outcome === "turned") cue("turn");
  }, [feedback, end, cue]);

  const Board = boardOf(shown.type);
  return (
    <section className={classes.game} aria-label={t("label")}>
      <div className="row gap-12">
        <Progress className="grow" value={percent} aria-label={t("progress")} />
        {shown.type === "flashcards" ? null : <Errors made={game.errors} allowed={game.allowedErrors} />}
        <ActionIcon size={44} aria-label={t("sound")} aria-pressed={sound} onClick={() => setSound(!sound)}>
          {sound ? (
            <IconVolume size={20} stroke={1.7} aria-hidden="true" />
          ) : (
            <IconVolumeOff size={20} stroke={1.7} aria-hidden="true" />
          )}
        </ActionIcon>
      </div>
      <Suspense
        fallback={
          <Loading>
            <Bone height={260} />
          </Loading>
        }
      >
        <Board shown={shown} feedback={feedback} waiting={waiting} over={end !== null} onMove={onMove} />
      </Suspense>
      <p className="only-heard" role="status">
        {announcement}
      </p>
    </section>
  );
}
