import { createBank, editBank } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import { bankLimits } from "@trilha/contract/learning/questions/limits.ts";
import type { QuestionBank } from "@trilha/contract/learning/questions/shapes.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { useSubmissionKeys } from "../../../../api/submission-key.ts";
import { useSubmit } from "../../../../api/use-submit.ts";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Textarea, TextInput } from "../../../../ui/controls/input.ts";
import { SheetForm } from "../../../../ui/form/SheetForm.tsx";
import { TriedSummary } from "../../../../ui/form/TriedSummary.tsx";
import { useForm } from "../../../../ui/form/use-form.ts";
import { useQuestionsChanged } from "../question-bank.queries.ts";

const ID = "bank";
type Values = { name: string; description: string };
type Props = {
  /** Undefined: a new one. */
  bank: QuestionBank | undefined;
  onSaved: (bank: QuestionBank) => void;
  onClose: () => void;
};

/** Name and purpose of a bank. */
export function BankSheet({ bank, onSaved, onClose }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { t: ui } = useTranslation("shell");
  const locale = useLocale();
  const keys = useSubmissionKeys();
  const changed = useQuestionsChanged();
  const form = useForm<Values>({
    initialValues: { name: bank?.name ?? "", description: bank?.description ?? "" },
    validate: ({ name }) => (name.trim() ? {} : { name: fieldWords("required", locale) }),
  });
  const { submit, sending, refusal, tries } = useSubmit<Values, QuestionBank>(form, {
    send: ({ name, description }) => {
      const body = { name: name.trim(), description: description.trim() };
      return bank
        ? call(editBank, { params: { id: bank.id }, body: { version: bank.version, ...body } })
        : call(createBank, { body }, { key: keys.of(body) });
    },
    done: (saved) => {
      keys.done();
      changed();
      onSaved(saved);
    },
    fields: { "questions.bank_name_used": "name" },
  });
  return (
    <SheetForm
      id={ID}
      title={t(bank ? "banks.edit" : "banks.new")}
      submit={bank ? ui("ui.save") : t("banks.create")}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      summary={
        <TriedSummary
          tries={tries}
          refusal={refusal}
          errors={form.errors}
          form={ID}
          nameOf={(path) => t(path === "description" ? "banks.description" : "banks.name")}
        />
      }
    >
      <TextInput
        {...form.getInputProps("name")}
        id={`${ID}-name`}
        label={t("banks.name")}
        withAsterisk
        data-autofocus
        maxLength={bankLimits.name}
      />
      <Textarea
        {...form.getInputProps("description")}
        id={`${ID}-description`}
        label={t("banks.description")}
        description={t("banks.descriptionHelp")}
        rows={3}
        autosize={false}
        maxLength={bankLimits.description}
      />
    </SheetForm>
  );
}
