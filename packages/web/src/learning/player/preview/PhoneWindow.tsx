import { useEffect, useRef, useState } from "react";
import { type FramedMessage, readFramedMessage } from "./framed-messages.ts";
import classes from "./preview.module.css";
import type { PreviewPlace } from "./preview.queries.ts";

type Props = { place: PreviewPlace; title: string; onHear: (message: FramedMessage) => void };

/**
 * The preview in a window as wide as a phone: a page of its own, so that everything in it asks for the width of that
 * window and can be used. It goes its own way; where it is, it tells.
 */
export function PhoneWindow({ place, title, onHear }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [address] = useState(() => {
    const { courseId, order, language } = place;
    return `/admin/courses/${courseId}/preview/activities/${order}?language=${language}&framed=1`;
  });
  const heard = useRef(onHear);
  useEffect(() => {
    heard.current = onHear;
  });
  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      const message = readFramedMessage(data);
      if (message) heard.current(message);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, []);
  return (
    <main id="content" className="centre p-16 min-h-0 on-sunken scrolls">
      <iframe
        ref={frame}
        src={address}
        title={title}
        className={classes.phone}
        allow="fullscreen; autoplay"
      />
    </main>
  );
}
