import { useTranslation } from "react-i18next";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import classes from "../clients.module.css";
import type { CardProps } from "./look-cards.ts";

const STRENGTHS = ["weak", "medium", "strong"] as const;
const OAUTH2 = { label: "", issuer: "", clientId: "" };

/** How one gets in: passwords, robots, other accounts. */
export function SignInCard({ form, id }: CardProps) {
  const { t } = useTranslation("clients");
  const { oauth2, useRecaptcha } = form.values;
  const oauth = (name: keyof typeof OAUTH2) => ({
    id: `${id}-oauth2.${name}`,
    label: t(`look.oauth2${name}`),
    value: oauth2?.[name] ?? "",
    error: form.errors[`oauth2.${name}`],
    onChange: (event: { currentTarget: { value: string } }) =>
      form.setFieldValue("oauth2", { ...OAUTH2, ...oauth2, [name]: event.currentTarget.value }),
  });
  return (
    <Card title={t("look.signIn")}>
      <div className={classes.fields}>
        <NativeSelect
          {...form.getInputProps("passwordStrength")}
          id={`${id}-passwordStrength`}
          label={t("look.passwordStrength")}
          description={t(`look.strength.${form.values.passwordStrength}Help`)}
          data={STRENGTHS.map((value) => ({ value, label: t(`look.strength.${value}`) }))}
        />
        <div className={`${classes.switches} ${classes.whole}`}>
          <Toggle
            {...form.getInputProps("useRecaptcha", { type: "checkbox" })}
            id={`${id}-useRecaptcha`}
            label={t("look.useRecaptcha")}
            description={t("look.useRecaptchaHelp")}
          />
          {useRecaptcha ? (
            <TextInput
              {...form.getInputProps("recaptchaSiteKey")}
              id={`${id}-recaptchaSiteKey`}
              className={classes.inner}
              label={t("look.recaptchaSiteKey")}
              maxLength={256}
              withAsterisk
            />
          ) : null}
          <Toggle
            id={`${id}-oauth2`}
            label={t("look.oauth2")}
            description={t("look.oauth2Help")}
            checked={oauth2 !== null}
            onChange={(event) => form.setFieldValue("oauth2", event.currentTarget.checked ? OAUTH2 : null)}
          />
          {oauth2 ? (
            <div className={`${classes.fields} ${classes.inner}`}>
              <TextInput {...oauth("label")} maxLength={64} withAsterisk />
              <TextInput {...oauth("clientId")} maxLength={256} withAsterisk />
              <TextInput {...oauth("issuer")} className={classes.whole} type="url" withAsterisk />
            </div>
          ) : null}
          <Toggle
            {...form.getInputProps("useAzure", { type: "checkbox" })}
            id={`${id}-useAzure`}
            label={t("look.useAzure")}
            description={t("look.useAzureHelp")}
          />
        </div>
      </div>
    </Card>
  );
}
