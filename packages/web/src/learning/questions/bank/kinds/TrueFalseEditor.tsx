import { IconCheck, IconX } from "@tabler/icons-react";
import type { QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import { useTranslation } from "react-i18next";
import { Choice } from "../../../../ui/switches/Choice.tsx";
import { Feedback } from "../editor/Feedback.tsx";

type Props = { body: QuestionOf<"true_false">; onChange: (body: QuestionOf<"true_false">) => void };

/** Whether the sentence is true. */
export function TrueFalseEditor({ body, onChange }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  return (
    <>
      <div className="row wrap text-15 weight-550 gap-8-16">
        <span aria-hidden="true">{t("trueFalse.which")}</span>
        <Choice
          label={t("trueFalse.which")}
          value={body.right ? "true" : "false"}
          onChange={(value) => onChange({ ...body, right: value === "true" })}
          options={[
            { value: "true", label: t("trueFalse.true"), icon: <IconCheck size={18} aria-hidden="true" /> },
            { value: "false", label: t("trueFalse.false"), icon: <IconX size={18} aria-hidden="true" /> },
          ]}
        />
      </div>
      <Feedback
        path="whenTrue"
        label={t("trueFalse.whenTrue")}
        value={body.whenTrue}
        onChange={(whenTrue) => onChange({ ...body, whenTrue })}
      />
      <Feedback
        path="whenFalse"
        label={t("trueFalse.whenFalse")}
        value={body.whenFalse}
        onChange={(whenFalse) => onChange({ ...body, whenFalse })}
      />
    </>
  );
}
