import type { GameData } from "@trilha/contract/games/content.ts";
import { useTranslation } from "react-i18next";
import { Choice } from "../../../ui/switches/Choice.tsx";
import { LocalizedField } from "../../../writing/LocalizedField.tsx";
import type { EditorProps } from "./editor-props.ts";
import { FaceFields } from "./FaceFields.tsx";
import { PlayedFields } from "./PlayedFields.tsx";
import { Rows } from "./Rows.tsx";

/** Statements that are so, or not. */
export function TrueOrFalseEditor({ data, onChange }: EditorProps<GameData<"true_or_false">>) {
  const { t } = useTranslation("course-office");
  return (
    <>
      <Rows
        id="card"
        title={t("game.truth.title")}
        items={data.cards}
        make={(id) => ({ id, text: {}, fileId: null, right: true, why: {} })}
        nameOf={(_, index) => t("game.row.statement", { number: index + 1 })}
        addLabel={t("game.truth.add")}
        most={40}
        onChange={(cards, key) => onChange({ ...data, cards }, key)}
      >
        {(card, change, name) => (
          <>
            <FaceFields
              id={`card-${card.id}`}
              label={t("game.truth.statement")}
              of={name}
              face={card}
              onChange={(face, field) => change({ ...card, ...face }, field)}
            />
            <Choice
              label={t("game.truth.is", { name })}
              value={card.right ? "true" : "false"}
              onChange={(value) => change({ ...card, right: value === "true" })}
              options={[
                { value: "true", label: t("game.truth.true") },
                { value: "false", label: t("game.truth.false") },
              ]}
            />
            <LocalizedField
              id={`card-${card.id}-why`}
              label={t("game.why")}
              description={t("game.whyHelp")}
              maxLength={300}
              rows={2}
              value={card.why}
              onChange={(why) => change({ ...card, why }, "why")}
            />
          </>
        )}
      </Rows>
      <PlayedFields played={data} mixes onChange={(played, key) => onChange({ ...data, ...played }, key)} />
    </>
  );
}
