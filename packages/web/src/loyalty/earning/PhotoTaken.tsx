import { IconAlertCircle, IconCircleCheck, IconFileTypePdf, IconPhoto } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../../i18n/formats.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { Progress } from "../../ui/controls/progress.ts";
import classes from "./photo.module.css";
import type { PhotoStage } from "./use-photo-upload.ts";

type Props = {
  /** Text of the picture, for a person who does not see it. */
  alt: string;
  preview: string | undefined;
  name: string;
  stage: PhotoStage;
  onAgain: () => void;
  onRemove: () => void;
  children?: ReactNode;
};

/** The photo that was taken: how far it is on its way, and what can be done about it. */
export function PhotoTaken({ alt, preview, name, stage, onAgain, onRemove, children }: Props) {
  const { t } = useTranslation("loyalty/earning");
  const locale = useLocale();
  const Icon = /\.pdf$/i.test(name) ? IconFileTypePdf : IconPhoto;
  const share = stage.kind === "sending" ? stage.share : 1;
  return (
    <div className={classes.taken}>
      <div className={classes.thumb}>
        {preview ? <img src={preview} alt={alt} /> : <Icon size={30} stroke={1.4} aria-hidden="true" />}
      </div>
      <div className="stack gap-6 shrink">
        {name ? <p className="truncated text-14 weight-600">{name}</p> : null}
        <div aria-live="polite" className={classes.status} data-kind={stage.kind}>
          {stage.kind === "idle" ? (
            <>
              <IconCircleCheck size={18} stroke={1.9} aria-hidden="true" />
              <span>{t("photo.sent")}</span>
            </>
          ) : null}
          {stage.kind === "failed" ? (
            <>
              <IconAlertCircle size={18} stroke={1.9} aria-hidden="true" />
              <span>{stage.message}</span>
            </>
          ) : null}
          {stage.kind === "sending" ? <span>{t("photo.sending")}</span> : null}
        </div>
        {stage.kind === "sending" ? (
          <div className="stack with-aside align-center gap-10 text-13">
            <Progress value={Math.round(share * 100)} size="sm" radius="xl" aria-label={t("photo.sending")} />
            <span className="numbers">{formatPercent(share, locale)}</span>
          </div>
        ) : null}
        {children}
        <div className="flex wrap gap-8 mt-4">
          {stage.kind === "failed" && stage.again ? (
            <Button variant="light" onClick={onAgain}>
              {t("photo.again")}
            </Button>
          ) : null}
          <Button variant="default" onClick={onRemove}>
            {t("photo.another")}
          </Button>
        </div>
      </div>
    </div>
  );
}
