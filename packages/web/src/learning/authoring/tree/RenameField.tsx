import { courseTextLimits } from "@trilha/contract/learning/delivery/limits.ts";
import { useState } from "react";
import { TextInput } from "../../../ui/controls/input.ts";

type Props = {
  label: string;
  value: string;
  lang: string;
  onDone: (text: string | undefined) => void;
};

/** A name written where it stands: Enter keeps it, Escape leaves it as it was. */
export function RenameField({ label, value, lang, onDone }: Props) {
  const [text, setText] = useState(value);
  return (
    <TextInput
      aria-label={label}
      lang={lang}
      size="sm"
      maxLength={courseTextLimits.title}
      autoFocus
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => onDone(text.trim() || undefined)}
      onKeyDown={(event) => {
        if (event.key === "Enter") onDone(text.trim() || undefined);
        if (event.key === "Escape") onDone(undefined);
      }}
    />
  );
}
