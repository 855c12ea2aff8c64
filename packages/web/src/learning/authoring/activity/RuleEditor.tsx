import {
  isGameType,
  isReadyType,
  isTestType,
  rulesOfTypes,
} from "@trilha/contract/learning/delivery/activity-types.ts";
import type { CompletionRule } from "@trilha/contract/learning/delivery/completion.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import { useRuleWords } from "../../items/use-rule-words.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { LENGTH_LETTERS, lengthOf, lengthWords } from "../edit/length-words.ts";
import { ruleOf } from "../edit/new-activity.ts";
import { IntegerField } from "./IntegerField.tsx";

type Props = { activity: Activity; onChange: (rule: CompletionRule | null) => void };

function TimeField({ seconds, onChange }: { seconds: number; onChange: (seconds: number) => void }) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      label={t("rule.timeLabel")}
      description={t("rule.timeHelp")}
      maxLength={LENGTH_LETTERS}
      readOnly={readOnly}
      value={typed ?? lengthWords(seconds)}
      error={typed !== undefined && lengthOf(typed) === undefined ? t("video.lengthWrong") : undefined}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        const read = lengthOf(event.currentTarget.value);
        if (read !== undefined) onChange(read);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function Measure({ rule, onChange }: { rule: CompletionRule; onChange: (rule: CompletionRule) => void }) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  switch (rule.rule) {
    case "viewed":
      return null;
    case "pages":
    case "watched":
      return (
        <IntegerField
          label={t(`rule.${rule.rule}Label`)}
          value={rule.share}
          minimum={1}
          maximum={100}
          onChange={(share) => onChange({ ...rule, share })}
        />
      );
    case "time":
      return <TimeField seconds={rule.seconds} onChange={(seconds) => onChange({ ...rule, seconds })} />;
    case "score":
      return (
        <IntegerField
          label={t("rule.scoreLabel")}
          value={rule.minimum}
          minimum={0}
          maximum={100}
          onChange={(minimum) => onChange({ ...rule, minimum })}
        />
      );
    case "verdict":
      return (
        <NativeSelect
          label={t("rule.verdictLabel")}
          disabled={readOnly}
          value={rule.require}
          onChange={(event) =>
            onChange({ ...rule, require: event.currentTarget.value === "passed" ? "passed" : "completed" })
          }
          data={[
            { value: "completed", label: t("rule.completed") },
            { value: "passed", label: t("rule.passed") },
          ]}
        />
      );
  }
}

/** When an activity is done: what its type allows, with the sentence its learners will read. */
export function RuleEditor({ activity, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  const words = useRuleWords();
  const { type, completion } = activity;
  if (!isReadyType(type)) return null;
  const rules = rulesOfTypes[type];
  if (isTestType(type)) return <p className="p-10-14 r-10 on-sunken text-14">{t("rule.ofTest")}</p>;
  if (isGameType(type))
    return (
      <p className="p-10-14 r-10 on-sunken text-14">
        {t(type === "flashcards" ? "rule.ofCards" : "rule.ofGame")}
      </p>
    );
  return (
    <>
      <div className="stack align-start pair gap-16-20">
        <NativeSelect
          id="activity-rule"
          label={t("rule.label")}
          disabled={readOnly}
          value={completion?.rule ?? ""}
          onChange={(event) => {
            const name = rules.find((one) => one === event.currentTarget.value);
            if (name) onChange(ruleOf(name));
          }}
          data={[
            ...(completion ? [] : [{ value: "", label: t("rule.choose") }]),
            ...rules.map((value) => ({ value, label: t(`rule.name.${value}`) })),
          ]}
        />
        {completion ? <Measure key={completion.rule} rule={completion} onChange={onChange} /> : null}
      </div>
      <p className="p-10-14 r-10 on-sunken text-14">
        {t("rule.reads")} <strong>{words(completion, type)}</strong>
      </p>
    </>
  );
}
