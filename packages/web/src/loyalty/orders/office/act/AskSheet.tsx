import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../../api/problem.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Textarea } from "../../../../ui/controls/input.ts";
import { FormErrorSummary } from "../../../../ui/form/FormErrorSummary.tsx";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import type { OfficeOrderAction } from "./order-acts.ts";
import { type DecidedOrder, useAct } from "./use-act.ts";

const ID = "order-act";
const REASONS: Readonly<Partial<Record<OfficeOrderAction, "needed" | "free">>> = {
  reprove: "needed",
  cancel: "needed",
  takeBack: "free",
};

type Props = {
  act: Exclude<OfficeOrderAction, "ship">;
  ids: readonly string[];
  onDone: (outcomes: readonly DecidedOrder[]) => void;
  onClose: () => void;
};

/** Asks once, with the reason the person will read where one is needed. */
export function AskSheet({ act, ids, onDone, onClose }: Props) {
  const { t } = useTranslation("loyalty/orders/office");
  const { t: ui } = useTranslation("shell");
  const { number } = useFormats();
  const send = useAct();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const asks = REASONS[act];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (asks === "needed" && !reason.trim()) {
      setMissing(true);
      document.getElementById(`${ID}-reason`)?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    send({ act, ids, reason: reason.trim() }).then(onDone, (error: Error) => {
      setProblem(error);
      setBusy(false);
    });
  };

  return (
    <Sheet
      opened
      size="sm"
      title={t(`${act}.title`, { count: ids.length, amount: number(ids.length) })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {ui("ui.cancel")}
          </Button>
          <Button
            type="submit"
            form={ID}
            color={act === "reprove" || act === "cancel" ? "danger" : "primary"}
            loading={busy}
            {...(asks ? {} : { "data-autofocus": true })}
          >
            {t(`${act}.action`)}
          </Button>
        </>
      }
    >
      <form id={ID} className="stack gap-16" onSubmit={submit} noValidate>
        {problem ? (
          <FormErrorSummary
            errors={[]}
            message={problem.message}
            requestId={isRefused(problem) ? problem.requestId : undefined}
          />
        ) : null}
        <p>{t(`${act}.text`)}</p>
        {asks ? (
          <Textarea
            id={`${ID}-reason`}
            label={t("reason")}
            autosize
            minRows={3}
            maxLength={textLimit}
            required={asks === "needed"}
            data-autofocus
            value={reason}
            error={missing ? t("reasonMissing") : undefined}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setMissing(false);
            }}
          />
        ) : null}
      </form>
    </Sheet>
  );
}
