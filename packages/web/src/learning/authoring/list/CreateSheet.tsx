import { IconRoute, IconSchool } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { createCourse } from "@trilha/contract/learning/authoring/endpoints.ts";
import { courseTextLimits } from "@trilha/contract/learning/delivery/limits.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { useSubmit } from "../../../api/use-submit.ts";
import { fieldWords } from "../../../i18n/field-words.ts";
import { LANGUAGE_NAME, LOCALES } from "../../../i18n/locales.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import { SheetForm } from "../../../ui/form/SheetForm.tsx";
import { TriedSummary } from "../../../ui/form/TriedSummary.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { Choice } from "../../../ui/switches/Choice.tsx";
import { useCoursesChanged } from "../course-office.queries.ts";

const ID = "new-course";
type Values = { kind: "course" | "trail"; title: string; defaultLocale: Locale };

/** A course or a trail begins: what it is, what it is called, in which language. */
export function CreateSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("learning/authoring");
  const { t: learning } = useTranslation("learning/items");
  const locale = useLocale();
  const navigate = useNavigate();
  const keys = useSubmissionKeys();
  const changed = useCoursesChanged();
  const form = useForm<Values>({
    initialValues: { kind: "course", title: "", defaultLocale: locale },
    validate: ({ title }) => (title.trim() ? {} : { title: fieldWords("required", locale) }),
  });
  const { submit, sending, refusal, tries } = useSubmit<Values, { id: string }>(form, {
    send: ({ kind, title, defaultLocale }) => {
      const body = { kind, defaultLocale, title: { [defaultLocale]: title.trim() } };
      return call(createCourse, { body }, { key: keys.of(body) });
    },
    done: ({ id }) => {
      keys.done();
      changed();
      onClose();
      void navigate({ to: "/admin/courses/$courseId", params: { courseId: id } });
    },
  });
  return (
    <SheetForm
      id={ID}
      title={t("new.title")}
      submit={t("new.submit")}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      summary={
        <TriedSummary
          tries={tries}
          refusal={refusal}
          errors={form.errors}
          form={ID}
          nameOf={() => t("field.title")}
        />
      }
    >
      <Choice
        label={t("new.kind")}
        value={form.values.kind}
        onChange={(kind) => form.setFieldValue("kind", kind)}
        options={[
          {
            value: "course",
            label: learning("kind.course"),
            icon: <IconSchool size={18} aria-hidden="true" />,
          },
          { value: "trail", label: learning("kind.trail"), icon: <IconRoute size={18} aria-hidden="true" /> },
        ]}
      />
      <p className="hint">{t(`new.kindHelp.${form.values.kind}`)}</p>
      <TextInput
        {...form.getInputProps("title")}
        id={`${ID}-title`}
        label={t("field.title")}
        withAsterisk
        data-autofocus
        maxLength={courseTextLimits.title}
        lang={form.values.defaultLocale}
      />
      <NativeSelect
        {...form.getInputProps("defaultLocale")}
        id={`${ID}-defaultLocale`}
        label={t("field.defaultLocale")}
        description={t("new.localeHelp")}
        data={LOCALES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
      />
    </SheetForm>
  );
}
