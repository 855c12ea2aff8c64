import { welcomeLimits } from "@trilha/contract/tenants/clients/limits.ts";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES, type Locale } from "../../../i18n/locales.ts";
import { NativeSelect, Textarea, TextInput } from "../../../ui/controls/input.ts";
import { Card } from "../../../ui/page/Card.tsx";
import classes from "../clients.module.css";
import type { CardProps } from "./branding-cards.ts";

/** The words at the door, in each language, and the language it begins with. */
export function WelcomeCard({ form, id }: CardProps) {
  const { t } = useTranslation("tenants/clients");
  const { welcome } = form.values;
  const say = (locale: Locale, changes: { title?: string; text?: string }) =>
    form.setFieldValue("welcome", {
      ...welcome,
      [locale]: { title: "", text: "", ...welcome[locale], ...changes },
    });
  return (
    <Card title={t("branding.welcome")}>
      <div className={classes.fields}>
        <NativeSelect
          {...form.getInputProps("defaultLocale")}
          id={`${id}-defaultLocale`}
          label={t("branding.defaultLocale")}
          description={t("branding.defaultLocaleHelp")}
          data={LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAME[locale] }))}
        />
        {LOCALES.map((locale) => {
          const { title = "", text = "" } = welcome[locale] ?? {};
          return (
            <fieldset key={locale} className={`${classes.group} ${classes.whole}`}>
              <legend>{LANGUAGE_NAME[locale]}</legend>
              <TextInput
                id={`${id}-welcome.${locale}.title`}
                label={t("branding.welcomeTitle")}
                lang={locale}
                maxLength={welcomeLimits.title}
                value={title}
                error={form.errors[`welcome.${locale}.title`]}
                onChange={(event) => say(locale, { title: event.currentTarget.value })}
              />
              <Textarea
                id={`${id}-welcome.${locale}.text`}
                label={t("branding.welcomeText")}
                description={t("branding.left", { count: welcomeLimits.text - text.length })}
                lang={locale}
                autosize
                minRows={2}
                maxLength={welcomeLimits.text}
                value={text}
                error={form.errors[`welcome.${locale}.text`]}
                onChange={(event) => say(locale, { text: event.currentTarget.value })}
              />
            </fieldset>
          );
        })}
      </div>
    </Card>
  );
}
