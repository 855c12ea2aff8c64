import { checkDocument } from "@trilha/contract/accounts/identity/checks.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type FormEvent, type ReactNode, useState } from "react";
import { fieldErrors } from "../../api/field-errors.ts";
import { isRefused, type Refused } from "../../api/problem.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import { ProofDeclined } from "../re-authentication/with-proof.ts";
import { DocumentFields, type TypedDocument } from "./DocumentFields.tsx";

type Props = {
  title: string;
  text?: ReactNode;
  submit: string;
  initial: TypedDocument;
  /** Label of the reason, where one is needed. */
  reason?: string;
  onSend: (value: TypedDocument & { reason: string }) => Promise<unknown>;
  onClose: () => void;
};

const ID = "document-sheet";

/** Corrects a document, one's own or somebody's; the server asks for a fresh proof. */
export function DocumentSheet({ title, text, submit, initial, reason, onSend, onClose }: Props) {
  const locale = useLocale();
  const [value, setValue] = useState(initial);
  const [why, setWhy] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<Refused>();
  const [sending, setSending] = useState(false);

  const failed = (error: Error) => {
    setSending(false);
    if (error instanceof ProofDeclined) return;
    if (!isRefused(error)) throw error;
    setErrors(fieldErrors(error));
    setRefusal(error);
  };
  const submitNow = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setRefusal(undefined);
    const wrong = value.document.trim()
      ? checkDocument(value.document, value.documentCountry)
      : ("required" as const);
    const faults = {
      ...(wrong && { document: fieldWords(wrong, locale) }),
      ...(reason && !why.trim() && { reason: fieldWords("reason_required", locale) }),
    };
    setErrors(faults);
    if (Object.keys(faults).length > 0) return;
    setSending(true);
    onSend({ ...value, document: value.document.trim(), reason: why.trim() }).then(onClose, failed);
  };

  return (
    <SheetForm
      id={ID}
      title={title}
      submit={submit}
      sending={sending}
      onClose={onClose}
      onSubmit={submitNow}
      summary={
        <FormErrorSummary
          key={refusal?.requestId ?? "none"}
          errors={[]}
          message={refusal?.message}
          requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
        />
      }
    >
      {text ? <p>{text}</p> : null}
      <DocumentFields id={ID} value={value} onChange={setValue} error={errors.document} required />
      {reason ? (
        <TextInput
          id={`${ID}-reason`}
          label={reason}
          maxLength={textLimit}
          withAsterisk
          value={why}
          error={errors.reason}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
      ) : null}
    </SheetForm>
  );
}
