import type { GameData } from "@trilha/contract/learning/games/content.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME } from "../../../i18n/locales.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { withLanguage } from "../activity/content-change.ts";
import { useBuilder } from "../builder/builder-context.ts";
import type { EditorProps } from "./editor-props.ts";
import { GapField } from "./GapField.tsx";
import { PlayedFields } from "./PlayedFields.tsx";
import { useGameFaults } from "./use-game-faults.ts";

type Data = GameData<"drag_the_words">;
const most = 12;
const longest = 60;

/** A text with gaps, and words that belong into none of them. */
export function DragTheWordsEditor({ data, onChange }: EditorProps<Data>) {
  const { t } = useTranslation("learning/authoring");
  const { locale, readOnly, draft } = useBuilder();
  const faultsOf = useGameFaults();
  const [typed, setTyped] = useState<{ locale: string; text: string }>();
  const label = t("game.words.others");
  return (
    <>
      <GapField
        texts={data.texts}
        typedIn={false}
        onChange={(texts, key) => onChange({ ...data, texts }, key)}
      />
      <TextInput
        id="game-others"
        label={draft.locales.length > 1 ? `${label} (${LANGUAGE_NAME[locale]})` : label}
        description={t("game.words.othersHelp")}
        lang={locale}
        readOnly={readOnly}
        error={faultsOf(null, "game_other_is_right")[0]}
        value={typed?.locale === locale ? typed.text : (data.others[locale] ?? []).join(", ")}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped({ locale, text });
          const words = text
            .split(",")
            .map((word) => word.trim().slice(0, longest))
            .filter(Boolean)
            .slice(0, most);
          const others = withLanguage(data.others, locale, words.length > 0 ? words : undefined);
          onChange({ ...data, others }, `others.${locale}`);
        }}
        onBlur={() => setTyped(undefined)}
      />
      <PlayedFields
        played={data}
        mixes={false}
        onChange={(played, key) => onChange({ ...data, ...played }, key)}
      />
    </>
  );
}
