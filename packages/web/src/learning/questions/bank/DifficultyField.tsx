import type { Difficulty } from "@trilha/contract/learning/questions/kinds.ts";
import { useTranslation } from "react-i18next";
import { DIFFICULTIES } from "../sorts.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";

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
  const { t: words } = useTranslation("questions");
  return (
    <NativeSelect
      id={id}
      label={words("difficulty.label")}
      disabled={disabled}
      value={value === undefined ? "" : String(value)}
      onChange={(event) => {
        const chosen = Number(event.currentTarget.value);
        onChange(DIFFICULTIES.find((one) => one === chosen));
      }}
      data={[
        ...(none === undefined ? [] : [{ value: "", label: none }]),
        ...DIFFICULTIES.map((one) => ({ value: String(one), label: words(`difficulty.${one}`) })),
      ]}
    />
  );
}
