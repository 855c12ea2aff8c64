import type { KindProps } from "../kind-props.ts";
import { ChoiceList } from "../parts/ChoiceList.tsx";

/** As many as are right; in the order they stand, so that the same choice is the same answer. */
export function SeveralAnswer({ question, value, onChange, solution, ...rest }: KindProps<"several">) {
  const chosen = value?.options ?? [];
  const choose = (id: string) => {
    const options = question.options
      .map((option) => option.id)
      .filter((each) => (each === id ? !chosen.includes(id) : chosen.includes(each)));
    onChange(options.length > 0 ? { kind: "several", options } : null);
  };
  return (
    <ChoiceList
      several
      choices={question.options}
      chosen={chosen}
      right={solution ? solution.options : null}
      onChoose={choose}
      {...rest}
    />
  );
}
