import type { GameData } from "@trilha/contract/learning/games/content.ts";
import type { EditorProps } from "./editor-props.ts";
import { GapField } from "./GapField.tsx";
import { PlayedFields } from "./PlayedFields.tsx";

/** A text with gaps that are typed. */
export function FillInTheBlanksEditor({ data, onChange }: EditorProps<GameData<"fill_in_the_blanks">>) {
  return (
    <>
      <GapField texts={data.texts} typedIn onChange={(texts, key) => onChange({ ...data, texts }, key)} />
      <PlayedFields
        played={data}
        mixes={false}
        onChange={(played, key) => onChange({ ...data, ...played }, key)}
      />
    </>
  );
}
