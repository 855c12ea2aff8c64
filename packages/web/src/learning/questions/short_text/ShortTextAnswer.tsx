import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import type { KindProps } from "../kind-props.ts";
import { Solution } from "../parts/Solution.tsx";

/** A word or two of one's own. */
export function ShortTextAnswer({ value, onChange, fixed, solution, labelledBy }: KindProps<"short_text">) {
  return (
    <>
      <TextInput
        aria-labelledby={labelledBy}
        autoComplete="off"
        autoCapitalize="sentences"
        maxLength={textLimit}
        value={value?.text ?? ""}
        readOnly={fixed}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value;
          onChange(text.trim() ? { kind: "short_text", text } : null);
        }}
      />
      {solution ? <Solution>{solution.text}</Solution> : null}
    </>
  );
}
