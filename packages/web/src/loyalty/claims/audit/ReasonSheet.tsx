import { localize } from "@trilha/contract/core/locale.ts";
import { reasonsFor, reasonTexts } from "@trilha/contract/core/reasons.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Textarea } from "../../../ui/controls/input.ts";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import classes from "./audit.module.css";

type Props = {
  of: keyof typeof reasonsFor;
  title: string;
  confirm: string;
  busy?: boolean;
  /** Further fields, above the reasons: choosing one of these sends. */
  children?: ReactNode;
  color?: "danger";
  onClose: () => void;
  onReason: (reason: string) => void;
};

/** Reason told to the person in their language: one of a list by its digit, or in one's own words. */
export function ReasonSheet(props: Props) {
  const { of: verdict, title, confirm, busy, children, color, onClose, onReason } = props;
  const { t } = useTranslation("loyalty/claims/audit");
  const locale = useLocale();
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
    const picked = reasonsFor[verdict][Number(event.key) - 1];
    if (!typing && picked) {
      event.preventDefault();
      onReason(picked);
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
          <Button {...(color && { color })} loading={busy} onClick={send}>
            {confirm}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: digits press the buttons in it */}
      <div className={classes.reasons} onKeyDown={onKey}>
        {children}
        <p className={classes.dim} id={hint}>
          {t("reasonHint")}
        </p>
        <ol aria-describedby={hint}>
          {reasonsFor[verdict].map((code, index) => (
            <li key={code}>
              <button
                type="button"
                className={classes.reason}
                disabled={busy}
                {...(index === 0 ? { "data-autofocus": true } : {})}
                onClick={() => onReason(code)}
              >
                <span aria-hidden="true" className={classes.key}>
                  {index + 1}
                </span>
                {localize(reasonTexts[code], locale)}
              </button>
            </li>
          ))}
        </ol>
        <Textarea
          label={t("ownWords")}
          autosize
          minRows={2}
          maxLength={textLimit}
          value={text}
          error={tried && !reason ? t("reasonMissing") : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
    </Sheet>
  );
}
