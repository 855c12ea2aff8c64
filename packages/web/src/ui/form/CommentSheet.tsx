import { type ChangeEvent, type FormEvent, type ReactNode, useState } from "react";
import { fieldWords } from "../../i18n/field-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Textarea, TextInput } from "../controls/input.ts";
import { FormErrorSummary } from "./FormErrorSummary.tsx";
import { SheetForm } from "./SheetForm.tsx";

type Props = {
  title: string;
  /** Consequences of the deed, and who else is needed: read before the button is pressed. */
  text?: ReactNode;
  label: string;
  help?: string;
  submit: string;
  required?: boolean;
  /** A name rather than a reason: one line, which begins as this. */
  line?: { initial: string; limit: number };
  /** Deed that cannot be taken back. */
  danger?: boolean;
  /** A promise that fails keeps the sheet open and says why. */
  onSay: (words: string) => Promise<unknown>;
  onClose: () => void;
};

type Failed = Error & { status?: number; requestId?: string | undefined };

const ID = "say";
/** Longest words of a deed; a line says its own. */
const LIMIT = 256;

/** A deed that needs some words: its reason, or a name. */
export function CommentSheet(props: Props) {
  const { title, text, label, help, submit, required = false, danger = false } = props;
  const { line, onSay, onClose } = props;
  const locale = useLocale();
  const [words, setWords] = useState(line?.initial ?? "");
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Failed>();
  const [busy, setBusy] = useState(false);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (required && !words.trim()) {
      setMissing(true);
      document.getElementById(`${ID}-words`)?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    onSay(words.trim()).then(onClose, (error: Failed) => {
      setProblem(error);
      setBusy(false);
    });
  };

  const field = {
    id: `${ID}-words`,
    label,
    description: help,
    withAsterisk: required,
    maxLength: line?.limit ?? LIMIT,
    "data-autofocus": true,
    value: words,
    error: missing ? fieldWords(line ? "required" : "reason_required", locale) : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setWords(event.currentTarget.value);
      setMissing(false);
    },
  };
  return (
    <SheetForm
      id={ID}
      title={title}
      submit={submit}
      sending={busy}
      danger={danger}
      onSubmit={send}
      onClose={onClose}
      summary={
        problem ? (
          <FormErrorSummary
            errors={[]}
            message={problem.message}
            requestId={(problem.status ?? 0) >= 500 ? problem.requestId : undefined}
          />
        ) : null
      }
    >
      {text ? <p>{text}</p> : null}
      {line ? <TextInput {...field} /> : <Textarea {...field} autosize minRows={3} />}
    </SheetForm>
  );
}
