import { useTranslation } from "react-i18next";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { Card } from "../../../ui/page/Card.tsx";
import classes from "../clients.module.css";
import type { CardProps } from "./branding-cards.ts";

const STRENGTHS = ["weak", "medium", "strong"] as const;

/** Rules of passwords; the ways in beside them are a part of their own. */
export function SignInCard({ form, id }: CardProps) {
  const { t } = useTranslation("tenants/clients");
  return (
    <Card title={t("branding.signIn")}>
      <div className={classes.fields}>
        <NativeSelect
          {...form.getInputProps("passwordStrength")}
          id={`${id}-passwordStrength`}
          label={t("branding.passwordStrength")}
          description={t(`branding.strength.${form.values.passwordStrength}Help`)}
          data={STRENGTHS.map((value) => ({ value, label: t(`branding.strength.${value}`) }))}
        />
      </div>
    </Card>
  );
}
