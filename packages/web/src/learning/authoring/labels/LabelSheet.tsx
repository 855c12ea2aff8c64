import { useQueryClient } from "@tanstack/react-query";
import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { createLabel, editLabel } from "@trilha/contract/learning/authoring/label-endpoints.ts";
import { labelNameLimit } from "@trilha/contract/learning/authoring/limits.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { useSubmit } from "../../../api/use-submit.ts";
import { fieldWords } from "../../../i18n/field-words.ts";
import { LANGUAGE_NAME } from "../../../i18n/locales.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { SheetForm } from "../../../ui/form/SheetForm.tsx";
import { TriedSummary } from "../../../ui/form/TriedSummary.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { type Label, labelsQuery } from "../course-office.queries.ts";

const ID = "label";
type Values = { name: Partial<Record<Locale, string>>; active: boolean };
type Props = { kind: Label["kind"]; label: Label | undefined; onClose: () => void };

const filled = (name: Values["name"]): Values["name"] =>
  Object.fromEntries(locales.flatMap((one) => (name[one]?.trim() ? [[one, name[one].trim()]] : [])));

/** A label's name in the languages of the programme; without `label` a new one. */
export function LabelSheet({ kind, label, onClose }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { t: writing } = useTranslation("core/writing");
  const here = useLocale();
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  // The reader's own language first.
  const languages = [here, ...locales.filter((one) => one !== here)];
  const form = useForm<Values>({
    initialValues: { name: label?.name ?? {}, active: label?.active ?? true },
    validate: (values): Record<string, string> =>
      Object.keys(filled(values.name)).length > 0 ? {} : { [`name.${here}`]: fieldWords("required", here) },
  });
  const { submit, sending, refusal, tries } = useSubmit<Values, Label>(form, {
    send: ({ name, active }) => {
      const body = { kind, name: filled(name) };
      return label
        ? call(editLabel, {
            params: { id: label.id },
            body: { version: label.version, name: body.name, active },
          })
        : call(createLabel, { body }, { key: keys.of(body) });
    },
    done: () => {
      keys.done();
      void queries.invalidateQueries({ queryKey: labelsQuery.queryKey });
      notice(t("labels.saved"));
      onClose();
    },
    fields: { "courses.label_name_used": `name.${here}` },
  });
  const nameOf = (locale: Locale) =>
    writing("of", { field: t("labels.name"), language: LANGUAGE_NAME[locale] });
  return (
    <SheetForm
      id={ID}
      title={t(label ? "labels.editTitle" : "labels.newTitle", { kind: t(`labels.kind.${kind}.one`) })}
      submit={t("labels.save")}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      summary={
        <TriedSummary
          tries={tries}
          refusal={refusal}
          errors={form.errors}
          form={ID}
          nameOf={(path) => nameOf(locales.find((one) => path.endsWith(one)) ?? here)}
        />
      }
    >
      {languages.map((locale, index) => (
        <TextInput
          key={locale}
          id={`${ID}-name.${locale}`}
          label={nameOf(locale)}
          lang={locale}
          maxLength={labelNameLimit}
          data-autofocus={index === 0 || undefined}
          value={form.values.name[locale] ?? ""}
          error={form.errors[`name.${locale}`]}
          onChange={(event) => {
            form.setFieldValue("name", { ...form.values.name, [locale]: event.currentTarget.value });
            form.clearFieldError(`name.${locale}`);
          }}
        />
      ))}
      {label ? (
        <Toggle
          id={`${ID}-active`}
          label={t("labels.active")}
          description={t("labels.activeHelp")}
          checked={form.values.active}
          onChange={(event) => form.setFieldValue("active", event.currentTarget.checked)}
        />
      ) : null}
    </SheetForm>
  );
}
