import "react-image-crop/dist/ReactCrop.css";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from "react-image-crop";
import { releaseObjectUrl } from "../../platform/object-url.ts";
import { Button } from "../../ui/controls/button.ts";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import classes from "./crop.module.css";
import { drawCrop, resized } from "./crop.ts";

type Props = {
  picture: File;
  onClose: () => void;
  onCropped: (picture: File) => void;
  onUnreadable: () => void;
};

/** Share of the picture that the crop begins with: most of it. */
const FIRST = 90;
const LEAST = 20;

/** Chooses the round part of a picture that becomes the avatar: by finger, mouse or keyboard. */
export function CropSheet({ picture, onClose, onCropped, onUnreadable }: Props) {
  const { t } = useTranslation("accounts/profile");
  const id = useId();
  const image = useRef<HTMLImageElement>(null);
  const preview = useRef<HTMLCanvasElement>(null);
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState<PercentCrop>();
  const [saving, setSaving] = useState(false);

  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => releaseObjectUrl(made);
  }, [picture]);

  useEffect(() => {
    if (crop && image.current && preview.current) drawCrop(image.current, crop, preview.current, 96);
  }, [crop]);

  const begin = () => {
    const shown = image.current;
    if (!shown) return;
    const { width, height } = shown;
    // A square of a wide picture is as high as it; the percentage is of the shorter side.
    const share = (Math.min(width, height) / width) * FIRST;
    setCrop(centerCrop(makeAspectCrop({ unit: "%", width: share }, 1, width, height), width, height));
  };

  const save = async () => {
    if (!crop || !image.current) return;
    setSaving(true);
    const canvas = document.createElement("canvas");
    drawCrop(image.current, crop, canvas, 512);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
    if (blob) onCropped(new File([blob], "avatar.jpg", { type: "image/jpeg" }));
    else onUnreadable();
  };

  const most = image.current
    ? (Math.min(image.current.width, image.current.height) / image.current.width) * 100
    : 100;
  return (
    <Sheet
      opened
      title={t("crop.title")}
      onClose={onClose}
      footer={
        <Button onClick={() => void save()} loading={saving} disabled={!crop}>
          {t("crop.save")}
        </Button>
      }
    >
      <p id={`${id}-hint`} className="mb-12 dim text-15">
        {t("crop.hint")}
      </p>
      <div className={classes.stage}>
        {address ? (
          <ReactCrop
            crop={crop}
            onChange={(_, percent) => setCrop(percent)}
            aspect={1}
            circularCrop
            keepSelection
            minWidth={48}
            ariaLabels={{
              cropArea: t("crop.area"),
              nwDragHandle: t("crop.size"),
              nDragHandle: t("crop.size"),
              neDragHandle: t("crop.size"),
              eDragHandle: t("crop.size"),
              seDragHandle: t("crop.size"),
              sDragHandle: t("crop.size"),
              swDragHandle: t("crop.size"),
              wDragHandle: t("crop.size"),
            }}
          >
            <img ref={image} src={address} alt="" onLoad={begin} onError={onUnreadable} />
          </ReactCrop>
        ) : null}
      </div>
      <div className="row between gap-20 mt-16">
        <label className={classes.size}>
          {t("crop.size")}
          <input
            type="range"
            min={LEAST}
            max={100}
            value={crop ? Math.round((crop.width / most) * 100) : 100}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              const share = (Number(event.currentTarget.value) / 100) * most;
              if (crop && image.current) setCrop(resized(crop, share, image.current));
            }}
          />
        </label>
        <figure className={classes.preview}>
          <canvas ref={preview} width={96} height={96} />
          <figcaption>{t("crop.preview")}</figcaption>
        </figure>
      </div>
    </Sheet>
  );
}
