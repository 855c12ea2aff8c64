import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { PhotoLook } from "./PhotoLook.tsx";
import { PhotoTake } from "./PhotoTake.tsx";
import { PhotoTaken } from "./PhotoTaken.tsx";
import { usePhotoUpload } from "./use-photo-upload.ts";

type Props = {
  kind: Extract<FileKind, "invoice" | "store_photo">;
  request: { readonly reason: string; readonly lastDay: string };
  /** The last day has not passed. */
  open: boolean;
  send: (fileId: string) => Promise<unknown>;
};

/** Another picture the audit waits for: why, until when, and the camera (§loyalty#another-picture). */
export function AskedPicture({ kind, request, open, send }: Props) {
  const { t } = useTranslation("loyalty/earning");
  const { deadline } = useFormats();
  const field = useId();
  const [looked, setLooked] = useState<File>();
  const [fileId, setFileId] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const give = async (id: string) => {
    setFileId(id);
    setFailure(undefined);
    try {
      await send(id);
      notice(t("asked.done"));
    } catch (failed) {
      setFailure((failed as Error).message);
    }
  };
  const upload = usePhotoUpload(kind, ({ id }) => void give(id));
  const { stage } = upload;
  const clear = () => {
    upload.clear();
    setFileId(undefined);
    setFailure(undefined);
  };
  const day = deadline(request.lastDay);
  return (
    <div className="stack gap-12">
      <p className="weight-600 break">{request.reason}</p>
      <p className="text-15 leading-145">{t(open ? "asked.until" : "asked.late", { day })}</p>
      {!open ? null : looked ? (
        <PhotoLook
          alt={t("asked.alt")}
          picture={looked}
          onUse={() => {
            upload.start(looked);
            setLooked(undefined);
          }}
          onAgain={() => setLooked(undefined)}
        />
      ) : stage.kind === "idle" && !fileId ? (
        <PhotoTake id={field} label={t("asked.take")} hint={t("asked.hint")} onPick={setLooked} />
      ) : (
        <PhotoTaken
          alt={t("asked.alt")}
          preview={upload.preview}
          name={stage.kind === "idle" ? "" : stage.name}
          stage={stage}
          onAgain={upload.again}
          onRemove={clear}
        />
      )}
      {failure && fileId ? (
        <div className="stack items-start gap-8 ink-danger text-14 leading-14" role="alert">
          <p>{failure}</p>
          <Button onClick={() => void give(fileId)}>{t("asked.again")}</Button>
        </div>
      ) : null}
    </div>
  );
}
