import { embedAddress, listening, readMessage, youtube } from "../../../platform/youtube-messages.ts";

interface Asked {
  /** Told in seconds, as often as it is said. */
  readonly measured: (duration: number) => void;
  readonly fail: () => void;
}

/** Milliseconds from one question to the next, until it is answered. */
const again = 250;

/** Shows a film in YouTube's player, in `box`, and hears how long it is; answers what stops that. */
export function askYouTube(box: HTMLElement, film: string, { measured, fail }: Asked): () => void {
  const frame = document.createElement("iframe");
  frame.src = embedAddress(film, { from: 0, locale: document.documentElement.lang, origin: location.origin });
  frame.title = "YouTube";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  let asking: ReturnType<typeof setInterval> | undefined;
  frame.addEventListener("load", () => {
    clearInterval(asking);
    asking = setInterval(() => frame.contentWindow?.postMessage(listening, youtube), again);
  });
  const hear = ({ data, origin, source }: MessageEvent) => {
    if (origin !== youtube || source !== frame.contentWindow) return;
    const news = readMessage(data);
    if (news?.kind === "error") fail();
    if (news?.kind !== "info") return;
    clearInterval(asking);
    if (news.info.duration !== undefined) measured(news.info.duration);
  };
  window.addEventListener("message", hear);
  box.replaceChildren(frame);
  return () => {
    clearInterval(asking);
    window.removeEventListener("message", hear);
  };
}

/** The same by Vimeo's player, which speaks as the browser's own films do. */
export function askVimeo(box: HTMLElement, film: string, { measured, fail }: Asked): () => void {
  let here = true;
  const show = () => {
    if (!here) return;
    const player = document.createElement("vimeo-video") as HTMLElement & { duration?: number };
    const news = () => {
      if (here && player.duration !== undefined) measured(player.duration);
    };
    for (const name of ["loadedmetadata", "durationchange"]) player.addEventListener(name, news);
    player.addEventListener("error", fail);
    player.setAttribute("controls", "");
    player.setAttribute("src", `https://vimeo.com/${film}`);
    box.replaceChildren(player);
  };
  import("vimeo-video-element").then(show, fail);
  return () => {
    here = false;
  };
}
