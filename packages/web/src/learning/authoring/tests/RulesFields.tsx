import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import { consequenceOf, isGraded, type TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import { useTranslation } from "react-i18next";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { IntegerField } from "../activity/IntegerField.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { ClosingField } from "./ClosingField.tsx";
import classes from "./tests.module.css";

type Props = { type: TestType; data: TestData; onChange: (data: TestData, key?: string) => void };

const FEEDBACK = ["now", "end", "after_close", "never"] as const;
const CONSEQUENCES = ["none", "block", "restart"] as const;
const USUAL = { attempts: 3, minutes: 20 };
const OPEN: ReadonlySet<TestType> = new Set(["conventional_test", "evaluated_quiz"]);

/** A limit that may be left off. */
function Limit(props: {
  on: boolean;
  label: string;
  help: string;
  field: string;
  value: number;
  maximum: number;
  onToggle: (on: boolean) => void;
  onChange: (value: number) => void;
}) {
  const { on, label, help, field, value, maximum, onToggle, onChange } = props;
  const { readOnly } = useBuilder();
  return (
    <div className={classes.limit}>
      <Toggle
        label={label}
        description={help}
        checked={on}
        disabled={readOnly}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      {on ? (
        <IntegerField label={field} value={value} minimum={1} maximum={maximum} onChange={onChange} />
      ) : null}
    </div>
  );
}

/** Consequence of failing all attempts: by the type, or as the author says where the type leaves it open. */
function OnFailure({ type, data, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  const consequence = consequenceOf(type, data);
  if (!OPEN.has(type))
    return <p className="p-10-14 r-10 on-sunken text-15">{t(`test.failure.type.${consequence}`)}</p>;
  return (
    <NativeSelect
      label={t("test.failure.label")}
      description={t(`test.failure.help.${consequence}`)}
      disabled={readOnly}
      value={data.onFailure}
      onChange={(event) => {
        const onFailure = CONSEQUENCES.find((one) => one === event.currentTarget.value);
        if (onFailure) onChange({ ...data, onFailure });
      }}
      data={CONSEQUENCES.map((value) => ({ value, label: t(`test.failure.${value}`) }))}
    />
  );
}

/** By which rules a test is taken (§entities#course-test, §states#attempts-allowed). */
export function RulesFields({ type, data, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  const graded = isGraded(type);
  const put = (changes: Partial<TestData>, key?: string) => onChange({ ...data, ...changes }, key);
  const toggle = (key: "shuffleQuestions" | "shuffleOptions" | "improve") => (
    <Toggle
      label={t(`test.${key}`)}
      description={t(`test.${key}Help`)}
      checked={data[key]}
      disabled={readOnly}
      onChange={(event) => put({ [key]: event.currentTarget.checked })}
    />
  );
  return (
    <>
      {graded ? (
        <div className={classes.pair}>
          <IntegerField
            label={t("test.minimumScore")}
            value={data.minimumScore}
            minimum={0}
            maximum={100}
            onChange={(minimumScore) => put({ minimumScore }, "score")}
          />
        </div>
      ) : null}
      <Limit
        on={data.maximumAttempts !== null}
        label={t("test.attempts.limit")}
        help={t("test.attempts.help")}
        field={t("test.attempts.label")}
        value={data.maximumAttempts ?? USUAL.attempts}
        maximum={100}
        onToggle={(on) => put({ maximumAttempts: on ? USUAL.attempts : null })}
        onChange={(maximumAttempts) => put({ maximumAttempts }, "attempts")}
      />
      <Limit
        on={data.minutes !== null}
        label={t("test.minutes.limit")}
        help={t("test.minutes.help")}
        field={t("test.minutes.label")}
        value={data.minutes ?? USUAL.minutes}
        maximum={600}
        onToggle={(on) => put({ minutes: on ? USUAL.minutes : null })}
        onChange={(minutes) => put({ minutes }, "minutes")}
      />
      {graded ? <OnFailure type={type} data={data} onChange={onChange} /> : null}
      {graded ? toggle("improve") : null}
      {graded ? (
        <NativeSelect
          label={t("test.feedback.label")}
          description={t(`test.feedback.help.${data.feedback}`)}
          disabled={readOnly}
          value={data.feedback}
          onChange={(event) => {
            const feedback = FEEDBACK.find((one) => one === event.currentTarget.value);
            if (feedback) put({ feedback });
          }}
          data={FEEDBACK.map((value) => ({ value, label: t(`test.feedback.${value}`) }))}
        />
      ) : null}
      <ClosingField closesAt={data.closesAt} onChange={(closesAt) => put({ closesAt })} />
      {toggle("shuffleQuestions")}
      {toggle("shuffleOptions")}
    </>
  );
}
