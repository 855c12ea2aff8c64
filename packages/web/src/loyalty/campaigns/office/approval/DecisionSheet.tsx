import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../../api/problem.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Textarea } from "../../../../ui/controls/input.ts";
import { FormErrorSummary } from "../../../../ui/form/FormErrorSummary.tsx";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";

type Props = {
  title: string;
  /** Consequence of the deed. */
  text: string;
  /** The label of what is written: a note, or a reason that must be there. */
  label: string;
  needed: boolean;
  submit: string;
  danger?: boolean;
  onSubmit: (words: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks once, with a note or a reason, before a campaign moves on. */
export function DecisionSheet({ title, text, label, needed, submit, danger, onSubmit, onClose }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: ui } = useTranslation("shell");
  const id = useId();
  const [words, setWords] = useState("");
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (needed && !words.trim()) {
      setMissing(true);
      document.getElementById(`${id}-words`)?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    onSubmit(words.trim()).then(onClose, (error: Error) => {
      setProblem(error);
      setBusy(false);
    });
  };
  return (
    <Sheet
      opened
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {ui("ui.cancel")}
          </Button>
          <Button type="submit" form={`${id}-form`} color={danger ? "danger" : "primary"} loading={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="stack gap-20 shrink" onSubmit={send} noValidate>
        {problem ? (
          <FormErrorSummary
            errors={[]}
            message={problem.message}
            requestId={isRefused(problem) ? problem.requestId : undefined}
          />
        ) : null}
        <p>{text}</p>
        <Textarea
          id={`${id}-words`}
          label={label}
          autosize
          minRows={3}
          maxLength={textLimit}
          required={needed}
          data-autofocus
          value={words}
          error={missing ? t("approval.reasonMissing") : undefined}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setMissing(false);
          }}
        />
      </form>
    </Sheet>
  );
}
