import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Textarea } from "../../../ui/controls/input.ts";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import classes from "../reward-office.module.css";
import { NOTE_LIMIT } from "./stock-form.ts";

type Props = { onClose: () => void; onRefuse: (reason: string) => Promise<unknown> };
const ID = "refuse-correction";

/** Asks why: whoever proposed is told. */
export function RefuseSheet({ onClose, onRefuse }: Props) {
  const { t } = useTranslation("reward-office");
  const { t: ui } = useTranslation("shell");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const [busy, setBusy] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!reason.trim()) {
      setMissing(true);
      document.getElementById(`${ID}-reason`)?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    onRefuse(reason.trim()).then(onClose, (error: Error) => {
      setProblem(error);
      setBusy(false);
    });
  };

  return (
    <Sheet
      opened
      size="sm"
      title={t("correction.refuseTitle")}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {ui("ui.cancel")}
          </Button>
          <Button type="submit" form={ID} color="danger" loading={busy}>
            {t("correction.refuse")}
          </Button>
        </>
      }
    >
      <form id={ID} className={classes.fields} onSubmit={submit} noValidate>
        {problem ? (
          <FormErrorSummary
            errors={[]}
            message={problem.message}
            requestId={isRefused(problem) ? problem.requestId : undefined}
          />
        ) : null}
        <p>{t("correction.refuseText")}</p>
        <Textarea
          id={`${ID}-reason`}
          label={t("correction.decisionReason")}
          autosize
          minRows={3}
          maxLength={NOTE_LIMIT}
          required
          data-autofocus
          value={reason}
          error={missing ? t("correction.reasonMissing") : undefined}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setMissing(false);
          }}
        />
      </form>
    </Sheet>
  );
}
