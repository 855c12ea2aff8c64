import type { GameData } from "@trilha/contract/learning/games/content.ts";
import { useTranslation } from "react-i18next";
import { Choice } from "../../../ui/switches/Choice.tsx";
import type { EditorProps } from "./editor-props.ts";
import { PileRows } from "./PileRows.tsx";
import { PlayedFields } from "./PlayedFields.tsx";

/** Statements that are so, or not. */
export function TrueOrFalseEditor({ data, onChange }: EditorProps<GameData<"true_or_false">>) {
  const { t } = useTranslation("learning/authoring");
  return (
    <>
      <PileRows
        title={t("game.truth.title")}
        addLabel={t("game.truth.add")}
        textLabel={t("game.truth.statement")}
        cards={data.cards}
        nameOf={(number) => t("game.row.statement", { number })}
        make={(card) => ({ ...card, right: true })}
        onChange={(cards, key) => onChange({ ...data, cards }, key)}
      >
        {(card, change, name) => (
          <Choice
            label={t("game.truth.is", { name })}
            value={card.right ? "true" : "false"}
            onChange={(value) => change({ ...card, right: value === "true" })}
            options={[
              { value: "true", label: t("game.truth.true") },
              { value: "false", label: t("game.truth.false") },
            ]}
          />
        )}
      </PileRows>
      <PlayedFields played={data} mixes onChange={(played, key) => onChange({ ...data, ...played }, key)} />
    </>
  );
}
