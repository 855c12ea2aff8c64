import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES } from "../../../../i18n/locales.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Textarea } from "../../../../ui/controls/input.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { Choice } from "../../../../ui/switches/Choice.tsx";
import classes from "../campaigns-office.module.css";
import type { Campaign } from "../campaigns-office.queries.ts";
import type { DetailValues } from "./details-form.ts";

type Props = { form: UseFormReturnType<DetailValues>; campaign: Campaign };

/** The terms people accept at sign-up, by language; a change is a new version (§validation#campaign-sign-up). */
export function TermsCard({ form, campaign }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const here = useLocale();
  const [language, setLanguage] = useState(here);
  const { terms } = form.values;
  const missing = LOCALES.filter((one) => !terms[one]?.trim());
  return (
    <Card
      title={t("details.terms")}
      aside={
        campaign.termsVersion > 0 ? (
          <span className={classes.dim}>{t("details.termsVersion", { version: campaign.termsVersion })}</span>
        ) : null
      }
    >
      <p className="hint under-title">{t("details.termsHelp")}</p>
      <div className="stack gap-20 shrink">
        <Choice
          label={t("details.termsLanguage")}
          value={language}
          onChange={setLanguage}
          options={LOCALES.map((one) => ({ value: one, label: LANGUAGE_NAME[one] }))}
        />
        {LOCALES.filter((one) => one === language || form.errors[`terms.${one}`]).map((one) => (
          <Textarea
            key={one}
            id={`details-terms.${one}`}
            label={t("details.termsIn", { language: LANGUAGE_NAME[one] })}
            lang={one}
            autosize
            minRows={8}
            maxRows={24}
            value={terms[one] ?? ""}
            error={form.errors[`terms.${one}`]}
            onChange={(event) => form.setFieldValue("terms", { ...terms, [one]: event.currentTarget.value })}
          />
        ))}
        {missing.length > 0 && missing.length < LOCALES.length ? (
          <p className={classes.dim}>
            {t("details.termsMissing", { languages: missing.map((one) => LANGUAGE_NAME[one]).join(", ") })}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
