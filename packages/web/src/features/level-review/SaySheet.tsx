import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Textarea } from "../../ui/controls/input.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { SheetForm } from "../../ui/form/SheetForm.tsx";

type Props = {
  title: string;
  /** What follows from it, and who else is needed: told before anybody presses. */
  text: ReactNode;
  label: string;
  help?: string;
  submit: string;
  required?: boolean;
  onSay: (words: string) => Promise<unknown>;
  onClose: () => void;
};

const ID = "level-review-say";
/** Written out, not imported: with the contract's number would come the whole schema library. */
const LIMIT = 256;

/** A deed with its reason. */
export function SaySheet(props: Props) {
  const { title, text, label, help, submit, required = false, onSay, onClose } = props;
  const locale = useLocale();
  const { t } = useTranslation("level-review");
  const [words, setWords] = useState("");
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Error>();
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
    onSay(words.trim()).then(onClose, (error: Error) => {
      setProblem(error);
      setBusy(false);
    });
  };

  return (
    <SheetForm
      id={ID}
      title={title}
      submit={submit}
      sending={busy}
      onSubmit={send}
      onClose={onClose}
      summary={
        problem ? (
          <FormErrorSummary
            errors={[]}
            message={problem.message}
            requestId={isRefused(problem) && problem.status >= 500 ? problem.requestId : undefined}
          />
        ) : null
      }
    >
      <p>{text}</p>
      <Textarea
        id={`${ID}-words`}
        label={required ? label : t("optional", { label })}
        description={help}
        withAsterisk={required}
        autosize
        minRows={3}
        maxLength={LIMIT}
        data-autofocus
        value={words}
        error={missing ? fieldWords("required", locale) : undefined}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setMissing(false);
        }}
      />
    </SheetForm>
  );
}
