import { IconTrash } from "@tabler/icons-react";
import { countries } from "@trilha/contract/core/country.ts";
import { conditionCountLimit, enrolledDays } from "@trilha/contract/members/eligibility/limits.ts";
import { jobProfiles } from "@trilha/contract/permissions.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { ActionIcon } from "../../ui/controls/action-icon.ts";
import { NativeSelect, TextInput } from "../../ui/controls/input.ts";
import { countDigits } from "../../ui/form/digits.ts";
import { offered } from "../../ui/pick/offered.ts";
import { TickList } from "../../ui/pick/TickList.tsx";
import classes from "./eligibility.module.css";
import { type ConditionDraft, isCountKind, isUnfinished, leafOf } from "./eligibility-draft.ts";
import { useLeafWords } from "./leaf-words.ts";
import { type ConditionOptions, namesOf } from "./use-condition-options.ts";

type Props = {
  /** Id of the editor; ids begin with it. */
  id: string;
  condition: ConditionDraft;
  options: ConditionOptions;
  onChange: (values: readonly string[]) => void;
  onRemove: () => void;
};

type Choice = { value: string; label: string };

const LEVELS = ["creator", "influencer"] as const;

function Values({ id, condition, options, onChange }: Omit<Props, "onRemove">) {
  const { t } = useTranslation("members/eligibility");
  const { t: shell } = useTranslation("shell");
  const locale = useLocale();
  const { kind, values } = condition;
  const [choosing] = useState(values.length === 0);
  const label = t(`kind.${kind}`);
  const [first = ""] = values;
  const one = (list: readonly Choice[]) => (
    <NativeSelect
      id={id}
      aria-label={label}
      value={first}
      data={[...(first ? [] : [{ value: "", label: t("editor.choose") }]), ...list]}
      onChange={(event) => onChange(event.currentTarget.value ? [event.currentTarget.value] : [])}
    />
  );
  const many = (list: readonly Choice[]) => (
    <details open={choosing}>
      <summary className="inline touch ink-primary text-14 weight-600 pointer">
        {t("editor.chooseValues")}
      </summary>
      <TickList id={id} label={label} options={list} chosen={values} onChange={onChange} />
    </details>
  );
  if (isCountKind(kind)) {
    const number = (at: number, name: string) => (
      <TextInput
        id={at === 0 ? id : `${id}-${at}`}
        label={name}
        aria-label={`${label}: ${name}`}
        className={classes.days}
        inputMode="numeric"
        maxLength={countDigits(at === 0 ? conditionCountLimit : 100)}
        value={values[at] ?? ""}
        onChange={(event) => {
          const digits = event.currentTarget.value.replace(/\D/g, "");
          onChange(at === 0 ? [digits, ...values.slice(1)] : [first, digits]);
        }}
      />
    );
    return (
      <div className={classes.line}>
        {number(0, t("editor.atLeast"))}
        {kind === "tests" ? number(1, t("editor.percent")) : null}
      </div>
    );
  }
  switch (kind) {
    case "level":
      return one(LEVELS.map((value) => ({ value, label: shell(`words.level.${value}`) })));
    case "training":
      return offered(options.training, values).length > 0 ? (
        one(offered(options.training, values))
      ) : (
        <p className="hint">{t("editor.noTraining")}</p>
      );
    case "enrolledFor":
      return (
        <TextInput
          id={id}
          aria-label={label}
          className={classes.days}
          inputMode="numeric"
          maxLength={countDigits(enrolledDays.maximum)}
          value={first}
          onChange={(event) => onChange([event.currentTarget.value.replace(/\D/g, "")].filter(Boolean))}
        />
      );
    case "jobProfile":
      return many(jobProfiles.map((value) => ({ value, label: shell(`words.jobProfile.${value}`) })));
    case "country":
      return many(countries.map((value) => ({ value, label: countryName(value, locale) })));
    default:
      return many(offered(options[kind], values));
  }
}

/** One condition: the sentence it makes, what it is about, and the way to be rid of it. */
export function ConditionRow(props: Props) {
  const { condition, options, onRemove } = props;
  const { t } = useTranslation("members/eligibility");
  const words = useLeafWords(namesOf(options));
  const leaf = leafOf(condition);
  const kind = t(`kind.${condition.kind}`);
  return (
    <li className={classes.item} data-unfinished={isUnfinished(condition) || undefined}>
      <div className={classes.line}>
        <strong>{leaf ? words(leaf) : kind}</strong>
        <ActionIcon
          size={44}
          aria-label={t("editor.remove", { what: leaf ? words(leaf) : kind })}
          onClick={onRemove}
        >
          <IconTrash size={18} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </div>
      <Values {...props} />
    </li>
  );
}
