import { IconPlayerPlay, IconRefresh } from "@tabler/icons-react";
import type { GameContent } from "@trilha/contract/learning/games/play.ts";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Button } from "../../../ui/controls/button.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { GameOver } from "../../games/frame/GameOver.tsx";
import { GamePlay } from "../../games/frame/GamePlay.tsx";
import { usePreview } from "../../games/use-preview.ts";
import { useBuilder } from "../builder/builder-context.ts";
import classes from "./editor.module.css";
import { useGameWriting } from "./game-context.ts";

/** The game as it stands, to be played. */
export function GamePreview({ game, bare = false }: { game: GameContent; bare?: boolean }) {
  const { t } = useTranslation("learning/authoring");
  const { t: games } = useTranslation("learning/games");
  const { locale, draft } = useBuilder();
  const { urlOf } = useGameWriting();
  const { standing, feedback, move, again } = usePreview(
    game,
    { locale, fallback: draft.defaultLocale },
    (fileId) => urlOf(fileId) ?? null,
  );
  return (
    <section className={classes.preview} data-bare={bare || undefined} aria-label={t("game.preview.title")}>
      {bare ? null : (
        <header className="row between touch">
          <h2 className="text-16">{t("game.preview.title")}</h2>
          {standing ? (
            <ActionIcon size={40} aria-label={t("game.preview.again")} onClick={again}>
              <IconRefresh size={18} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          ) : null}
        </header>
      )}
      <div className={classes.stage} lang={locale}>
        {!standing ? (
          <EmptyState icon={<IconPlayerPlay size={28} stroke={1.6} />} title={t("game.preview.emptyTitle")}>
            {t("game.preview.emptyText")}
          </EmptyState>
        ) : standing.end !== null ? (
          <GameOver
            end={standing.end}
            errors={standing.errors}
            withoutErrors={game.type === "flashcards"}
            practice={false}
          >
            <Button onClick={again}>{games("over.play")}</Button>
          </GameOver>
        ) : (
          <GamePlay game={standing} feedback={feedback} waiting={[]} onMove={move} />
        )}
      </div>
    </section>
  );
}
