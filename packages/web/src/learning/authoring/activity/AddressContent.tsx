import { useState } from "react";
import { TextInput } from "../../../ui/controls/input.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { type PerLanguage, withLanguage } from "./content-change.ts";
import { Fallback } from "./Fallback.tsx";

type Props = {
  label: string;
  description: string;
  values: Readonly<PerLanguage<string>>;
  /** Value kept of the typed text; undefined: the text is no address yet. */
  read: (text: string) => string | undefined;
  wrong: string;
  maxLength: number;
  onChange: (values: PerLanguage<string>) => void;
};

/** An address or an id per language; what is not whole yet stays in the field and is not kept. */
export function AddressContent({ label, description, values, read, wrong, maxLength, onChange }: Props) {
  const { locale, readOnly } = useBuilder();
  const [typed, setTyped] = useState<{ locale: string; text: string }>();
  const [left, setLeft] = useState(false);
  const here = typed?.locale === locale ? typed.text : undefined;
  const bad = here !== undefined && here.trim() !== "" && read(here) === undefined;
  return (
    <>
      <TextInput
        id="activity-content"
        label={label}
        description={description}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maxLength}
        readOnly={readOnly}
        value={here ?? values[locale] ?? ""}
        error={left && bad ? wrong : undefined}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped({ locale, text });
          setLeft(false);
          const address = read(text);
          if (address !== undefined || text.trim() === "") onChange(withLanguage(values, locale, address));
        }}
        onBlur={() => setLeft(true)}
      />
      <Fallback values={values} />
    </>
  );
}
