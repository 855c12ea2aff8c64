import type { GameData } from "@trilha/contract/learning/games/content.ts";
import { gameTextLimits } from "@trilha/contract/learning/games/limits.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { textIn } from "../../../i18n/text-in.ts";
import { Choice } from "../../../ui/switches/Choice.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import type { EditorProps } from "./editor-props.ts";
import { PileRows } from "./PileRows.tsx";
import { PlayedFields } from "./PlayedFields.tsx";
import { useGameFaults } from "./use-game-faults.ts";

/** Two sides, and cards that belong to one of them. */
export function ThisOrThatEditor({ data, onChange }: EditorProps<GameData<"this_or_that">>) {
  const { t } = useTranslation("learning/authoring");
  const { locale } = useBuilder();
  const faultsOf = useGameFaults();
  const sideName = (side: "left" | "right") => textIn(data[side], locale) || t(`game.sides.${side}`);
  return (
    <>
      <div className="stack align-start pair gap-14">
        {(["left", "right"] as const).map((side) => (
          <LocalizedField
            key={side}
            id={`side-${side}`}
            label={t(`game.sides.${side}`)}
            maxLength={gameTextLimits.side}
            value={data[side]}
            error={data[side][locale] ? undefined : faultsOf(null, "game_part_empty")[0]}
            onChange={(text) => onChange({ ...data, [side]: text }, `side.${side}`)}
          />
        ))}
      </div>
      <PileRows
        title={t("game.cards.title")}
        addLabel={t("game.cards.add")}
        textLabel={t("game.text")}
        cards={data.cards}
        nameOf={(number) => t("game.row.card", { number })}
        make={(card) => ({ ...card, side: "left" as const })}
        onChange={(cards, key) => onChange({ ...data, cards }, key)}
      >
        {(card, change, name) => (
          <Choice
            label={t("game.sides.belongs", { name })}
            value={card.side}
            onChange={(side) => change({ ...card, side })}
            options={[
              { value: "left", label: sideName("left") },
              { value: "right", label: sideName("right") },
            ]}
          />
        )}
      </PileRows>
      <PlayedFields played={data} mixes onChange={(played, key) => onChange({ ...data, ...played }, key)} />
    </>
  );
}
