import type { Difficulty } from "@trilha/contract/questions/kinds.ts";
import { useTranslation } from "react-i18next";
import { NativeSelect } from "../../ui/controls/input.ts";
import { DIFFICULTIES } from "./kinds.ts";

type Props = {
  id: string;
  value: Difficulty | undefined;
  /** What stands where none is chosen; without it one always is. */
  none?: string;
  disabled?: boolean;
  onChange: (difficulty: Difficulty | undefined) => void;
};

/** How hard a question is. */
export function DifficultyField({ id, value, none, disabled = false, onChange }: Props) {
  const { t } = useTranslation("question-bank");
  return (
    <NativeSelect
      id={id}
      label={t("difficulty.label")}
      disabled={disabled}
      value={value === undefined ? "" : String(value)}
      onChange={(event) => {
        const chosen = Number(event.currentTarget.value);
        onChange(DIFFICULTIES.find((one) => one === chosen));
      }}
      data={[
        ...(none === undefined ? [] : [{ value: "", label: none }]),
        ...DIFFICULTIES.map((one) => ({ value: String(one), label: t(`difficulty.${one}`) })),
      ]}
    />
  );
}
