import { textLimit } from "@trilha/contract/core/text-checks.ts";
import type { AttemptResult } from "@trilha/contract/learning/grading/shapes.ts";
import { grantAttempts } from "@trilha/contract/learning/tests/endpoints.ts";
import { grantLimits } from "@trilha/contract/learning/tests/limits.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { isRefused } from "../../../api/problem.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { fieldWords } from "../../../i18n/field-words.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Textarea, TextInput } from "../../../ui/controls/input.ts";
import { countDigits } from "../../../ui/form/digits.ts";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { SheetForm } from "../../../ui/form/SheetForm.tsx";
import { useResultsChanged } from "../results.queries.ts";

const ID = "grant";
const whole = (text: string, most: number) => {
  const value = Number(text || 0);
  return Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;
};

/** §learning#time More attempts or minutes for one person, with a reason they read. */
export function GrantSheet({ attempt, onClose }: { attempt: AttemptResult; onClose: () => void }) {
  const { t } = useTranslation("learning/grading");
  const locale = useLocale();
  const keys = useSubmissionKeys();
  const changed = useResultsChanged();
  const [attempts, setAttempts] = useState("1");
  const [minutes, setMinutes] = useState("");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const given = { attempts: whole(attempts, 100), minutes: whole(minutes, 600) };
  const isNothing = (given.attempts ?? 0) + (given.minutes ?? 0) === 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || given.attempts === undefined || given.minutes === undefined || isNothing || !reason.trim())
      return;
    const { test, userId } = attempt;
    const body = {
      ...{ courseId: test.course.id, activityId: test.activityId, userId },
      ...{ attempts: given.attempts, minutes: given.minutes, reason: reason.trim() },
    };
    setBusy(true);
    setProblem(undefined);
    try {
      await call(grantAttempts, { body }, { key: keys.of(body) });
      keys.done();
      changed();
      notice(t("grant.done", { name: attempt.name }));
      onClose();
    } catch (failed) {
      setProblem(failed as Error);
      setBusy(false);
    }
  };
  return (
    <SheetForm
      id={ID}
      title={t("grant.title", { name: attempt.name })}
      submit={t("grant.submit")}
      sending={busy}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      summary={
        problem ? (
          <FormErrorSummary
            errors={[]}
            message={problem.message}
            requestId={isRefused(problem) && problem.status >= 500 ? problem.requestId : undefined}
          />
        ) : null
      }
    >
      <TextInput
        label={t("grant.attempts")}
        inputMode="numeric"
        maxLength={countDigits(grantLimits.attempts)}
        value={attempts}
        error={tried && (given.attempts === undefined || isNothing) ? t("grant.nothing") : undefined}
        onChange={(event) => setAttempts(event.currentTarget.value)}
      />
      <TextInput
        label={t("grant.minutes")}
        description={t("grant.minutesHelp")}
        inputMode="numeric"
        maxLength={countDigits(grantLimits.minutes)}
        value={minutes}
        error={tried && given.minutes === undefined ? t("grant.nothing") : undefined}
        onChange={(event) => setMinutes(event.currentTarget.value)}
      />
      <Textarea
        label={t("grant.reason")}
        description={t("grant.reasonHelp")}
        withAsterisk
        maxLength={textLimit}
        autosize
        minRows={2}
        value={reason}
        error={tried && !reason.trim() ? fieldWords("reason_required", locale) : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </SheetForm>
  );
}
