import { IconPhotoPlus, IconTrash } from "@tabler/icons-react";
import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../../ui/controls/action-icon.ts";
import { Button } from "../../ui/controls/button.ts";
import { UploadField } from "./UploadField.tsx";
import classes from "./writing.module.css";
import { useWriting } from "./writing-context.ts";

type Props = {
  id: string;
  kind: FileKind;
  /** Object of the picture, for whoever hears the buttons. */
  of: string;
  fileId: string | null;
  /** Where it can be seen; undefined: not known yet. */
  url: string | undefined;
  /** The file that was sent and where it can be seen, or none. */
  onChange: (fileId: string | null, url?: string) => void;
};

/** A picture that belongs to what is being written: added, seen small, taken away. */
export function PictureField({ id, kind, of: subject, fileId, url, onChange }: Props) {
  const { t } = useTranslation("core/writing");
  const { readOnly } = useWriting();
  const [picking, setPicking] = useState(false);
  if (fileId)
    return (
      <div className={classes.picture}>
        {url ? <img src={url} alt={t("pictureOf", { of: subject })} loading="lazy" /> : <span />}
        {readOnly ? null : (
          <ActionIcon
            id={id}
            size={44}
            aria-label={t("removePicture", { of: subject })}
            onClick={() => onChange(null)}
          >
            <IconTrash size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
    );
  if (readOnly) return null;
  if (!picking)
    return (
      <Button
        id={id}
        variant="subtle"
        size="sm"
        className={classes.addPicture}
        leftSection={<IconPhotoPlus size={18} stroke={1.7} aria-hidden="true" />}
        aria-label={t("addPictureTo", { of: subject })}
        onClick={() => setPicking(true)}
      >
        {t("addPicture")}
      </Button>
    );
  return (
    <UploadField
      kind={kind}
      accept="image/png,image/jpeg,image/webp"
      label={t("sendPicture")}
      hint={t("pictureHint")}
      onSent={({ id: sent, urls }) => {
        setPicking(false);
        onChange(sent, urls.thumb ?? urls.large ?? urls.original);
      }}
    />
  );
}
