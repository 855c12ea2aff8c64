import type { UseFormReturnType } from "@mantine/form";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { rewardNameLimit, rewardTextLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES } from "../../../../i18n/locales.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Textarea, TextInput } from "../../../../ui/controls/input.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { Choice } from "../../../../ui/switches/Choice.tsx";
import classes from "../reward-office.module.css";
import { ID } from "./form-id.ts";
import type { RewardValues } from "./reward-form.ts";

const FIELDS = ["name", "description", "conditions"] as const;

/** Name and description of the item, language by language. */
export function TextsCard({ form }: { form: UseFormReturnType<RewardValues> }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const [language, setLanguage] = useState<Locale>(useLocale());
  const missing = LOCALES.filter((one) => !form.values.name[one]?.trim());
  const wrong = (locale: Locale) => FIELDS.some((field) => form.errors[`${field}.${locale}`]);
  const field = (name: (typeof FIELDS)[number], locale: Locale) => {
    const path = `${name}.${locale}`;
    return {
      id: `${ID}-${path}`,
      label: t("item.inLanguage", { field: t(`field.${name}`), language: LANGUAGE_NAME[locale] }),
      lang: locale,
      value: form.values[name][locale] ?? "",
      error: form.errors[path],
      onChange: (event: { currentTarget: { value: string } }) => {
        form.setFieldValue(name, { ...form.values[name], [locale]: event.currentTarget.value });
        form.clearFieldError(path);
      },
    };
  };
  return (
    <Card title={t("item.texts")}>
      <div className="stack one-column gap-16 shrink">
        <Choice
          label={t("item.language")}
          value={language}
          onChange={setLanguage}
          options={LOCALES.map((one) => ({ value: one, label: LANGUAGE_NAME[one] }))}
        />
        {LOCALES.filter((one) => one === language || wrong(one)).map((one) => (
          <div key={one} className="stack one-column gap-16 shrink">
            <TextInput {...field("name", one)} maxLength={rewardNameLimit} />
            <Textarea
              {...field("description", one)}
              autosize
              minRows={3}
              maxRows={14}
              maxLength={rewardTextLimit}
            />
            <Textarea
              {...field("conditions", one)}
              description={t("item.conditionsHelp")}
              autosize
              minRows={2}
              maxRows={14}
              maxLength={rewardTextLimit}
            />
          </div>
        ))}
        {missing.length > 0 && missing.length < LOCALES.length ? (
          <p className={classes.dim}>
            {t("item.missing", { languages: missing.map((one) => LANGUAGE_NAME[one]).join(", ") })}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
