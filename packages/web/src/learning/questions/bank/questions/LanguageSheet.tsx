import { useMutation } from "@tanstack/react-query";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { changeQuestionLanguage } from "@trilha/contract/learning/questions/endpoints.ts";
import type { QuestionListItem } from "@trilha/contract/learning/questions/shapes.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { LANGUAGE_NAME, LOCALES } from "../../../../i18n/locales.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import { FormErrorSummary } from "../../../../ui/form/FormErrorSummary.tsx";
import { SheetForm } from "../../../../ui/form/SheetForm.tsx";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import { useQuestionsChanged } from "../question-bank.queries.ts";

type Props = {
  questions: readonly QuestionListItem[];
  onDone: () => void;
  onClose: () => void;
};

/** Language most of the questions say something in. */
function usualLanguage(questions: readonly QuestionListItem[]): Locale | undefined {
  const count = (one: Locale) => questions.filter(({ prompt }) => prompt[one]).length;
  return LOCALES.toSorted((a, b) => count(b) - count(a))[0];
}

/** Another language for the texts of all that are ticked; those that have texts in both are named. */
export function LanguageSheet({ questions, onDone, onClose }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { t: ui } = useTranslation("shell");
  const { number, locale } = useFormats();
  const [from, setFrom] = useState<Locale>(() => usualLanguage(questions) ?? locale);
  const [to, setTo] = useState<Locale>(() => LOCALES.find((one) => one !== from) ?? locale);
  const [isSame, setIsSame] = useState(false);
  const changed = useQuestionsChanged();
  const change = useMutation({
    mutationFn: (body: { ids: string[]; from: Locale; to: Locale }) => call(changeQuestionLanguage, { body }),
    onSettled: changed,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    setIsSame(from === to);
    if (from === to) return;
    change.mutate(
      { ids: questions.map(({ id }) => id), from, to },
      {
        onSuccess: ({ changed: { length: count }, kept }) => {
          notice(t("bulk.done", { count, amount: number(count) }));
          if (kept.length === 0) onDone();
        },
      },
    );
  };

  const { kept = [] } = change.data ?? {};
  if (kept.length > 0)
    return (
      <Sheet
        opened
        size="sm"
        title={t("bulk.languageKeptTitle")}
        onClose={onDone}
        footer={<Button onClick={onDone}>{ui("ui.close")}</Button>}
      >
        <p role="status">
          {t("bulk.languageKept", {
            count: kept.length,
            amount: number(kept.length),
            language: LANGUAGE_NAME[to],
          })}
        </p>
        <ul>
          {kept.map(({ id, prompt }) => (
            <li key={id}>{textIn(prompt, locale)}</li>
          ))}
        </ul>
      </Sheet>
    );

  const options = LOCALES.map((value) => ({ value, label: LANGUAGE_NAME[value] }));
  const chosen = (value: string) => LOCALES.find((one) => one === value) ?? locale;
  const problem = isSame ? t("bulk.languageSame") : change.error?.message;
  return (
    <SheetForm
      id="language"
      title={t("bulk.languageTitle", { count: questions.length, amount: number(questions.length) })}
      submit={t("bulk.languageSubmit")}
      sending={change.isPending}
      onSubmit={send}
      onClose={onClose}
      summary={problem ? <FormErrorSummary errors={[]} message={problem} /> : null}
    >
      <p className="hint">{t("bulk.languageText")}</p>
      <NativeSelect
        label={t("bulk.languageFrom")}
        value={from}
        data={options}
        onChange={(event) => setFrom(chosen(event.currentTarget.value))}
      />
      <NativeSelect
        label={t("bulk.languageTo")}
        value={to}
        data={options}
        onChange={(event) => setTo(chosen(event.currentTarget.value))}
      />
    </SheetForm>
  );
}
