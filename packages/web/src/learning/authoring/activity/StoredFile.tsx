import { IconAlertTriangle, IconExternalLink, IconFile, IconTrash } from "@tabler/icons-react";
import type { OfficeCourse } from "@trilha/contract/learning/authoring/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Progress } from "../../../ui/controls/progress.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { lengthWords } from "../edit/length-words.ts";
import classes from "./activity.module.css";

const MEGA = 2 ** 20;

/** A film or a sound that becomes one every browser plays: waiting, how far it is, or why it failed. */
function ConversionFacts({
  conversion,
}: {
  conversion: NonNullable<OfficeCourse["files"][number]["conversion"]>;
}) {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const { state, progress, reason } = conversion;
  if (state === "failed")
    return (
      <div className="flex gap-10 p-12-14 r-10 on-danger-light text-14" role="alert">
        <IconAlertTriangle className="ink-danger" size={20} stroke={1.8} aria-hidden="true" />
        <strong className="shrink">{reason}</strong>
      </div>
    );
  const title = t(state === "waiting" ? "upload.converting.waiting" : "upload.converting.running");
  return (
    <div className="stack gap-8 text-14">
      <div className="flex between gap-12 numbers" role="status">
        <span>{title}</span>
        {state === "running" ? <strong>{t("list.percent", { percent: number(progress) })}</strong> : null}
      </div>
      <Progress value={progress} aria-label={title} />
      <p className="hint">{t("upload.converting.hint")}</p>
    </div>
  );
}

/** A file that is there: its name, how long it is, a way to look at it and to be rid of it. */
export function StoredFile({ fileId, onRemove }: { fileId: string; onRemove: () => void }) {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const { known, readOnly } = useBuilder();
  const file = known.files.find(({ id }) => id === fileId);
  const facts = file
    ? [
        t("upload.megabytes", { amount: number(Math.max(0.1, Math.round((file.size / MEGA) * 10) / 10)) }),
        file.seconds === null ? undefined : lengthWords(Math.round(file.seconds)),
        file.pages === null
          ? undefined
          : t("upload.pages", { count: file.pages, amount: number(file.pages) }),
      ]
    : [t("upload.waiting")];
  return (
    <>
      <div className={classes.file}>
        <IconFile size={22} stroke={1.6} aria-hidden="true" />
        <span className="stack grow shrink text-14">
          <strong className="truncated weight-550">{file?.name ?? t("upload.file")}</strong>
          <span className="small">{facts.filter(Boolean).join(" · ")}</span>
        </span>
        {file?.url && !file.conversion ? (
          <ActionIcon
            component="a"
            href={file.url}
            target="_blank"
            rel="noreferrer"
            size={44}
            aria-label={t("upload.look", { name: file.name })}
          >
            <IconExternalLink size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        ) : null}
        {readOnly ? null : (
          <ActionIcon
            size={44}
            aria-label={t("upload.remove", { name: file?.name ?? t("upload.file") })}
            onClick={onRemove}
          >
            <IconTrash size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
      {file?.conversion ? <ConversionFacts conversion={file.conversion} /> : null}
    </>
  );
}
