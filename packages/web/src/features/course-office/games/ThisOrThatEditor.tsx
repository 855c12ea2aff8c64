import type { GameData } from "@trilha/contract/games/content.ts";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { Choice } from "../../../ui/switches/Choice.tsx";
import { LocalizedField } from "../../../writing/LocalizedField.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import classes from "./editor.module.css";
import type { EditorProps } from "./editor-props.ts";
import { FaceFields } from "./FaceFields.tsx";
import { PlayedFields } from "./PlayedFields.tsx";
import { Rows } from "./Rows.tsx";
import { useGameFaults } from "./use-game-faults.ts";

/** Two sides, and cards that belong to one of them. */
export function ThisOrThatEditor({ data, onChange }: EditorProps<GameData<"this_or_that">>) {
  const { t } = useTranslation("course-office");
  const { locale } = useBuilder();
  const faultsOf = useGameFaults();
  const sideName = (side: "left" | "right") => textIn(data[side], locale) || t(`game.sides.${side}`);
  return (
    <>
      <div className={classes.pair}>
        {(["left", "right"] as const).map((side) => (
          <LocalizedField
            key={side}
            id={`side-${side}`}
            label={t(`game.sides.${side}`)}
            maxLength={60}
            value={data[side]}
            error={data[side][locale] ? undefined : faultsOf(null, "game_part_empty")[0]}
            onChange={(text) => onChange({ ...data, [side]: text }, `side.${side}`)}
          />
        ))}
      </div>
      <Rows
        id="card"
        title={t("game.cards.title")}
        items={data.cards}
        make={(id) => ({ id, text: {}, fileId: null, side: "left" as const, why: {} })}
        nameOf={(_, index) => t("game.row.card", { number: index + 1 })}
        addLabel={t("game.cards.add")}
        most={40}
        onChange={(cards, key) => onChange({ ...data, cards }, key)}
      >
        {(card, change, name) => (
          <>
            <FaceFields
              id={`card-${card.id}`}
              label={t("game.text")}
              of={name}
              face={card}
              onChange={(face, field) => change({ ...card, ...face }, field)}
            />
            <Choice
              label={t("game.sides.belongs", { name })}
              value={card.side}
              onChange={(side) => change({ ...card, side })}
              options={[
                { value: "left", label: sideName("left") },
                { value: "right", label: sideName("right") },
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
