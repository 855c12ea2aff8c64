import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../../i18n/use-locale.ts";
import {
  command,
  embedAddress,
  listening,
  type PlayerInfo,
  readMessage,
  youtube,
} from "../../../../platform/youtube-messages.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { FilmMissing } from "../../media/FilmMissing.tsx";
import media from "../../media/media.module.css";
import { Outside } from "../../media/Outside.tsx";
import { useWatching, type Watching } from "../../media/use-watching.ts";
import type { StageProps } from "../../stage.ts";

/** Milliseconds after which a player that says nothing is not there: no line, or the network keeps it out. */
const silence = 12_000;

const plays = 1;
const ended = 0;
const paused = 2;

/** §entities#type-embeds youtube: their player in a frame, watched by its messages. */
export function Stage(props: StageProps<"youtube">) {
  return (
    <Outside provider="YouTube" film consent={props.consent} recorder={props.recorder}>
      <Film {...props} />
    </Outside>
  );
}

function Film({ content, opened, recorder, reopen }: StageProps<"youtube">) {
  const { t } = useTranslation("learning/player");
  const locale = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  // Until their page is in the frame, ours is, and nobody there listens.
  const there = useRef(false);
  const [failed, setFailed] = useState(false);
  const watching = useWatching(recorder, opened, content.noSkip);
  const [address] = useState(() =>
    embedAddress(content.video, { from: watching.from, locale, origin: location.origin }),
  );

  useEffect(() => {
    const follow = follower(watching, (time) => {
      frame.current?.contentWindow?.postMessage(command("seekTo", time, true), youtube);
      notice(t("media.noSkip"));
    });
    const hear = ({ data, origin, source }: MessageEvent) => {
      if (origin !== youtube || source !== frame.current?.contentWindow) return;
      const news = readMessage(data);
      if (news?.kind === "error") setFailed(true);
      if (news) clearTimeout(waiting);
      if (news?.kind === "info") {
        clearInterval(asking);
        follow(news.info);
      }
    };
    const waiting = setTimeout(() => setFailed(true), silence);
    // The player answers once it is there: until then it is asked again.
    const asking = setInterval(() => {
      if (there.current) frame.current?.contentWindow?.postMessage(listening, youtube);
    }, 250);
    window.addEventListener("message", hear);
    return () => {
      clearInterval(asking);
      clearTimeout(waiting);
      window.removeEventListener("message", hear);
      recorder.active(false);
    };
  }, [watching, recorder, t]);

  if (failed)
    return (
      <FilmMissing
        provider="YouTube"
        address={`https://www.youtube.com/watch?v=${content.video}`}
        onRetry={reopen}
      />
    );
  return (
    <div className={media.outside}>
      <iframe
        ref={frame}
        src={address}
        onLoad={() => {
          there.current = true;
        }}
        title={opened.activity.title}
        allow="accelerometer; autoplay; encrypted-media; fullscreen; gyroscope; picture-in-picture"
        // YouTube shows nothing to a page that does not say where it is shown.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  );
}

/** Puts its news together: each tells only what changed. */
function follower(watching: Watching, goBack: (time: number) => void): (info: PlayerInfo) => void {
  let known: PlayerInfo = {};
  let length = 0;
  return (info) => {
    const before = known;
    known = { ...known, ...info };
    const { currentTime: time = 0, playerState, playbackRate: rate = 1, duration = 0 } = known;
    if (duration > 0 && duration !== length) {
      length = duration;
      watching.measured(duration);
    }
    if (playerState === plays || (playerState === paused && info.currentTime !== undefined)) {
      const allowed = watching.allowed(time);
      if (allowed < time - 0.05) return goBack(allowed);
    }
    if (playerState === plays && info.currentTime !== undefined) watching.at({ time, playing: true, rate });
    if (before.playerState === plays && playerState !== plays) watching.stopped(time);
    if (before.playerState !== ended && playerState === ended) watching.ended(length || time);
  };
}
