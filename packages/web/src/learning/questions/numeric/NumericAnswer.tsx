import { numericAnswerLimit } from "@trilha/contract/learning/questions/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/controls/input.ts";
import type { KindProps } from "../kind-props.ts";
import { Solution } from "../parts/Solution.tsx";
import { looksLikeNumber } from "./number-in.ts";

/** A number as it is written here or there; the text goes to the server as it is. */
export function NumericAnswer({
  question,
  value,
  onChange,
  fixed,
  solution,
  labelledBy,
}: KindProps<"numeric">) {
  const { t } = useTranslation("learning/questions");
  const [left, setLeft] = useState(false);
  const text = value?.text ?? "";
  const odd = left && text !== "" && !looksLikeNumber(text);
  return (
    <>
      <TextInput
        aria-labelledby={labelledBy}
        inputMode="decimal"
        autoComplete="off"
        maxLength={numericAnswerLimit}
        maw={280}
        value={text}
        readOnly={fixed}
        error={odd ? t("numeric.odd") : undefined}
        rightSection={question.unit ? <span>{question.unit}</span> : undefined}
        rightSectionWidth={question.unit ? `calc(${question.unit.length}ch + 28px)` : undefined}
        rightSectionPointerEvents="none"
        onBlur={() => setLeft(true)}
        onChange={({ currentTarget }) => {
          setLeft(false);
          const next = currentTarget.value;
          onChange(next.trim() ? { kind: "numeric", text: next } : null);
        }}
      />
      {solution ? (
        <Solution>
          {solution.text} {question.unit}
        </Solution>
      ) : null}
    </>
  );
}
