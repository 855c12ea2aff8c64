import { askedFields, type RegistrationForm } from "@trilha/contract/members/registration/fields.ts";
import type { FormSettings } from "@trilha/contract/members/registration/shapes.ts";
import { jobProfiles } from "@trilha/contract/permissions.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { RegisterForm } from "../form/RegisterForm.tsx";
import registration from "../registration.module.css";
import type { OpenForm } from "../registration.queries.ts";
import classes from "./settings.module.css";
import type { RegistrationSetup } from "./settings.queries.ts";

type Props = {
  client: { slug: string; name: string; countries: RegistrationSetup["countries"] };
  name: RegistrationForm;
  form: FormSettings;
  settings: Pick<RegistrationSetup, "adultsOnly" | "countries">;
  door: (page: ReactNode) => ReactNode;
};

/** The real form with what is not saved yet. It can be looked at, not filled in. */
export function FormPreview({ client, name, form, settings, door }: Props) {
  const { t } = useTranslation("members/registration");
  const locale = useLocale();
  const shown: OpenForm = {
    form: name,
    client: { slug: client.slug, name: client.name },
    needsApproval: form.needsApproval,
    adultsOnly: settings.adultsOnly,
    captcha: null,
    fields: askedFields(form.fields).map((field) => ({
      key: field.key,
      mandatory: field.mandatory,
      help: ("help" in field && field.help[locale]) || null,
    })),
    countries: settings.countries.length > 0 ? settings.countries : client.countries,
    jobProfiles: form.jobProfiles.length > 0 ? form.jobProfiles : [...jobProfiles],
    companies: [],
    brands: [],
    retailers: [],
    texts: [],
  };
  return (
    <section className={classes.aside} aria-label={t("settings.preview")}>
      <p className="hint mb-8 weight-500">{t("settings.preview")}</p>
      <div className={classes.frame} inert aria-hidden="true">
        {door(
          <>
            <p className={registration.title}>{t(`title.${name}`)}</p>
            <p className={registration.lead}>{t("lead", { client: client.name })}</p>
            <RegisterForm form={shown} still readText={() => null} onSent={() => undefined} />
          </>,
        )}
      </div>
      {form.open ? null : <p className="hint">{t("settings.closedHint")}</p>}
    </section>
  );
}
