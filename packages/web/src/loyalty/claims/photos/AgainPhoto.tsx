import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { PhotoLook } from "../../earning/PhotoLook.tsx";
import { PhotoTake } from "../../earning/PhotoTake.tsx";
import { PhotoTaken } from "../../earning/PhotoTaken.tsx";
import { usePhotoUpload } from "../../earning/use-photo-upload.ts";
import { type Photo, useResubmitPhoto } from "./photos.queries.ts";

/** A rejected photo is taken anew and sent in its place. */
export function AgainPhoto({ photo, onDone }: { photo: Photo; onDone: () => void }) {
  const { t } = useTranslation("loyalty/claims/photos");
  const { t: shell } = useTranslation("shell");
  const [looked, setLooked] = useState<File>();
  const [fileId, setFileId] = useState<string>();
  const resubmit = useResubmitPhoto(photo);
  const send = (id: string) => {
    setFileId(id);
    resubmit.mutate(id, {
      onSuccess: () => {
        notice(t("againDone"));
        onDone();
      },
    });
  };
  const taken = usePhotoUpload("store_photo", ({ id }) => send(id));
  const { stage } = taken;
  const clear = () => {
    taken.clear();
    setFileId(undefined);
    resubmit.reset();
  };
  return (
    <div className="stack gap-10 mt-12">
      {looked ? (
        <PhotoLook
          alt={photo.photoType}
          picture={looked}
          onUse={() => {
            taken.start(looked);
            setLooked(undefined);
          }}
          onAgain={() => setLooked(undefined)}
        />
      ) : stage.kind === "idle" && !fileId ? (
        <PhotoTake
          id={`again-${photo.id}`}
          label={t("take", { type: photo.photoType })}
          hint={t("hint")}
          onPick={setLooked}
        />
      ) : (
        <PhotoTaken
          alt={photo.photoType}
          preview={taken.preview}
          name={stage.kind === "idle" ? "" : stage.name}
          stage={stage}
          onAgain={taken.again}
          onRemove={clear}
        />
      )}
      {resubmit.error && fileId ? (
        <div className="stack items-start gap-8 ink-danger text-14 leading-14" role="alert">
          <p>{resubmit.error.message}</p>
          <Button onClick={() => send(fileId)}>{t("sendAgain")}</Button>
        </div>
      ) : null}
      <Button variant="subtle" color="neutral" onClick={onDone}>
        {shell("ui.cancel")}
      </Button>
    </div>
  );
}
