import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/page/Card.tsx";
import classes from "../clients.module.css";
import type { CardProps } from "./branding-cards.ts";
import { ColorField } from "./ColorField.tsx";

const COLORS = ["primaryColor", "secondaryColor", "tertiaryColor"] as const;

/** The three colours everything else on a page follows from. */
export function ColorsCard({ form, id }: CardProps) {
  const { t } = useTranslation("tenants/clients");
  return (
    <Card title={t("branding.colors")}>
      <p className="hint under-title">{t("branding.colorsHint")}</p>
      <div className={classes.fields}>
        {COLORS.map((color) => (
          <ColorField
            key={color}
            id={`${id}-${color}`}
            label={t(`branding.${color}`)}
            hint={t(`branding.${color}Help`)}
            value={form.values[color]}
            error={form.errors[color]}
            onChange={(value) => form.setFieldValue(color, value)}
            onBlur={() => void form.validateField(color)}
          />
        ))}
      </div>
    </Card>
  );
}
