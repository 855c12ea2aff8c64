import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/controls/input.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { LENGTH_LETTERS, lengthOf, lengthWords } from "../edit/length-words.ts";

type Props = { seconds: number | undefined; onChange: (seconds: number | undefined) => void };

/** How long a film lasts, where only a person can tell. */
export function LengthField({ seconds, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const text = typed ?? (seconds === undefined ? "" : lengthWords(seconds));
  const wrong = left && typed !== undefined && typed.trim() !== "" && lengthOf(typed) === undefined;
  return (
    <TextInput
      id="activity-length"
      label={t("video.length")}
      description={t("video.lengthHelp")}
      placeholder="12:30"
      maxLength={LENGTH_LETTERS}
      readOnly={readOnly}
      value={text}
      error={wrong ? t("video.lengthWrong") : undefined}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        setLeft(false);
        const read = lengthOf(next);
        if (read !== undefined || next.trim() === "") onChange(read);
      }}
      onBlur={() => {
        setLeft(true);
        if (typed !== undefined && lengthOf(typed) !== undefined) setTyped(undefined);
      }}
    />
  );
}
