import type { KindProps } from "../kind-props.ts";
import { ChoiceList } from "../parts/ChoiceList.tsx";

/** One of some. */
export function OneAnswer({ question, value, onChange, solution, ...rest }: KindProps<"one">) {
  return (
    <ChoiceList
      choices={question.options}
      chosen={value ? [value.option] : []}
      right={solution && [solution.option]}
      onChoose={(option) => onChange({ kind: "one", option })}
      {...rest}
    />
  );
}
