import type { GameData } from "@trilha/contract/learning/games/content.ts";
import { useTranslation } from "react-i18next";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import type { EditorProps } from "./editor-props.ts";
import { FaceFields } from "./FaceFields.tsx";
import { Rows } from "./Rows.tsx";

/** Cards with a front and a back. */
export function FlashcardsEditor({ data, onChange }: EditorProps<GameData<"flashcards">>) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  return (
    <>
      <Rows
        id="card"
        title={t("game.cards.title")}
        help={t("game.cards.flashHelp")}
        items={data.cards}
        make={(id) => ({ id, front: { text: {}, fileId: null }, back: { text: {}, fileId: null } })}
        nameOf={(_, index) => t("game.row.card", { number: index + 1 })}
        addLabel={t("game.cards.add")}
        most={60}
        onChange={(cards, key) => onChange({ ...data, cards }, key)}
      >
        {(card, change, name) => (
          <>
            <FaceFields
              id={`card-${card.id}-front`}
              label={t("game.cards.front")}
              of={`${name}, ${t("game.cards.front")}`}
              face={card.front}
              onChange={(front, field) => change({ ...card, front }, field && `front.${field}`)}
            />
            <FaceFields
              id={`card-${card.id}-back`}
              label={t("game.cards.back")}
              of={`${name}, ${t("game.cards.back")}`}
              face={card.back}
              onChange={(back, field) => change({ ...card, back }, field && `back.${field}`)}
            />
          </>
        )}
      </Rows>
      <Toggle
        id="game-shuffle"
        label={t("game.shuffle")}
        description={t("game.cards.shuffleHelp")}
        checked={data.shuffle}
        disabled={readOnly}
        onChange={(event) => onChange({ ...data, shuffle: event.currentTarget.checked })}
      />
    </>
  );
}
