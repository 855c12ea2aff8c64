import { IconCamera, IconPhoto } from "@tabler/icons-react";
import { type ChangeEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { FilePick } from "../../ui/pick/FilePick.tsx";
import classes from "./photo.module.css";

type Props = {
  /** Names the camera's own field, so that a summary of errors can lead there. */
  id: string;
  label: string;
  hint: string;
  /** A scanned or mailed invoice may be a PDF; a store's photo may not. */
  pdf?: boolean;
  /** Where cameras are not allowed only what is there already is offered. */
  camera?: boolean;
  /** One of several on a page: a single row. */
  compact?: boolean;
  onPick: (file: File) => void;
  error?: string | undefined;
};

/** The camera first, large and under the thumb; what is in the gallery beside it. A desk picks or drops a file. */
export function PhotoTake(props: Props) {
  const { id, label, hint, pdf = false, camera = true, compact = false, onPick, error } = props;
  const { t } = useTranslation("loyalty/earning");
  const phone = useIsPhone();
  const hintId = useId();
  const accept = pdf ? "image/*,application/pdf" : "image/*";
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file may be chosen again.
    event.currentTarget.value = "";
    if (file) onPick(file);
  };
  if (!phone) {
    return (
      <div id={id} tabIndex={-1} className="no-outline">
        <FilePick label={label} hint={hint} accept={accept} onPick={onPick} error={error} />
      </div>
    );
  }
  return (
    <div>
      <div className={classes.take} data-compact={compact || undefined}>
        {camera ? (
          <label className={classes.camera} data-error={error ? true : undefined}>
            <IconCamera size={compact ? 24 : 30} stroke={1.6} aria-hidden="true" />
            <span>{label}</span>
            <input
              id={id}
              type="file"
              accept="image/*"
              capture="environment"
              className="only-heard"
              aria-describedby={hintId}
              aria-invalid={error ? true : undefined}
              onChange={pick}
            />
          </label>
        ) : null}
        <label className={classes.gallery}>
          <IconPhoto size={20} stroke={1.7} aria-hidden="true" />
          <span className={compact ? "only-heard" : undefined}>
            {pdf ? t("photo.galleryOrPdf") : t("photo.gallery")}
          </span>
          <input
            id={camera ? undefined : id}
            type="file"
            accept={accept}
            className="only-heard"
            onChange={pick}
          />
        </label>
      </div>
      <p
        id={hintId}
        className={
          error ? "mt-8 text-13 leading-14 ink-danger" : compact ? "only-heard" : "small mt-8 leading-14"
        }
        role={error ? "alert" : undefined}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
