import { IconChevronDown } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { PointsChip } from "../../../ui/score/Chips.tsx";
import { ClaimBadge } from "../../earning/ClaimBadge.tsx";
import { ClaimTimeline } from "../../earning/ClaimTimeline.tsx";
import { AgainPhoto } from "./AgainPhoto.tsx";
import classes from "./photos.module.css";
import { type Photo, useAppealPhoto } from "./photos.queries.ts";

const AppealSheet = lazyPart(() =>
  import("../../earning/AppealSheet.tsx").then(({ AppealSheet }) => ({ default: AppealSheet })),
);

/** One photo I sent: its state, the reason, and what I can do about it; opened it tells how it came so. */
export function PhotoRow({ photo }: { photo: Photo }) {
  const { t } = useTranslation("loyalty/claims/photos");
  const { t: earning } = useTranslation("loyalty/earning");
  const { dateTime } = useFormats();
  const [appealing, setAppealing] = useState(false);
  const [again, setAgain] = useState(false);
  const appeal = useAppealPhoto(photo);
  const { can } = photo;
  return (
    <li className={classes.item}>
      <div className={classes.row}>
        <a href={photo.url} target="_blank" rel="noreferrer" className={classes.thumb}>
          <img src={photo.url} alt={t("alt", { type: photo.photoType, store: photo.store })} loading="lazy" />
        </a>
        <div className="stack gap-2 shrink">
          <strong className="text-15">{photo.photoType}</strong>
          <small className="small">{photo.store}</small>
          <small className="small">
            <time dateTime={photo.submittedAt}>{dateTime(new Date(photo.submittedAt))}</time>
          </small>
        </div>
        <div className="stack items-end gap-6">
          <PointsChip value={photo.points} size="sm" />
          <ClaimBadge state={photo.state} />
        </div>
      </div>
      {photo.verdictReason ? (
        <p className="mt-10 text-14 leading-145">{t("reason", { reason: photo.verdictReason })}</p>
      ) : null}
      {again ? <AgainPhoto photo={photo} onDone={() => setAgain(false)} /> : null}
      {(can.resubmit || can.appeal) && !again ? (
        <div className="flex wrap gap-8 mt-10">
          {can.resubmit ? <Button onClick={() => setAgain(true)}>{t("again")}</Button> : null}
          {can.appeal ? (
            <Button variant="default" onClick={() => setAppealing(true)}>
              {earning("appeal.open")}
            </Button>
          ) : null}
        </div>
      ) : null}
      <details className={classes.more}>
        <summary>
          {earning("timeline.title")}
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
        </summary>
        <ClaimTimeline steps={photo.history} />
      </details>
      {appealing ? (
        <Suspense fallback={null}>
          <AppealSheet send={(text) => appeal.mutateAsync(text)} onClose={() => setAppealing(false)} />
        </Suspense>
      ) : null}
    </li>
  );
}
