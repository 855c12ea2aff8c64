import { IconDeviceGamepad2 } from "@tabler/icons-react";
import { gameFaults } from "@trilha/contract/learning/games/check.ts";
import { gameWarnings } from "@trilha/contract/learning/games/picture-words.ts";
import type { GameContent } from "@trilha/contract/learning/games/play.ts";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import classes from "./editor.module.css";
import { GamePreview } from "./GamePreview.tsx";
import { GameContext, type GameWriting } from "./game-context.ts";

/** The fields of a game with the game itself beside them; on a phone it comes up when it is asked for. */
export function GameBench({ game, children }: { game: GameContent; children: ReactNode }) {
  const { t } = useTranslation("learning/authoring");
  const { draft, known } = useBuilder();
  const phone = useIsPhone();
  const [trying, setTrying] = useState(false);
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const writing = useMemo<GameWriting>(
    () => ({
      faults: [...gameFaults(game, draft.defaultLocale), ...gameWarnings(game, draft.defaultLocale)],
      urlOf: (fileId) => {
        if (fileId === null) return undefined;
        return urls.get(fileId) ?? known.files.find(({ id }) => id === fileId)?.url ?? undefined;
      },
      sent: (fileId, url) => {
        if (url) setUrls((before) => new Map([...before, [fileId, url]]));
      },
    }),
    [game, draft.defaultLocale, urls, known.files],
  );
  return (
    <GameContext value={writing}>
      <div className={classes.bench}>
        <div className="shrink">{children}</div>
        {phone ? (
          <>
            <div className={classes.try}>
              <Button
                fullWidth
                size="md"
                leftSection={<IconDeviceGamepad2 size={20} stroke={1.7} aria-hidden="true" />}
                onClick={() => setTrying(true)}
              >
                {t("game.preview.try")}
              </Button>
            </div>
            <Sheet opened={trying} onClose={() => setTrying(false)} title={t("game.preview.title")}>
              <GamePreview game={game} bare />
            </Sheet>
          </>
        ) : (
          <GamePreview game={game} />
        )}
      </div>
    </GameContext>
  );
}
