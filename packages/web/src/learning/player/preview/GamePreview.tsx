import { IconDeviceGamepad2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { typed } from "@trilha/contract/learning/authoring/content.ts";
import type { readOfficeCourse } from "@trilha/contract/learning/authoring/endpoints.ts";
import { type GameContent, gameOf } from "@trilha/contract/learning/games/play.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { GameIntro } from "../../games/frame/GameIntro.tsx";
import { GameOver } from "../../games/frame/GameOver.tsx";
import { GamePlay } from "../../games/frame/GamePlay.tsx";
import { usePreview } from "../../games/use-preview.ts";
import { ActivityIcon } from "../../items/ActivityIcon.tsx";
import classes from "../activities/games/stage.module.css";
import { StageSkeleton } from "../frame/StageSkeleton.tsx";
import type { StageProps } from "../stage.ts";
import { judgedHere } from "./judged-here.ts";
import { usePreviewPlace } from "./place-context.ts";
import { previewDraftQuery } from "./preview.queries.ts";

type Draft = Answer<typeof readOfficeCourse>;
type Props = StageProps<"game">;

/** §learning#games: dealt from the draft and judged on the device, by the rules the server judges by. */
export function Stage(props: Props) {
  const { courseId } = usePreviewPlace();
  const query = useQuery(previewDraftQuery(courseId));
  return (
    <QueryState query={query} skeleton={<StageSkeleton />}>
      {(draft) => <Found {...props} course={draft} />}
    </QueryState>
  );
}

function Found({ course, ...props }: Props & { course: Draft }) {
  const activity = course.draft.modules
    .flatMap(({ activities }) => activities)
    .find(({ id }) => id === props.opened.activity.id);
  const game = activity && gameOf(typed(activity));
  return game ? <Game {...props} course={course} game={game} /> : <Unsolved />;
}

function Unsolved() {
  const { t } = useTranslation("learning/player");
  return (
    <EmptyState icon={<IconDeviceGamepad2 size={28} stroke={1.6} />} title={t("preview.unsolvedTitle")}>
      {t("preview.unsolvedText")}
    </EmptyState>
  );
}

function Game({ opened, heard, goTo, course, game }: Props & { course: Draft; game: GameContent }) {
  const { t } = useTranslation("learning/games");
  const { language } = usePreviewPlace();
  const [playing, setPlaying] = useState(false);
  const { standing, feedback, move, again } = usePreview(
    game,
    { locale: language, fallback: course.draft.defaultLocale },
    (fileId) => course.files.find(({ id }) => id === fileId)?.url ?? null,
  );
  const won = standing?.end === "won";
  useEffect(() => {
    if (won) heard(judgedHere(opened, { score: null, verdict: "passed" }));
  }, [won, opened, heard]);
  if (!standing) return <Unsolved />;
  const { next } = opened;
  const goesOn = next !== null && won;
  return (
    <div className={classes.stage} lang={language}>
      {standing.end !== null ? (
        <GameOver
          end={standing.end}
          errors={standing.errors}
          withoutErrors={game.type === "flashcards"}
          practice={false}
        >
          {goesOn ? (
            <Button size="md" onClick={() => goTo(next.order)}>
              {t("over.next")}
            </Button>
          ) : null}
          <Button size="md" variant={goesOn ? "default" : "filled"} onClick={again}>
            {t("over.play")}
          </Button>
        </GameOver>
      ) : playing ? (
        <GamePlay game={standing} feedback={feedback} waiting={[]} onMove={move} />
      ) : (
        <GameIntro
          type={game.type}
          title={opened.activity.title}
          icon={<ActivityIcon type={game.type} size={40} />}
          allowedErrors={standing.allowedErrors}
          practice={false}
          begun={false}
          onStart={() => setPlaying(true)}
        />
      )}
    </div>
  );
}
