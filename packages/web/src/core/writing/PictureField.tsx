import { IconPhotoPlus, IconTrash } from "@tabler/icons-react";
import { type FileKind, fileKinds } from "@trilha/contract/core/files/rules.ts";
import { type ReactNode, use, useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../../ui/controls/action-icon.ts";
import { Button } from "../../ui/controls/button.ts";
import { UploadField } from "./UploadField.tsx";
import classes from "./writing.module.css";
import { WritingContext } from "./writing-context.ts";

type Props = {
  id?: string;
  kind: FileKind;
  /** Object of the picture, for whoever hears the buttons. */
  of: string;
  fileId: string | null;
  /** Where it can be seen; undefined: not known yet. */
  url: string | null | undefined;
  /** The file that was sent and where it can be seen, or none. */
  onChange: (fileId: string | null, url?: string) => void;
  /** By the writing around it, where there is one. */
  readOnly?: boolean;
  /** Shape and size that are asked for. */
  hint?: string;
  /** Draws what stands on the page, with a picture or without; absent: the picture alone, small. */
  preview?: (src: string | null) => ReactNode;
};

/** A picture of something: added, seen, changed, taken away. It is sent at once and saved with its subject. */
export function PictureField({
  id,
  kind,
  of: subject,
  fileId,
  url,
  onChange,
  hint,
  preview,
  ...props
}: Props) {
  const { t } = useTranslation("core/writing");
  const writing = use(WritingContext);
  const { readOnly = writing?.readOnly ?? false } = props;
  const [picking, setPicking] = useState(false);
  const [sent, setSent] = useState<{ id: string; url: string | undefined }>();
  const src = fileId ? (url ?? (sent?.id === fileId ? sent.url : undefined) ?? null) : null;
  const shown = preview?.(src) ?? null;
  const buttons = { id, subject, onAdd: () => setPicking(true), onRemove: () => onChange(null) };
  if (picking && !readOnly)
    return (
      <div className="stack one-column gap-8 shrink">
        {shown}
        <UploadField
          kind={kind}
          accept={fileKinds[kind].types.join(",")}
          label={t("sendPicture")}
          hint={hint ?? t("pictureHint")}
          onSent={({ id: sentId, urls }) => {
            const small = urls.thumb ?? urls.large ?? urls.original;
            setPicking(false);
            setSent({ id: sentId, url: preview ? (urls.large ?? small) : small });
            onChange(sentId, small);
          }}
        />
      </div>
    );
  if (preview)
    return (
      <div className="row wrap gap-12">
        {shown}
        {readOnly ? null : <Choices {...buttons} chosen={fileId !== null} />}
      </div>
    );
  if (fileId)
    return (
      <div className={classes.picture}>
        {src ? <img src={src} alt={t("pictureOf", { of: subject })} loading="lazy" /> : <span />}
        {readOnly ? null : (
          <ActionIcon
            {...(id && { id })}
            size={44}
            aria-label={t("removePicture", { of: subject })}
            onClick={buttons.onRemove}
          >
            <IconTrash size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
    );
  if (readOnly) return null;
  return (
    <Button
      {...(id && { id })}
      variant="subtle"
      size="sm"
      className={classes.addPicture}
      leftSection={<IconPhotoPlus size={18} stroke={1.7} aria-hidden="true" />}
      aria-label={t("addPictureTo", { of: subject })}
      onClick={buttons.onAdd}
    >
      {t("addPicture")}
    </Button>
  );
}

type ChoicesProps = {
  id: string | undefined;
  subject: string;
  chosen: boolean;
  onAdd: () => void;
  onRemove: () => void;
};

/** Buttons beside a picture that is seen. */
function Choices({ id, subject, chosen, onAdd, onRemove }: ChoicesProps) {
  const { t } = useTranslation("core/writing");
  return (
    <div className="flex wrap gap-8">
      <Button
        {...(id && { id })}
        variant="light"
        size="sm"
        leftSection={<IconPhotoPlus size={18} stroke={1.7} aria-hidden="true" />}
        onClick={onAdd}
      >
        {t(chosen ? "changePicture" : "addPicture")}
      </Button>
      {chosen ? (
        <Button
          variant="subtle"
          color="danger"
          size="sm"
          leftSection={<IconTrash size={18} stroke={1.7} aria-hidden="true" />}
          aria-label={t("removePicture", { of: subject })}
          onClick={onRemove}
        >
          {t("dropPicture")}
        </Button>
      ) : null}
    </div>
  );
}
