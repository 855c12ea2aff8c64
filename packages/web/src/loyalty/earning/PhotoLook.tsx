import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";
import classes from "./photo.module.css";
import { usePreview } from "./use-photo-upload.ts";

type Props = {
  /** Text of the picture, for a person who does not see it. */
  alt: string;
  picture: File;
  onUse: () => void;
  onAgain: () => void;
};

/** The photo before it is sent: looked at, then used or taken again. */
export function PhotoLook({ alt, picture, onUse, onAgain }: Props) {
  const { t } = useTranslation("loyalty/earning");
  const address = usePreview(picture);
  return (
    <div className="stack gap-10">
      {address ? <img className={classes.look} src={address} alt={alt} /> : null}
      <p className="small leading-14">{t("photo.lookHint")}</p>
      <div className="flex wrap gap-8">
        <Button onClick={onUse}>{t("photo.use")}</Button>
        <Button variant="default" onClick={onAgain}>
          {t("photo.retake")}
        </Button>
      </div>
    </div>
  );
}
