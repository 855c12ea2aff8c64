import { useTranslation } from "react-i18next";
import type { Refused } from "../../../../api/problem.ts";
import { FormErrorSummary } from "../../../../ui/form/FormErrorSummary.tsx";
import { fieldId } from "./editing-context.ts";

type Props = {
  tries: number;
  wrong: readonly { readonly path: string; readonly words: string }[];
  refusal: Refused | undefined;
};

/** Faults that keep the question from being saved: each leads to its field. */
export function FaultSummary({ tries, wrong, refusal }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  if (tries === 0 || (wrong.length === 0 && !refusal)) return null;
  const nameOf = (path: string): string => {
    const [list, at] = path.split(".");
    const number = Number(at ?? 0) + 1;
    if (list === "options") return t("option.name", { number });
    if (list === "items") return t("ordering.name", { number });
    if (list === "pairs") return t("matching.name", { number });
    if (list === "others") return t("matching.other", { number });
    if (list === "rubric") return t("essay.criterion", { number });
    if (list === "answers") return t("answer.name", { number });
    if (list === "tags") return t("tags.label");
    return t("field.prompt");
  };
  return (
    <FormErrorSummary
      key={tries}
      errors={wrong.map(({ path, words }) => ({
        fieldId: fieldId(path),
        label: nameOf(path),
        message: words,
      }))}
      message={refusal?.message}
      requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
    />
  );
}
