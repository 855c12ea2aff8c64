import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import classes from "./editor.module.css";

type Props = {
  version: number;
  /** Undefined: it can only be looked at. */
  onTake: (() => void) | undefined;
  onBack: () => void;
};

/** Says that what is seen was said once, and lets somebody go on from there. */
export function OldVersion({ version, onTake, onBack }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { number } = useFormats();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} className={classes.note} aria-label={t("versions.title")}>
      <p>{t("versions.looking", { version: number(version) })}</p>
      <div className={classes.deeds}>
        <Button variant="default" onClick={onBack}>
          {t("versions.back")}
        </Button>
        {onTake ? <Button onClick={onTake}>{t("versions.take")}</Button> : null}
      </div>
    </section>
  );
}
