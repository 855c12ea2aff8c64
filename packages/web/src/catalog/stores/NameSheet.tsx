import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { NativeSelect, TextInput } from "../../ui/controls/input.ts";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import { TriedSummary } from "../../ui/form/TriedSummary.tsx";
import { useEditForm } from "../../ui/form/use-edit-form.ts";
import { useNetworkChanged } from "./network.queries.ts";

type Values = { name: string; choice: string };

type Props = {
  title: string;
  /** The present name; empty for something new. */
  name?: string;
  /** A second field, such as the country of a new chain. */
  choice?: { readonly label: string; readonly options: readonly { value: string; label: string }[] };
  readOnly?: boolean;
  /** Writes it; the key makes a repeat harmless. */
  send: (values: Values, key: string) => Promise<unknown>;
  aside?: ReactNode;
  onClose: () => void;
};

const ID = "named";

/** Sheet of a thing with a name and little else: a chain, a group, a company. */
export function NameSheet({ title, name = "", choice, readOnly, send, aside, onClose }: Props) {
  const { t } = useTranslation("catalog/stores");
  const locale = useLocale();
  const keys = useSubmissionKeys();
  const changed = useNetworkChanged();
  const [fresh] = useState<Values>({ name, choice: choice?.options[0]?.value ?? "" });
  const { form } = useEditForm<Values>({
    fresh,
    version: 0,
    check: (values): Record<string, string> =>
      values.name.trim() ? {} : { name: fieldWords("required", locale) },
  });
  const { submit, sending, refusal, tries } = useSubmit(form, {
    send: async (values) => {
      const written = { ...values, name: values.name.trim() };
      await send(written, keys.of(written));
      keys.done();
    },
    done: (_, values) => {
      changed();
      notice(t(name ? "saved" : "created", { name: values.name.trim() }));
      onClose();
    },
    fields: { "network.name_used": "name" },
  });
  const nameOf = (path: string) => (path === "choice" && choice ? choice.label : t("field.name"));
  return (
    <SheetForm
      id={ID}
      title={title}
      submit={t(name ? "save" : "add")}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      readOnly={readOnly ?? false}
      aside={aside}
      summary={
        <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
      }
    >
      <TextInput
        {...form.getInputProps("name")}
        id={`${ID}-name`}
        label={t("field.name")}
        maxLength={textLimit}
        withAsterisk
        data-autofocus
      />
      {choice ? (
        <NativeSelect
          {...form.getInputProps("choice")}
          id={`${ID}-choice`}
          label={choice.label}
          data={[...choice.options]}
        />
      ) : null}
    </SheetForm>
  );
}
