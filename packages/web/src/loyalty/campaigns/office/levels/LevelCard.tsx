import type { FormErrors, UseFormReturnType } from "@mantine/form";
import { levelExperienceLimit, levelOpensLimit } from "@trilha/contract/loyalty/tiers/limits.ts";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES } from "../../../../i18n/locales.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Textarea, TextInput } from "../../../../ui/controls/input.ts";
import { countDigits } from "../../../../ui/form/digits.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { ExperienceChip } from "../../../../ui/score/Chips.tsx";
import classes from "../campaigns-office.module.css";
import type { LevelName, LevelValues } from "./levels-form.ts";

type Props = {
  form: UseFormReturnType<LevelValues>;
  errors: FormErrors;
  level: LevelName;
  readOnly: boolean;
};

/** A level that cannot be changed any more: what it asks, as people are told it. */
function Frozen({ values, level }: { values: LevelValues; level: LevelName }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { threshold, keep, opens } = values[level];
  const written = LOCALES.filter((locale) => opens[locale]);
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>{t("levels.threshold")}</dt>
          <dd>
            <ExperienceChip value={Number(threshold)} size="sm" />
          </dd>
        </div>
        <div>
          <dt>{t("levels.keep")}</dt>
          <dd>
            <ExperienceChip value={Number(keep)} size="sm" />
          </dd>
        </div>
      </dl>
      {written.map((locale) => (
        <p key={locale} lang={locale} className={classes.dim}>
          {LANGUAGE_NAME[locale]}: {opens[locale]}
        </p>
      ))}
    </>
  );
}

/** Fields of one level: its threshold, its benefits and how it is kept, in each language. */
export function LevelCard({ form, errors, level, readOnly }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: shell } = useTranslation("shell");
  const { locale: here } = useFormats();
  const fields = form.values[level];
  const title = shell(`words.level.${level}`);
  if (readOnly) {
    return (
      <Card title={title}>
        <Frozen values={form.values} level={level} />
      </Card>
    );
  }
  const languages = [here, ...LOCALES.filter((one) => one !== here)];
  return (
    <Card title={title}>
      <div className="stack gap-20 shrink">
        <div className={classes.smallFields}>
          {(["threshold", "keep"] as const).map((name) => (
            <TextInput
              key={name}
              id={`levels-${level}.${name}`}
              label={t(`levels.${name}`)}
              description={t(`levels.${name}Help`)}
              withAsterisk
              inputMode="numeric"
              maxLength={countDigits(levelExperienceLimit)}
              value={fields[name]}
              error={errors[`${level}.${name}`]}
              onChange={(event) => {
                form.setFieldValue(level, { ...fields, [name]: event.currentTarget.value });
                form.clearFieldError(`${level}.${name}`);
              }}
            />
          ))}
        </div>
        <p className="hint under-title">{t("levels.opensHelp")}</p>
        <div className="stack align-start pair gap-16-20">
          {languages.map((locale) => (
            <Textarea
              key={locale}
              id={`levels-${level}.opens.${locale}`}
              label={t("levels.opensIn", { language: LANGUAGE_NAME[locale] })}
              lang={locale}
              autosize
              minRows={2}
              maxLength={levelOpensLimit}
              value={fields.opens[locale] ?? ""}
              error={errors[`${level}.opens.${locale}`]}
              onChange={(event) =>
                form.setFieldValue(level, {
                  ...fields,
                  opens: { ...fields.opens, [locale]: event.currentTarget.value },
                })
              }
            />
          ))}
        </div>
      </div>
    </Card>
  );
}
