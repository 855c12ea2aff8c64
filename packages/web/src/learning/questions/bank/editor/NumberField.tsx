import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWriting } from "../../../../core/writing/writing-context.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { TextInput } from "../../../../ui/controls/input.ts";
import { numberOf, numberText } from "../body/written-number.ts";

type Props = {
  id: string;
  label: string;
  description?: string;
  value: number;
  minimum?: number;
  maximum?: number;
  whole?: boolean;
  error?: string | undefined;
  onChange: (value: number) => void;
};

/** Longest number as typed, with its separators. */
const TYPED = 24;

/** A number as people type it; what is none is said at once and not kept. */
export function NumberField(props: Props) {
  const { id, label, description, value, minimum, maximum, whole = false, error, onChange } = props;
  const { t } = useTranslation("learning/questions/bank");
  const locale = useLocale();
  const { readOnly } = useWriting();
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => {
    const number = numberOf(text);
    const fine =
      number !== undefined &&
      (!whole || Number.isInteger(number)) &&
      number >= (minimum ?? number) &&
      number <= (maximum ?? number);
    return fine ? number : undefined;
  };
  const wrong =
    typed !== undefined && read(typed) === undefined
      ? minimum === undefined
        ? t("number.wrong")
        : t("number.between", { minimum, maximum })
      : undefined;
  return (
    <TextInput
      id={id}
      label={label}
      description={description}
      inputMode="decimal"
      maxLength={TYPED}
      readOnly={readOnly}
      value={typed ?? numberText(value, locale)}
      error={wrong ?? error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        const number = read(event.currentTarget.value);
        if (number !== undefined) onChange(number);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
