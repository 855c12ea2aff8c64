import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./activity.module.css";
import { askVimeo, askYouTube } from "./ask-length.ts";

type Props = { site: "youtube" | "vimeo"; film: string; onLength: (seconds: number) => void };

const PATIENCE = 12_000;
const ASK = { youtube: askYouTube, vimeo: askVimeo } as const;

/** Asks the site's own player how long its film is; where it cannot be reached, the length is typed. */
export function LengthProbe({ site, film, onLength }: Props) {
  const { t } = useTranslation("learning/authoring");
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const latestOnLength = useRef(onLength);
  latestOnLength.current = onLength;

  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const fail = () => setFailed(true);
    const timer = setTimeout(fail, PATIENCE);
    const measured = (duration: number) => {
      if (!Number.isFinite(duration) || duration <= 0) return;
      clearTimeout(timer);
      latestOnLength.current(Math.round(duration));
    };
    const stop = ASK[site](box, film, { measured, fail });
    return () => {
      clearTimeout(timer);
      stop();
      box.replaceChildren();
    };
  }, [site, film]);

  return (
    <>
      <div ref={frame} className={classes.player} hidden={failed} />
      <p className="hint" role="status">
        {t(failed ? "video.probeFailed" : "video.probing")}
      </p>
    </>
  );
}
