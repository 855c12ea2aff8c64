import { IconSparkles } from "@tabler/icons-react";
import type { GameContent } from "@trilha/contract/learning/games/play.ts";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { DragAndDropEditor } from "./DragAndDropEditor.tsx";
import { DragTheWordsEditor } from "./DragTheWordsEditor.tsx";
import { EnigmaEditor } from "./EnigmaEditor.tsx";
import classes from "./editor.module.css";
import { exampleOf, isEmptyGame } from "./examples.ts";
import { FillInTheBlanksEditor } from "./FillInTheBlanksEditor.tsx";
import { FindThePairsEditor } from "./FindThePairsEditor.tsx";
import { FlashcardsEditor } from "./FlashcardsEditor.tsx";
import { ThisOrThatEditor } from "./ThisOrThatEditor.tsx";
import { TrueOrFalseEditor } from "./TrueOrFalseEditor.tsx";
import { useGameFaults } from "./use-game-faults.ts";

type Props = { game: GameContent; onChange: (data: GameContent["data"], key?: string) => void };

function Editor({ game, onChange }: Props) {
  switch (game.type) {
    case "drag_and_drop":
      return <DragAndDropEditor data={game.data} onChange={onChange} />;
    case "drag_the_words":
      return <DragTheWordsEditor data={game.data} onChange={onChange} />;
    case "find_the_pairs":
      return <FindThePairsEditor data={game.data} onChange={onChange} />;
    case "this_or_that":
      return <ThisOrThatEditor data={game.data} onChange={onChange} />;
    case "fill_in_the_blanks":
      return <FillInTheBlanksEditor data={game.data} onChange={onChange} />;
    case "true_or_false":
      return <TrueOrFalseEditor data={game.data} onChange={onChange} />;
    case "flashcards":
      return <FlashcardsEditor data={game.data} onChange={onChange} />;
    case "enigma":
      return <EnigmaEditor data={game.data} onChange={onChange} />;
  }
}

/** Fields of a game (§learning#games); an empty one offers an example to start from. */
export function GameFields({ game, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly, draft } = useBuilder();
  const faultsOf = useGameFaults();
  const empty = isEmptyGame(game);
  const general = empty ? [] : faultsOf(null, "game_without_solution", "game_few_pairs");
  return (
    <div className={classes.editor}>
      {empty && !readOnly ? (
        <div className={classes.example}>
          <IconSparkles size={24} stroke={1.6} aria-hidden="true" />
          <p>{t("game.example.text")}</p>
          <Button variant="light" onClick={() => onChange(exampleOf(game, draft.locales))}>
            {t("game.example.fill")}
          </Button>
        </div>
      ) : null}
      {general.map((words) => (
        <p key={words} className="ink-danger text-14">
          {words}
        </p>
      ))}
      <Editor game={game} onChange={onChange} />
    </div>
  );
}
