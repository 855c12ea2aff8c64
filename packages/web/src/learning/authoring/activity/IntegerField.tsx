import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/controls/input.ts";
import { countDigits } from "../../../ui/form/digits.ts";
import { useBuilder } from "../builder/builder-context.ts";

type Props = {
  id?: string;
  label: string;
  description?: string;
  value: number;
  minimum: number;
  maximum: number;
  error?: string | undefined;
  onChange: (value: number) => void;
};

/** A whole number between two others, kept only while it is one. */
export function IntegerField(props: Props) {
  const { id, label, description, value, minimum, maximum, error, onChange } = props;
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  const [typed, setTyped] = useState<string>();
  const fine = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
  return (
    <TextInput
      id={id}
      label={label}
      description={description}
      inputMode="numeric"
      maxLength={countDigits(maximum)}
      readOnly={readOnly}
      value={typed ?? String(value)}
      error={typed !== undefined && !fine(typed) ? t("rule.between", { minimum, maximum }) : error}
      onChange={(event) => {
        const text = event.currentTarget.value.trim();
        setTyped(text);
        if (fine(text)) onChange(Number(text));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
