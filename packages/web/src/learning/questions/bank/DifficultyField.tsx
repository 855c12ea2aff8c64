import { type Difficulty, difficulties } from "@trilha/contract/learning/questions/sorts.ts";
import { useTranslation } from "react-i18next";
import { NativeSelect } from "../../../ui/controls/input.ts";

type Props = {
  id: string;
  value: Difficulty | undefined;
  /** Label of the empty choice; without it a difficulty is always chosen. */
  none?: string;
  disabled?: boolean;
  onChange: (difficulty: Difficulty | undefined) => void;
};

/** How hard a question is. */
export function DifficultyField({ id, value, none, disabled = false, onChange }: Props) {
  const { t: words } = useTranslation("learning/questions");
  return (
    <NativeSelect
      id={id}
      label={words("difficulty.label")}
      disabled={disabled}
      value={value === undefined ? "" : String(value)}
      onChange={(event) => {
        const chosen = Number(event.currentTarget.value);
        onChange(difficulties.find((one) => one === chosen));
      }}
      data={[
        ...(none === undefined ? [] : [{ value: "", label: none }]),
        ...difficulties.map((one) => ({ value: String(one), label: words(`difficulty.${one}`) })),
      ]}
    />
  );
}
