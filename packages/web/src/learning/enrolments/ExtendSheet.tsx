import { textLimit } from "@trilha/contract/core/text-checks.ts";
import type { EnrolmentChange } from "@trilha/contract/learning/enrolments/shapes.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { DateInput } from "../../ui/controls/DateInput.tsx";
import { Textarea } from "../../ui/controls/input.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import type { Enrolled } from "./enrolments.queries.ts";

const ID = "extend";

type Props = {
  person: Enrolled;
  onExtend: (body: EnrolmentChange) => Promise<unknown>;
  onClose: () => void;
};

/** §learning#time A personal extension: another last day, or none, with a reason the person reads. */
export function ExtendSheet({ person, onExtend, onClose }: Props) {
  const { t } = useTranslation("learning/enrolments");
  const locale = useLocale();
  const [day, setDay] = useState(person.dueOn ?? "");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!reason.trim()) {
      setMissing(true);
      document.getElementById(`${ID}-reason`)?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    onExtend({ change: "extend", dueOn: day || null, reason: reason.trim() }).then(
      onClose,
      (error: Error) => {
        setProblem(error);
        setBusy(false);
      },
    );
  };
  const fields = isRefused(problem) ? problem.fields : [];
  return (
    <SheetForm
      id={ID}
      title={t("deed.extend.title", { name: person.name })}
      submit={t("deed.extend.submit")}
      sending={busy}
      onSubmit={submit}
      onClose={onClose}
      summary={
        problem ? (
          <FormErrorSummary
            errors={fields.map(({ title }) => ({
              fieldId: `${ID}-day`,
              label: t("column.due"),
              message: title,
            }))}
            message={problem.message}
            requestId={isRefused(problem) && problem.status >= 500 ? problem.requestId : undefined}
          />
        ) : null
      }
    >
      <DateInput
        id={`${ID}-day`}
        label={t("column.due")}
        description={t("deed.extend.help")}
        value={day}
        onChange={setDay}
      />
      <Textarea
        id={`${ID}-reason`}
        label={t("reason.label")}
        description={t("reason.help")}
        withAsterisk
        maxLength={textLimit}
        autosize
        minRows={3}
        value={reason}
        error={missing ? fieldWords("reason_required", locale) : undefined}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
      />
    </SheetForm>
  );
}
