import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { Button } from "../../ui/controls/button.ts";
import { Textarea } from "../../ui/controls/input.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { Sheet } from "../../ui/sheet/Sheet.tsx";

type Props = {
  /** Number of people who would be blocked. */
  count: number;
  name?: string | undefined;
  onClose: () => void;
  onBlock: (reason: string) => Promise<unknown>;
};

/** Asks for the reason, which is also the one confirmation before somebody loses access. */
export function BlockSheet({ count, name, onClose, onBlock }: Props) {
  const { t } = useTranslation("members/people");
  const { t: ui } = useTranslation("shell");
  const id = useId();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const [busy, setBusy] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!reason.trim()) {
      setMissing(true);
      document.getElementById(`${id}-reason`)?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    onBlock(reason.trim()).then(onClose, (error: Error) => {
      setProblem(error);
      setBusy(false);
    });
  };

  return (
    <Sheet
      opened
      size="sm"
      title={name ? t("block.titleOne", { name }) : t("block.title", { count })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {ui("ui.cancel")}
          </Button>
          <Button type="submit" form={`${id}-form`} color="danger" loading={busy}>
            {t("decide.block")}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="stack gap-16" onSubmit={submit} noValidate>
        {problem ? (
          <FormErrorSummary
            errors={[]}
            message={problem.message}
            requestId={isRefused(problem) ? problem.requestId : undefined}
          />
        ) : null}
        <p>{t("block.text", { count })}</p>
        <Textarea
          id={`${id}-reason`}
          label={t("block.reason")}
          description={t("block.reasonHelp")}
          autosize
          minRows={3}
          maxLength={textLimit}
          required
          data-autofocus
          value={reason}
          error={missing ? t("block.reasonMissing") : undefined}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setMissing(false);
          }}
          onBlur={() => setMissing(reason.trim() === "" && reason !== "")}
        />
      </form>
    </Sheet>
  );
}
