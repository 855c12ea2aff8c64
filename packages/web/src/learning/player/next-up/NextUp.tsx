import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSecondsLeft } from "../../../ui/act/use-seconds-left.ts";
import { Button } from "../../../ui/controls/button.ts";
import { GoesOnSwitch } from "./GoesOnSwitch.tsx";
import { useGoesOn } from "./goes-on.ts";
import classes from "./next-up.module.css";

/** Seconds until the next activity opens by itself. */
const pause = 10;

const inSight = () => !document.hidden && document.fullscreenElement === null;

/**
 * §learning#going-on-by-itself Way on after a film: by itself after some seconds, where the person lets it. Any key or
 * touch stops the count, and a page nobody sees goes nowhere.
 */
export function NextUp({ title, onGo }: { title: string; onGo: () => void }) {
  const { t } = useTranslation("learning/player");
  const [goesOn] = useGoesOn();
  const [until, setUntil] = useState(() => (goesOn && inSight() ? Date.now() + pause * 1000 : undefined));
  const left = useSecondsLeft(until);

  useEffect(() => {
    if (until === undefined) return undefined;
    const stop = () => setUntil(undefined);
    const timer = setTimeout(() => (inSight() ? onGo() : stop()), until - Date.now());
    window.addEventListener("keydown", stop);
    window.addEventListener("pointerdown", stop);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", stop);
      window.removeEventListener("pointerdown", stop);
    };
  }, [until, onGo]);

  const counts = until !== undefined;
  return (
    <section className={classes.nextUp} aria-label={t("nextUp.title", { title })}>
      <p className={classes.title}>
        <span className="weight-600 break">{t("nextUp.title", { title })}</span>{" "}
        {counts ? (
          <span className="hint numbers" aria-hidden="true">
            {t("nextUp.opens", { seconds: left })}
          </span>
        ) : null}
        <span className="only-heard" role="status">
          {counts ? t("nextUp.heard", { seconds: pause }) : null}
        </span>
      </p>
      <GoesOnSwitch />
      {counts ? (
        <Button variant="default" onClick={() => setUntil(undefined)}>
          {t("nextUp.stay")}
        </Button>
      ) : null}
      <Button onClick={onGo}>{t("nextUp.go")}</Button>
    </section>
  );
}
