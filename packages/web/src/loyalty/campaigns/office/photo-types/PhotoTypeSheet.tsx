import type { Locale, Translations } from "@trilha/contract/core/locale.ts";
import { photoTypeLimits } from "@trilha/contract/loyalty/campaigns/limits.ts";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../../api/use-submit.ts";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { LANGUAGE_NAME, LOCALES } from "../../../../i18n/locales.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { TextInput } from "../../../../ui/controls/input.ts";
import { SheetForm } from "../../../../ui/form/SheetForm.tsx";
import { TriedSummary } from "../../../../ui/form/TriedSummary.tsx";
import { useEditForm } from "../../../../ui/form/use-edit-form.ts";
import classes from "./photo-types.module.css";
import { type PhotoType, useChangePhotoTypes } from "./photo-types.queries.ts";
import { added, changed, written } from "./photo-types.ts";

const ID = "photo-type";
type Values = { name: Translations; hint: Translations };

/** A photo type's name and hint in each language; without `type` a new one. */
export function PhotoTypeSheet({ type, onClose }: { type: PhotoType | undefined; onClose: () => void }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const here = useLocale();
  const change = useChangePhotoTypes();
  const { form } = useEditForm<Values>({
    fresh: { name: type?.name ?? {}, hint: type?.hint ?? {} },
    version: 0,
    check: ({ name }): Record<string, string> =>
      textIn(written(name), here) ? {} : { [`name.${here}`]: fieldWords("required", here) },
  });
  const { submit, sending, refusal, tries } = useSubmit(form, {
    send: ({ name, hint }) => {
      const texts = { name: written(name), hint: written(hint) };
      return change.mutateAsync(type ? changed(type.id, texts) : added(texts));
    },
    done: (_, { name }) => {
      notice(t(type ? "photoTypes.saved" : "photoTypes.added", { name: textIn(written(name), here) }));
      onClose();
    },
  });
  const label = (part: keyof Values, locale: Locale) =>
    t(`photoTypes.${part}In`, { language: LANGUAGE_NAME[locale] });
  const nameOf = (path: string) => {
    const [part, language] = path.split(".");
    const locale = LOCALES.find((one) => one === language) ?? here;
    return label(part === "hint" ? "hint" : "name", locale);
  };
  const field = (part: keyof Values, locale: Locale) => {
    const path = `${part}.${locale}`;
    return {
      id: `${ID}-${path}`,
      label: label(part, locale),
      lang: locale,
      maxLength: photoTypeLimits[part],
      value: form.values[part][locale] ?? "",
      error: form.errors[path],
      onChange: (event: { currentTarget: { value: string } }) => {
        form.setFieldValue(part, { ...form.values[part], [locale]: event.currentTarget.value });
        form.clearFieldError(path);
      },
    };
  };
  // The reader's language first: it is the one they write best.
  const languages = [here, ...LOCALES.filter((one) => one !== here)];
  return (
    <SheetForm
      id={ID}
      title={type ? textIn(type.name, here) : t("photoTypes.new")}
      submit={t(type ? "photoTypes.save" : "photoTypes.add")}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      summary={
        <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
      }
    >
      <p className={classes.help}>{t("photoTypes.help")}</p>
      {languages.map((locale, index) => (
        <div key={locale} className={classes.language}>
          <TextInput {...field("name", locale)} data-autofocus={index === 0 || undefined} />
          <TextInput {...field("hint", locale)} />
        </div>
      ))}
    </SheetForm>
  );
}
