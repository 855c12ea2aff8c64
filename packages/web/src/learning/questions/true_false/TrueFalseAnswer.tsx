import { useTranslation } from "react-i18next";
import type { KindProps } from "../kind-props.ts";
import { ChoiceList } from "../parts/ChoiceList.tsx";

/** True, or false. */
export function TrueFalseAnswer({ value, onChange, solution, ...rest }: KindProps<"true_false">) {
  const { t } = useTranslation("learning/questions");
  return (
    <ChoiceList
      choices={[
        { id: "true", text: t("true") },
        { id: "false", text: t("false") },
      ]}
      chosen={value ? [String(value.value)] : []}
      right={solution && [String(solution.value)]}
      onChoose={(id) => onChange({ kind: "true_false", value: id === "true" })}
      {...rest}
    />
  );
}
