import { useMutation } from "@tanstack/react-query";
import { restoreQuestion, retireQuestion } from "@trilha/contract/learning/questions/endpoints.ts";
import type { OfficeQuestion } from "@trilha/contract/learning/questions/shapes.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { useWriting } from "../../../../core/writing/writing-context.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { ConfirmAction } from "../../../../ui/act/ConfirmAction.tsx";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { QuestionState } from "../questions/QuestionState.tsx";

type Props = { question: OfficeQuestion; onChanged: (question: OfficeQuestion) => void };

/** Which question it is, whether tests draw it, and the deed that changes this. */
export function QuestionHead({ question, onChanged }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { number, ago } = useFormats();
  const { readOnly } = useWriting();
  const { id, state, bodyVersion, updatedAt, updatedBy } = question;
  const turn = useMutation({
    mutationFn: (deed: "retire" | "restore") =>
      call(deed === "retire" ? retireQuestion : restoreQuestion, { params: { id } }),
    onSuccess: (changed, deed) => {
      onChanged(changed);
      notice(t(deed === "retire" ? "editor.retired" : "editor.restored"));
    },
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  const deed = readOnly ? null : state === "retired" ? (
    <Button variant="default" loading={turn.isPending} onClick={() => turn.mutate("restore")}>
      {t("editor.restore")}
    </Button>
  ) : (
    <ConfirmAction
      title={t("editor.retireTitle")}
      text={t("editor.retireText")}
      confirm={t("editor.retire")}
      onConfirm={() => turn.mutateAsync("retire").catch(() => undefined)}
    >
      {(ask) => (
        <Button variant="default" onClick={ask}>
          {t("editor.retire")}
        </Button>
      )}
    </ConfirmAction>
  );
  return (
    <PageTitle
      title={t("editor.title")}
      lead={
        <span className="inline wrap gap-4-12">
          <QuestionState state={state} />
          <span>{t("editor.version", { version: number(bodyVersion) })}</span>
          <span>{t("editor.by", { name: updatedBy, ago: ago(new Date(updatedAt)) })}</span>
          {readOnly ? <span>{t("editor.readOnly")}</span> : null}
        </span>
      }
      actions={deed}
    />
  );
}
