import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";
import { Textarea } from "../../ui/controls/input.ts";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import classes from "./review.module.css";

export const REASONS = [
  "unreadable",
  "notInvoice",
  "otherNumber",
  "otherDate",
  "otherStore",
  "otherProducts",
  "otherUnits",
  "repeated",
  "altered",
] as const;

type Props = {
  title: string;
  confirm: string;
  busy?: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
};

/** Why something falls: one of nine by its digit, or in one's own words. The person is told it. */
export function ReasonSheet({ title, confirm, busy, onClose, onReason }: Props) {
  const { t } = useTranslation("review");
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const hint = useId();
  const reason = text.trim();

  const send = () => {
    if (reason && reason.length <= 256) onReason(reason);
    else setTried(true);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target instanceof HTMLTextAreaElement;
    const picked = REASONS[Number(event.key) - 1];
    if (!typing && picked) {
      event.preventDefault();
      onReason(t(`reason.${picked}`));
    }
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button color="danger" loading={busy} onClick={send}>
            {confirm}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: digits press the buttons in it */}
      <div className={classes.reasons} onKeyDown={onKey}>
        <p className={classes.dim} id={hint}>
          {t("reasonHint")}
        </p>
        <ol aria-describedby={hint}>
          {REASONS.map((key, index) => (
            <li key={key}>
              <button
                type="button"
                className={classes.reason}
                disabled={busy}
                {...(index === 0 ? { "data-autofocus": true } : {})}
                onClick={() => onReason(t(`reason.${key}`))}
              >
                <span aria-hidden="true" className={classes.key}>
                  {index + 1}
                </span>
                {t(`reason.${key}`)}
              </button>
            </li>
          ))}
        </ol>
        <Textarea
          label={t("ownWords")}
          autosize
          minRows={2}
          maxLength={256}
          value={text}
          error={tried && !reason ? t("reasonMissing") : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
    </Sheet>
  );
}
