import { IconCircleCheck, IconClockHour4 } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { ExperienceChip, PointsChip } from "../../../ui/score/Chips.tsx";
import { ClaimBadge } from "../../earning/ClaimBadge.tsx";
import { PhotoLook } from "../../earning/PhotoLook.tsx";
import { PhotoTake } from "../../earning/PhotoTake.tsx";
import { PhotoTaken } from "../../earning/PhotoTaken.tsx";
import { usePhotoUpload } from "../../earning/use-photo-upload.ts";
import { type SlotView, takenWords } from "./photo-slots.ts";
import { type Photo, type PhotoBody, useSendPhoto } from "./photos.queries.ts";

type Props = {
  view: SlotView;
  campaignId: string;
  storeId: string;
  /** When the next week begins, in words. */
  nextDay: string;
};

/** One type of photo: taken and sent in one go; what it gave stays until the page is left. */
export function PhotoCard({ view, campaignId, storeId, nextDay }: Props) {
  const { t } = useTranslation("loyalty/claims/photos");
  const { number } = useFormats();
  const { type, taken } = view;
  const [looked, setLooked] = useState<File>();
  const [result, setResult] = useState<Photo>();
  const [unsent, setUnsent] = useState<PhotoBody>();
  const send = useSendPhoto();
  const give = (body: PhotoBody) => {
    setUnsent(body);
    send.mutate(body, {
      onSuccess: (photo) => {
        setResult(photo);
        setUnsent(undefined);
      },
    });
  };
  const photo = usePhotoUpload("store_photo", ({ id: fileId }) =>
    give({ campaignId, storeId, photoTypeId: type.id, fileId }),
  );
  const { stage } = photo;
  const clear = () => {
    photo.clear();
    setUnsent(undefined);
    send.reset();
  };
  const lost = isRefused(send.error) && (send.error.status === 0 || send.error.status >= 500);
  const busy = stage.kind !== "idle" || send.isPending || unsent !== undefined;

  return (
    <li className="card stack content-start gap-14 p-16" data-taken={taken ? true : undefined}>
      <header className="stack with-aside align-start gap-12">
        <div>
          <h3 className="text-16 weight-650">{type.name}</h3>
          {type.hint ? <p className="hint mt-2 leading-14">{type.hint}</p> : null}
        </div>
        <div className="stack items-end gap-4">
          <PointsChip value={type.points} size="sm" />
          {taken?.mine ? <ClaimBadge state={taken.state} /> : null}
          {type.experience > 0 ? <ExperienceChip value={type.experience} size="sm" /> : null}
        </div>
      </header>
      {result ? (
        <div className="flex align-start gap-8 p-12 r-10 on-success-light text-14 leading-145" role="status">
          <IconCircleCheck className="ink-success" size={22} stroke={1.8} aria-hidden="true" />
          <p>
            <strong className="block text-15">
              {t("credited", { count: result.points, amount: number(result.points) })}
            </strong>
            {t("resultText")}
          </p>
        </div>
      ) : null}
      {busy && !result ? (
        <>
          <PhotoTaken
            alt={type.name}
            preview={photo.preview}
            name={stage.kind === "idle" ? "" : stage.name}
            stage={stage}
            onAgain={photo.again}
            onRemove={clear}
          />
          {send.error && unsent ? (
            <div className="stack items-start gap-8 ink-danger text-14 leading-14" role="alert">
              <p>{send.error.message}</p>
              {lost ? <Button onClick={() => give(unsent)}>{t("sendAgain")}</Button> : null}
            </div>
          ) : null}
        </>
      ) : null}
      {taken && !result ? (
        <p className="hint flex align-start gap-8 leading-145">
          <IconClockHour4 size={18} stroke={1.7} aria-hidden="true" />
          <span>{t(takenWords(taken), { day: nextDay })}</span>
        </p>
      ) : null}
      {looked && !taken && !busy && !result ? (
        <PhotoLook
          alt={type.name}
          picture={looked}
          onUse={() => {
            photo.start(looked);
            setLooked(undefined);
          }}
          onAgain={() => setLooked(undefined)}
        />
      ) : null}
      {!taken && !busy && !result && !looked ? (
        <PhotoTake
          id={`photo-${type.id}`}
          label={t("take", { type: type.name })}
          hint={t("hint")}
          compact
          onPick={setLooked}
        />
      ) : null}
    </li>
  );
}
