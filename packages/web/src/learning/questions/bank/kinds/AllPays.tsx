import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import classes from "../editor/editor.module.css";

type Props = {
  percent: number;
  /** Undefined: the author gives each choice its own weight. */
  onLetCost: (() => void) | undefined;
};

/** §learning#partial-credit Says that ticking everything pays, and mends it. */
export function AllPays({ percent, onLetCost }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { number } = useFormats();
  return (
    <div className={classes.note}>
      <p role="status">
        <strong className="block">{t("share.allPays", { percent: number(Math.round(percent)) })}</strong>
        {onLetCost ? null : t("share.allPaysOwn")}
      </p>
      {onLetCost ? (
        <div className={classes.deeds}>
          <Button variant="default" onClick={onLetCost}>
            {t("share.letCost")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
