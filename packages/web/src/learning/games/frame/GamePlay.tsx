import { IconVolume, IconVolumeOff } from "@tabler/icons-react";
import type { Move } from "@trilha/contract/learning/games/moves.ts";
import type { ShownGame } from "@trilha/contract/learning/games/shown.ts";
import type { GameEnd } from "@trilha/contract/learning/games/state.ts";
import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Progress } from "../../../ui/controls/progress.ts";
import { Bone, Loading } from "../../../ui/state/Skeletons.tsx";
import type { Told } from "../board.ts";
import { boardOf } from "../boards.ts";
import { useCues, useSound } from "../feedback/use-cues.ts";
import { Errors } from "./Errors.tsx";
import classes from "./game.module.css";
import { useSaid } from "./use-said.ts";

export interface GameStanding {
  readonly shown: ShownGame;
  readonly errors: number;
  /** Null: as many as it takes. */
  readonly allowedErrors: number | null;
  readonly percent: number;
  readonly end: GameEnd | null;
}
type Props = {
  game: GameStanding;
  told: Told | undefined;
  waiting: readonly Move[];
  onMove: (move: Move) => void;
};

/** A game that is being played: how far it is, errors left, its board, and what is heard of each move. */
export function GamePlay({ game, told, waiting, onMove }: Props) {
  const { t } = useTranslation("learning/games");
  const [sound, setSound] = useSound();
  const cue = useCues();
  const said = useSaid(game, told);
  const { shown, end, percent } = game;

  const heard = useRef(told?.seq);
  useEffect(() => {
    if (!told || heard.current === told.seq) return;
    heard.current = told.seq;
    if (end !== null) cue(end);
    else if (told.outcome === "right" || told.outcome === "wrong") cue(told.outcome);
    else if (told.outcome === "turned") cue("turn");
  }, [told, end, cue]);

  const Board = boardOf(shown.type);
  return (
    <section className={classes.game} aria-label={t("label")}>
      <div className={classes.head}>
        <Progress className={classes.progress} value={percent} aria-label={t("progress")} />
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
        <Board shown={shown} told={told} waiting={waiting} over={end !== null} onMove={onMove} />
      </Suspense>
      <p className="only-heard" role="status">
        {said}
      </p>
    </section>
  );
}
