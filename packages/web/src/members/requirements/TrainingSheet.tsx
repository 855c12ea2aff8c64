import { useQueryClient } from "@tanstack/react-query";
import { trainingLimits } from "@trilha/contract/members/requirements/limits.ts";
import type { Training } from "@trilha/contract/members/requirements/shapes.ts";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../api/use-submit.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { LANGUAGE_NAME, LOCALES } from "../../i18n/locales.ts";
import { textIn } from "../../i18n/text-in.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { Toggle } from "../../ui/controls/Toggle.tsx";
import { ConflictNotice } from "../../ui/form/ConflictNotice.tsx";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import { TriedSummary } from "../../ui/form/TriedSummary.tsx";
import { useEditForm } from "../../ui/form/use-edit-form.ts";
import { checkTraining, emptyTraining, type TrainingValues, valuesOf } from "./training-form.ts";
import { trainingQuery, useSaveTraining } from "./trainings.queries.ts";

const ID = "training";

type Props = {
  /** Without: a new one. */
  training: Training | undefined;
  onClose: () => void;
  onSaved?: (training: Training) => void;
};

/** A training's title in each language, where it is, and whether it is still in use. */
export function TrainingSheet({ training, onClose, onSaved }: Props) {
  const { t } = useTranslation("members/requirements");
  const here = useLocale();
  const queries = useQueryClient();
  const save = useSaveTraining();
  const edit = useEditForm<TrainingValues>({
    fresh: training ? valuesOf(training) : emptyTraining,
    version: training?.version ?? 0,
    check: (values) =>
      Object.fromEntries(
        Object.entries(checkTraining(values, here)).map(([path, code]) => [
          path,
          path === "link" ? t("linkWrong") : fieldWords(code, here),
        ]),
      ),
  });
  const { form } = edit;
  const { submit, sending, refusal, tries } = useSubmit(form, {
    send: (values) => save(values, training && { id: training.id, version: edit.version }),
    done: (saved) => {
      notice(t(training ? "saved" : "created", { name: textIn(saved.title, here) }));
      onClose();
      onSaved?.(saved);
    },
    ...(training && {
      conflict: async () => {
        const theirs = await queries.fetchQuery({ ...trainingQuery(training.id), staleTime: 0 });
        if (theirs) edit.conflict(valuesOf(theirs), theirs.version);
      },
    }),
  });
  const nameOf = (path: string) => {
    const language = LOCALES.find((one) => path === `title.${one}`);
    if (language) return t("titleIn", { language: LANGUAGE_NAME[language] });
    return t(`field.${path as "link"}`, { defaultValue: path });
  };
  // The reader's language first: it is the one they write best.
  const languages = [here, ...LOCALES.filter((one) => one !== here)];
  return (
    <SheetForm
      id={ID}
      title={training ? textIn(training.title, here) : t("new")}
      submit={t(training ? "save" : "add")}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      summary={
        <>
          <ConflictNotice fields={edit.clashes?.map(nameOf)} />
          <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
        </>
      }
    >
      {languages.map((locale, index) => (
        <TextInput
          key={locale}
          id={`${ID}-title.${locale}`}
          label={nameOf(`title.${locale}`)}
          lang={locale}
          maxLength={trainingLimits.title}
          data-autofocus={(index === 0 && !training) || undefined}
          value={form.values.title[locale] ?? ""}
          error={form.errors[`title.${locale}`]}
          onChange={(event) => {
            form.setFieldValue("title", { ...form.values.title, [locale]: event.currentTarget.value });
            form.clearFieldError(`title.${locale}`);
          }}
        />
      ))}
      <TextInput
        {...form.getInputProps("link")}
        id={`${ID}-link`}
        label={t("field.link")}
        description={t("linkHelp")}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={trainingLimits.link}
      />
      {training ? (
        <Toggle
          id={`${ID}-active`}
          label={t("field.active")}
          description={t("activeHelp")}
          checked={form.values.active}
          onChange={(event) => form.setFieldValue("active", event.currentTarget.checked)}
        />
      ) : null}
    </SheetForm>
  );
}
