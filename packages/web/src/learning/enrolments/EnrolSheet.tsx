import { enrolMany, inviteMany } from "@trilha/contract/learning/enrolments/endpoints.ts";
import type { EnrollingAnswer } from "@trilha/contract/learning/enrolments/shapes.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { isRefused } from "../../api/problem.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { EligibilityEditor } from "../../members/eligibility/EligibilityEditor.tsx";
import { draftOf, eligibilityFault, eligibilityOf } from "../../members/eligibility/eligibility-draft.ts";
import { notice } from "../../ui/act/notices.ts";
import { DateInput } from "../../ui/controls/DateInput.tsx";
import { NativeSelect } from "../../ui/controls/input.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import { EnrolmentOutcome } from "./EnrolmentOutcome.tsx";
import { useTeachingChanged } from "./enrolments.queries.ts";
import { PeoplePick, type Picked } from "./PeoplePick.tsx";

const ID = "enrol";
const HOWS = ["enrol", "invite"] as const;
const WHOS = ["people", "rule"] as const;

/** §learning#enrolling Enrols or invites many at once: told first what it does, then done. */
export function EnrolSheet({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const { t } = useTranslation("learning/enrolments");
  const { number, locale } = useFormats();
  const keys = useSubmissionKeys();
  const changed = useTeachingChanged();
  const [how, setHow] = useState<(typeof HOWS)[number]>("enrol");
  const [who, setWho] = useState<(typeof WHOS)[number]>("people");
  const [chosen, setChosen] = useState<readonly Picked[]>([]);
  const [rule, setRule] = useState(() => draftOf({ all: [] }));
  const [day, setDay] = useState("");
  const [check, setCheck] = useState<EnrollingAnswer>();
  const [missing, setMissing] = useState<string>();
  const [problem, setProblem] = useState<Error>();
  const [busy, setBusy] = useState(false);

  /** The answer holds only for what was asked. */
  const again = () => {
    setCheck(undefined);
    setMissing(undefined);
  };
  const ask = (dryRun: boolean): Promise<EnrollingAnswer> => {
    const people =
      who === "people"
        ? { userIds: chosen.map(({ userId }) => userId) }
        : { eligibility: eligibilityOf(rule) };
    const params = { id: courseId };
    if (how === "invite") {
      const body = { ...people, dryRun };
      return call(inviteMany, { params, body }, { key: keys.of(body) });
    }
    const body = { ...people, dryRun, ...(day && { dueOn: day }) };
    return call(enrolMany, { params, body }, { key: keys.of(body) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (who === "people" && chosen.length === 0) return setMissing(fieldWords("required", locale));
    if (who === "rule" && eligibilityFault(rule)) return setMissing(t("enrol.ruleUnfinished"));
    setBusy(true);
    setProblem(undefined);
    ask(check === undefined).then(
      (answer) => {
        keys.done();
        setBusy(false);
        if (check === undefined) return setCheck(answer);
        changed();
        const { joined } = answer;
        notice(
          joined === null
            ? t("enrol.begun")
            : t(`enrol.done.${how}`, { count: joined, amount: number(joined) }),
        );
        onClose();
      },
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
      title={t("enrol.title")}
      submit={t(check ? `enrol.submit.${how}` : "enrol.check")}
      sending={busy}
      onSubmit={submit}
      onClose={onClose}
      summary={
        problem ? (
          <FormErrorSummary
            errors={fields.map(({ path, title }) => ({
              fieldId: path === "body.dueOn" ? `${ID}-day` : `${ID}-person`,
              label: t(path === "body.dueOn" ? "column.due" : "enrol.person"),
              message: title,
            }))}
            message={problem.message}
            requestId={isRefused(problem) && problem.status >= 500 ? problem.requestId : undefined}
          />
        ) : null
      }
    >
      <NativeSelect
        id={`${ID}-how`}
        label={t("enrol.how")}
        value={how}
        data={HOWS.map((value) => ({ value, label: t(`enrol.hows.${value}`) }))}
        onChange={(event) => {
          setHow(event.currentTarget.value === "invite" ? "invite" : "enrol");
          again();
        }}
      />
      <NativeSelect
        id={`${ID}-who`}
        label={t("enrol.who")}
        value={who}
        data={WHOS.map((value) => ({ value, label: t(`enrol.whos.${value}`) }))}
        onChange={(event) => {
          setWho(event.currentTarget.value === "rule" ? "rule" : "people");
          again();
        }}
      />
      {who === "people" ? (
        <PeoplePick
          id={`${ID}-person`}
          chosen={chosen}
          error={missing}
          onChange={(next) => {
            setChosen(next);
            again();
          }}
        />
      ) : (
        <EligibilityEditor
          id={`${ID}-rule`}
          value={rule}
          onChange={(next) => {
            setRule(next);
            again();
          }}
          error={missing}
        />
      )}
      {how === "enrol" ? (
        <DateInput
          id={`${ID}-day`}
          label={t("column.due")}
          description={t("enrol.dayHelp")}
          value={day}
          onChange={(next) => {
            setDay(next);
            again();
          }}
        />
      ) : null}
      {check ? <EnrolmentOutcome answer={check} /> : null}
    </SheetForm>
  );
}
