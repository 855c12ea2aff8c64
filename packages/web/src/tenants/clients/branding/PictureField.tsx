import { IconPhotoPlus, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { upload } from "../../../api/upload.ts";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Progress } from "../../../ui/controls/progress.ts";
import classes from "./branding.module.css";
import type { BrandPicture } from "./branding-form.ts";

type Props = {
  id: string;
  label: string;
  value: BrandPicture | null;
  wide?: boolean;
  error?: string | undefined;
  onChange: (picture: BrandPicture | null) => void;
};

const ACCEPT = "image/png,image/jpeg,image/webp";

/** One picture of the look: sent to the store at once, in force when the form is saved. */
export function PictureField({ id, label, value, wide, error, onChange }: Props) {
  const { t } = useTranslation("tenants/clients");
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const wrong = problem ?? error;

  const send = async (file: File) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const { signal } = stop;
    setProblem(undefined);
    setShare(0);
    try {
      const { id: fileId, urls } = await upload(file, "branding", { signal, onProgress: setShare });
      onChange({ fileId, url: urls.large ?? urls.original ?? Object.values(urls)[0] ?? "" });
    } catch (failure) {
      if (!signal.aborted) setProblem(failure instanceof Error ? failure.message : String(failure));
    }
    if (!signal.aborted) setShare(undefined);
  };

  return (
    <div className={classes.picture} data-wide={wide || undefined}>
      <div className={classes.pictureHead}>
        <span className="text-14 weight-550" id={`${id}-label`}>
          {label}
        </span>
        {value ? (
          <ActionIcon
            size={32}
            aria-label={t("branding.removePicture", { name: label })}
            onClick={() => onChange(null)}
          >
            <IconTrash size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        ) : null}
      </div>
      <label
        className={classes.slot}
        data-empty={value ? undefined : true}
        data-error={wrong ? true : undefined}
      >
        {value ? (
          <img src={value.url} alt="" />
        ) : (
          <>
            <IconPhotoPlus size={24} stroke={1.5} aria-hidden="true" />
            <span>{t("branding.choosePicture")}</span>
          </>
        )}
        <input
          id={id}
          type="file"
          className="only-heard"
          accept={ACCEPT}
          aria-labelledby={`${id}-label`}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = "";
            if (file) void send(file);
          }}
        />
      </label>
      {share === undefined ? null : (
        <Progress value={Math.round(share * 100)} aria-label={t("branding.sending", { name: label })} />
      )}
      {wrong ? (
        <p className="ink-danger text-13" id={`${id}-error`} role="alert">
          {wrong}
        </p>
      ) : null}
    </div>
  );
}
