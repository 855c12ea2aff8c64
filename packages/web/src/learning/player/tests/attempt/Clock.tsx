import { IconClock } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { clockText, secondsLeft, warningAt } from "../../activities/test/countdown.ts";
import type { AttemptSnapshot } from "../../activities/test/held.ts";
import classes from "./attempt.module.css";

/** The time that is left by the server's clock; said politely when five minutes and one are left. */
export function Clock({ held, onOver }: { held: AttemptSnapshot; onOver: () => void }) {
  const { t } = useTranslation("learning/player");
  const [left, setLeft] = useState(() => secondsLeft(held, performance.now()));
  const [announced, setAnnounced] = useState<number>();
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    let before = secondsLeft(held, performance.now());
    const tick = () => {
      const now = secondsLeft(held, performance.now());
      setLeft(now);
      if (now === null || before === null) return;
      const warning = warningAt(before, now);
      if (warning !== undefined) setAnnounced(warning);
      before = now;
      if (now > 0) return;
      clearInterval(timer);
      over.current();
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [held]);
  if (left === null) return null;
  return (
    <>
      <span
        className={classes.clock}
        role="timer"
        aria-label={t("test.timeLeft", { time: clockText(left) })}
        data-near={left <= 60 ? "now" : left <= 300 ? "soon" : undefined}
      >
        <IconClock size={18} stroke={1.8} aria-hidden="true" />
        <span aria-hidden="true">{clockText(left)}</span>
      </span>
      <span className="only-heard" aria-live="polite">
        {announced === undefined ? "" : t("test.minutesLeft", { count: announced / 60 })}
      </span>
    </>
  );
}
