import {
  IconExternalLink,
  IconPhotoOff,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
} from "@tabler/icons-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../../../../ui/controls/action-icon.ts";
import { Button } from "../../../../ui/controls/button.ts";
import type { AuditSubject } from "../audit.queries.ts";
import { moved, type PictureView, transformOf, turned, WHOLE, zoomed } from "./view.ts";
import classes from "./viewer.module.css";

const STEP = 60;
const IN = 1.4;

/** A picture to come near to, turn and move, by pointer, keys and buttons. */
export function Picture({ src, label, original }: { src: string; label: string; original: string }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const [view, setView] = useState<PictureView>(WHOLE);
  const [broken, setBroken] = useState(false);
  const [size, setSize] = useState({ width: 1, height: 1 });
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measured = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    measured.observe(element);
    // React listens passively to the wheel; here it must not scroll the page.
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setView((now) => zoomed(now, event.deltaY < 0 ? 1.15 : 1 / 1.15));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      measured.disconnect();
      element.removeEventListener("wheel", wheel);
    };
  }, []);

  const onKey = (event: KeyboardEvent) => {
    const shift = { ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] }[
      event.key
    ];
    if (shift) setView((now) => moved(now, shift[0] ?? 0, shift[1] ?? 0, size));
    else if (event.key === "+" || event.key === "=") setView((now) => zoomed(now, IN));
    else if (event.key === "-") setView((now) => zoomed(now, 1 / IN));
    else if (event.key === "0") setView(WHOLE);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const apart = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
      setView((seen) => zoomed(seen, apart(now) / Math.max(1, apart(before))));
    } else setView((seen) => moved(seen, now.x - before.x, now.y - before.y, size));
  };
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of one picture is no fieldset */}
      <div
        ref={frame}
        className={classes.frame}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows, plus and minus move the picture
        tabIndex={0}
        aria-label={label}
        data-near={view.zoom > 1 || undefined}
        onKeyDown={onKey}
        onDoubleClick={() => setView((now) => (now.zoom > 1 ? WHOLE : zoomed(now, 2.5)))}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={onMove}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        {broken ? (
          <p className={classes.none}>{t("picture.broken")}</p>
        ) : (
          <img
            src={src}
            alt={label}
            draggable={false}
            className={classes.picture}
            style={{ transform: transformOf(view, size) }}
            onError={() => setBroken(true)}
          />
        )}
      </div>
      <div className="flex justify-center gap-4" role="toolbar" aria-label={t("picture.tools")}>
        <ActionIcon aria-label={t("picture.nearer")} onClick={() => setView((now) => zoomed(now, IN))}>
          <IconZoomIn size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon aria-label={t("picture.farther")} onClick={() => setView((now) => zoomed(now, 1 / IN))}>
          <IconZoomOut size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon aria-label={t("picture.turn")} onClick={() => setView(turned)}>
          <IconRotateClockwise size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon aria-label={t("picture.whole")} onClick={() => setView(WHOLE)}>
          <IconZoomReset size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          component="a"
          href={original}
          target="_blank"
          rel="noreferrer"
          aria-label={t("picture.original")}
        >
          <IconExternalLink size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </div>
    </>
  );
}

/** The invoice or photo: a picture to come near to, turn and move; a document opens in its own tab. */
export function Viewer({ subject }: { subject: AuditSubject }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { picture, subjectType, id } = subject;
  const label = t(`picture.${subjectType}`);
  return (
    <section className={classes.viewer} aria-label={label}>
      {picture?.type.startsWith("image/") ? (
        <Picture key={id} src={picture.url} original={picture.originalUrl} label={label} />
      ) : (
        <div className={classes.frame}>
          <div className={classes.none}>
            <IconPhotoOff size={28} stroke={1.6} aria-hidden="true" />
            <p>{picture ? t("picture.document") : t("picture.none")}</p>
            {picture ? (
              <Button
                component="a"
                href={picture.originalUrl}
                target="_blank"
                rel="noreferrer"
                variant="default"
                leftSection={<IconExternalLink size={18} stroke={1.7} aria-hidden="true" />}
              >
                {t("picture.open")}
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </section>
  );
}
