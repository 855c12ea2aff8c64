import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import { useTranslation } from "react-i18next";
import type { Uploaded } from "../../api/upload.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { Progress } from "../../ui/controls/progress.ts";
import { FilePick } from "../../ui/pick/FilePick.tsx";
import { useUpload } from "./use-upload.ts";
import classes from "./writing.module.css";

type Props = {
  kind: FileKind;
  label: string;
  hint: string;
  accept: string;
  onSent: (file: Uploaded) => void;
};

/** A file on its way to the store, with how much of it is there; stopped or cut off it can go on. */
export function UploadField({ kind, onSent, ...shown }: Props) {
  const { t } = useTranslation("core/writing");
  const state = useUpload(kind, {
    onSent,
    onLeft: (name) => notice(t("left", { name }), { kind: "failed" }),
  });
  return <UploadShown {...shown} {...state} />;
}

type Shown = Pick<Props, "label" | "hint" | "accept"> & {
  sending: { readonly name: string; readonly share: number } | undefined;
  problem: string | undefined;
  send: (file: File) => void;
  stop: () => void;
  /** Resumes an upload that was stopped or failed. */
  again: (() => void) | undefined;
};

/** The same, wherever it is sent from. */
export function UploadShown({ label, hint, accept, sending, problem, send, stop, again }: Shown) {
  const { t } = useTranslation("core/writing");
  const { number } = useFormats();
  if (sending) {
    const percent = Math.round(sending.share * 100);
    return (
      <div className={classes.sending}>
        <div className="flex between gap-12 text-14 numbers">
          <span className="truncated">{sending.name}</span>
          <strong>{t("percent", { percent: number(percent) })}</strong>
        </div>
        <Progress value={percent} aria-label={t("sending", { name: sending.name })} />
        <Button variant="subtle" size="sm" onClick={stop}>
          {t("stop")}
        </Button>
      </div>
    );
  }
  return (
    <div className="stack one-column gap-8 shrink">
      <FilePick label={label} hint={hint} accept={accept} onPick={send} error={problem} />
      {again ? (
        <Button variant="light" size="sm" onClick={again}>
          {t("again")}
        </Button>
      ) : null}
    </div>
  );
}
