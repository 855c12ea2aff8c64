import type { GameData } from "@trilha/contract/learning/games/content.ts";
import { useTranslation } from "react-i18next";
import type { EditorProps } from "./editor-props.ts";
import { FaceFields } from "./FaceFields.tsx";
import { PlayedFields } from "./PlayedFields.tsx";
import { Rows } from "./Rows.tsx";

/** Two faces that belong together, as often as wanted. */
export function FindThePairsEditor({ data, onChange }: EditorProps<GameData<"find_the_pairs">>) {
  const { t } = useTranslation("learning/authoring");
  return (
    <>
      <Rows
        id="pair"
        title={t("game.pairs.title")}
        help={t("game.pairs.help")}
        items={data.pairs}
        make={(id) => ({ id, one: { text: {}, fileId: null }, other: { text: {}, fileId: null } })}
        nameOf={(_, index) => t("game.row.pair", { number: index + 1 })}
        addLabel={t("game.pairs.add")}
        most={12}
        onChange={(pairs, key) => onChange({ ...data, pairs }, key)}
      >
        {(pair, change, name) => (
          <>
            <FaceFields
              id={`pair-${pair.id}-one`}
              label={t("game.pairs.one")}
              of={`${name}, ${t("game.pairs.one")}`}
              face={pair.one}
              onChange={(one, field) => change({ ...pair, one }, field && `one.${field}`)}
            />
            <FaceFields
              id={`pair-${pair.id}-other`}
              label={t("game.pairs.other")}
              of={`${name}, ${t("game.pairs.other")}`}
              face={pair.other}
              onChange={(other, field) => change({ ...pair, other }, field && `other.${field}`)}
            />
          </>
        )}
      </Rows>
      <PlayedFields
        played={data}
        mixes={false}
        onChange={(played, key) => onChange({ ...data, ...played }, key)}
      />
    </>
  );
}
