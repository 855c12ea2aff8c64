import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES } from "../../../i18n/locales.ts";
import { Card } from "../../../ui/page/Card.tsx";
import type { CardProps } from "./branding-cards.ts";
import { PictureField } from "./PictureField.tsx";

const errorText = (error: unknown): string | undefined => (error ? String(error) : undefined);

/** A logo for each language, and what stands beside the sign-in form. */
export function PicturesCard({ form, id }: CardProps) {
  const { t } = useTranslation("tenants/clients");
  const { logos, background } = form.values;
  return (
    <Card title={t("branding.pictures")}>
      <p className="hint under-title">{t("branding.picturesHint")}</p>
      <div className="stack two-columns gap-16">
        {LOCALES.map((locale) => (
          <PictureField
            key={locale}
            id={`${id}-logoFileIds.${locale}`}
            label={t("branding.logoIn", { language: LANGUAGE_NAME[locale] })}
            value={logos[locale] ?? null}
            error={errorText(form.errors[`logoFileIds.${locale}`])}
            onChange={(picture) => {
              const { [locale]: _old, ...others } = logos;
              form.setFieldValue("logos", picture ? { ...others, [locale]: picture } : others);
            }}
          />
        ))}
        <PictureField
          id={`${id}-backgroundFileId`}
          label={t("branding.background")}
          wide
          value={background}
          error={errorText(form.errors.backgroundFileId)}
          onChange={(picture) => form.setFieldValue("background", picture)}
        />
      </div>
    </Card>
  );
}
