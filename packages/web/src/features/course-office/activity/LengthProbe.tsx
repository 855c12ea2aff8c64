import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./activity.module.css";

type Props = { site: "youtube" | "vimeo"; film: string; onLength: (seconds: number) => void };

const PATIENCE = 12_000;
const ADDRESS = {
  youtube: (film: string) => `https://www.youtube.com/watch?v=${film}`,
  vimeo: (film: string) => `https://vimeo.com/${film}`,
} as const;
const LOAD = {
  youtube: () => import("youtube-video-element"),
  vimeo: () => import("vimeo-video-element"),
} as const;

/** Asks the site's own player how long its film is; where it cannot be reached, the length is typed. */
export function LengthProbe({ site, film, onLength }: Props) {
  const { t } = useTranslation("course-office");
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const told = useRef(onLength);
  told.current = onLength;

  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    let here = true;
    const fail = () => here && setFailed(true);
    const timer = setTimeout(fail, PATIENCE);
    LOAD[site]().then(() => {
      if (!here) return;
      const player = document.createElement(`${site}-video`);
      const measure = () => {
        const { duration } = player as HTMLElement & { duration?: number };
        if (!here || !duration || !Number.isFinite(duration)) return;
        clearTimeout(timer);
        told.current(Math.round(duration));
      };
      for (const news of ["loadedmetadata", "durationchange"]) player.addEventListener(news, measure);
      player.addEventListener("error", fail);
      player.setAttribute("controls", "");
      player.setAttribute("src", ADDRESS[site](film));
      box.replaceChildren(player);
    }, fail);
    return () => {
      here = false;
      clearTimeout(timer);
      box.replaceChildren();
    };
  }, [site, film]);

  return (
    <>
      <div ref={frame} className={classes.player} hidden={failed} />
      <p className={classes.hint} role="status">
        {t(failed ? "video.probeFailed" : "video.probing")}
      </p>
    </>
  );
}
