import type { UseFormReturnType } from "@mantine/form";
import { IconChevronLeft, IconChevronRight, IconPhotoPlus, IconTrash } from "@tabler/icons-react";
import { rewardPictureLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { ActionIcon } from "../../../../ui/controls/action-icon.ts";
import { Progress } from "../../../../ui/controls/progress.ts";
import { CoverImage } from "../../../../ui/cover/CoverImage.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../reward-office.module.css";
import { ID } from "./form-id.ts";
import { shifted } from "./picture-order.ts";
import type { RewardPicture, RewardValues } from "./reward-form.ts";
import { useSendPictures } from "./use-pictures.ts";

const ACCEPT = "image/png,image/jpeg,image/webp";
type Props = { form: UseFormReturnType<RewardValues>; disabled: boolean };
type Tools = {
  index: number;
  pictures: readonly RewardPicture[];
  onChange: (pictures: readonly RewardPicture[]) => void;
};

function PictureTools({ index, pictures, onChange }: Tools) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { number } = useFormats();
  const place = { place: number(index + 1) };
  return (
    <div className={classes.pictureTools}>
      <ActionIcon
        size={40}
        aria-label={t("item.pictureBack", place)}
        disabled={index === 0}
        onClick={() => onChange(shifted(pictures, index, -1))}
      >
        <IconChevronLeft size={20} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        size={40}
        aria-label={t("item.pictureOn", place)}
        disabled={index === pictures.length - 1}
        onClick={() => onChange(shifted(pictures, index, 1))}
      >
        <IconChevronRight size={20} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        size={40}
        aria-label={t("item.pictureRemove", place)}
        onClick={() => onChange(pictures.toSpliced(index, 1))}
      >
        <IconTrash size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

/** Up to six pictures; the first is the card's. */
export function PicturesCard({ form, disabled }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { number } = useFormats();
  const { pictures } = form.values;
  const set = (next: readonly RewardPicture[]) => form.setFieldValue("pictures", next);
  const { share, problem, send } = useSendPictures((picture) => set([...pictures, picture]));
  const wrong = problem ?? (form.errors.pictureFileIds ? String(form.errors.pictureFileIds) : undefined);
  const free = rewardPictureLimit - pictures.length;
  return (
    <Card title={t("item.pictures")}>
      <p className="hint under-title">{t("item.picturesHelp", { amount: number(rewardPictureLimit) })}</p>
      <ul className={classes.pictures}>
        {pictures.map(({ fileId, thumb }, index) => (
          <li key={fileId} className={classes.picture}>
            <CoverImage
              id={fileId}
              src={thumb}
              alt={t("item.picture", { place: number(index + 1) })}
              ratio="1 / 1"
            />
            {index === 0 ? <span className={classes.first}>{t("item.firstPicture")}</span> : null}
            {disabled ? null : <PictureTools index={index} pictures={pictures} onChange={set} />}
          </li>
        ))}
        {free > 0 && !disabled ? (
          <li>
            <label className={classes.slot} data-error={wrong ? true : undefined}>
              <IconPhotoPlus size={26} stroke={1.5} aria-hidden="true" />
              <span>{t("item.addPicture")}</span>
              <input
                id={`${ID}-pictureFileIds`}
                type="file"
                multiple
                className="only-heard"
                accept={ACCEPT}
                disabled={share !== undefined}
                aria-describedby={wrong ? `${ID}-pictures-error` : undefined}
                onChange={(event) => {
                  const files = [...(event.currentTarget.files ?? [])].slice(0, free);
                  event.currentTarget.value = "";
                  if (files.length > 0) void send(files);
                }}
              />
            </label>
          </li>
        ) : null}
      </ul>
      {share === undefined ? null : (
        <Progress value={Math.round(share * 100)} aria-label={t("item.sendingPicture")} />
      )}
      {wrong ? (
        <p className="mt-6 ink-danger text-13" id={`${ID}-pictures-error`} role="alert">
          {wrong}
        </p>
      ) : null}
    </Card>
  );
}
