import {
  IconArrowAutofitWidth,
  IconChevronDown,
  IconChevronUp,
  IconMinus,
  IconPlus,
} from "@tabler/icons-react";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ContentFault } from "../../frame/ContentFault.tsx";
import { StageSkeleton } from "../../frame/StageSkeleton.tsx";
import type { Recorder } from "../../progress/recorder.ts";
import { PageSheet } from "./PageSheet.tsx";
import { pagesOnScreen, topOf, zoomed, zooms } from "./pages-on-screen.ts";
import classes from "./pdf.module.css";
import { useDocument } from "./use-document.ts";

type Props = {
  url: string;
  name: string;
  locale: Locale;
  /** The page to go on at. */
  resume: number | undefined;
  recorder: Recorder;
  onStale: () => void;
};

/** Between pages, in pixels. */
const gap = 12;
/** A page wider than this tires the eyes; who wants more zooms in. */
const widest = 960;
/** A page flown over was not seen. */
const glance = 700;

/** A document to read: pages around the screen are drawn, the others keep their place. */
export function PdfView({ url, name, locale, resume, recorder, onStale }: Props) {
  const state = useDocument(url);
  if (state.kind === "failed") return <ContentFault kind={state.fault} reopen={onStale} />;
  if (state.kind === "opening") return <StageSkeleton />;
  const { document, sizes } = state;
  return <Pages {...{ document, sizes, name, locale, resume, recorder }} />;
}

type Open = Extract<ReturnType<typeof useDocument>, { kind: "open" }>;

function Pages({
  document,
  sizes,
  name,
  locale,
  resume,
  recorder,
}: Omit<Props, "url" | "onStale"> & Pick<Open, "document" | "sizes">) {
  const { t } = useTranslation("learning/player");
  const scroller = useRef<HTMLElement>(null);
  const [room, setRoom] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [seen, setSeen] = useState<{ current: number; looked: readonly number[] }>({
    current: resume ?? 1,
    looked: [],
  });
  const first = sizes[0]?.width ?? 1;
  const scale = (Math.max(1, Math.min(room - 2 * gap, widest)) / first) * zoom;
  const layout = useMemo(
    () => ({ heights: sizes.map(({ height }) => Math.round(height * scale)), gap }),
    [sizes, scale],
  );
  const { current } = seen;

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setRoom(box.clientWidth));
    observer.observe(box);
    setRoom(box.clientWidth);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    recorder.measured(document.pages);
    recorder.active(true);
    return () => recorder.active(false);
  }, [recorder, document]);

  // A new size keeps the place in the text: the share of the way, not the pixels.
  const place = useRef<{ layout: typeof layout; ready: boolean }>({ layout, ready: false });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || room === 0) return;
    const { layout: before, ready } = place.current;
    if (!ready) box.scrollTop = resume && resume > 1 ? topOf(layout, resume) - gap : 0;
    else if (before !== layout) {
      const page = pagesOnScreen(before, { top: box.scrollTop, height: box.clientHeight }).current;
      const share = (box.scrollTop - topOf(before, page)) / (before.heights[page - 1] ?? 1);
      box.scrollTop = topOf(layout, page) + share * (layout.heights[page - 1] ?? 1);
    }
    place.current = { layout, ready: true };
  }, [layout, room, resume]);

  useEffect(() => {
    const box = scroller.current;
    if (!box || room === 0) return undefined;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setSeen((last) => {
          const now = pagesOnScreen(layout, { top: box.scrollTop, height: box.clientHeight });
          return now.current === last.current && now.looked.join() === last.looked.join() ? last : now;
        }),
      );
    };
    look();
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener("scroll", look);
    };
  }, [layout, room]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (seen.looked.length > 0) recorder.at({ at: seen.current });
      for (const page of seen.looked) recorder.saw(page, page + 1);
    }, glance);
    return () => clearTimeout(timer);
  }, [seen, recorder]);

  const turnTo = (page: number) => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scroller.current?.scrollTo({ top: topOf(layout, page) - gap, behavior: calm ? "auto" : "smooth" });
  };
  const pressed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === "+" || key === "=") setZoom((is) => zoomed(is, 1));
    else if (key === "-") setZoom((is) => zoomed(is, -1));
    else if (key === "0") setZoom(1);
    else if (zoom === 1 && key === "ArrowRight" && current < document.pages) turnTo(current + 1);
    else if (zoom === 1 && key === "ArrowLeft" && current > 1) turnTo(current - 1);
  };

  const near = (page: number) =>
    Math.abs(page - current) <= 1 || seen.looked.some((one) => Math.abs(one - page) <= 1);
  const largest = zooms[zooms.length - 1] ?? 1;
  return (
    <div className="stack min-h-0 on-sunken relative">
      <section
        ref={scroller}
        className={classes.scroller}
        aria-label={name}
        lang={locale}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={pressed}
      >
        <div className={classes.pages}>
          {room > 0
            ? sizes.map((size, index) => (
                <PageSheet
                  // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
                  key={index}
                  document={document}
                  page={index + 1}
                  size={{ width: Math.round(size.width * scale), height: layout.heights[index] ?? 0 }}
                  scale={scale}
                  near={near(index + 1)}
                />
              ))
            : null}
        </div>
      </section>
      <div className={classes.tools} role="toolbar" aria-label={t("pdf.tools")}>
        <button
          type="button"
          disabled={current <= 1}
          aria-label={t("pdf.previous")}
          onClick={() => turnTo(current - 1)}
        >
          <IconChevronUp size={20} stroke={1.8} aria-hidden="true" />
        </button>
        <span className="numbers" role="status">
          {t("pdf.position", { page: current, count: document.pages })}
        </span>
        <button
          type="button"
          disabled={current >= document.pages}
          aria-label={t("pdf.next")}
          onClick={() => turnTo(current + 1)}
        >
          <IconChevronDown size={20} stroke={1.8} aria-hidden="true" />
        </button>
        <span className={classes.divider} aria-hidden="true" />
        <button
          type="button"
          disabled={zoom <= 1}
          aria-label={t("pdf.smaller")}
          onClick={() => setZoom((is) => zoomed(is, -1))}
        >
          <IconMinus size={20} stroke={1.8} aria-hidden="true" />
        </button>
        <button type="button" disabled={zoom === 1} aria-label={t("pdf.fit")} onClick={() => setZoom(1)}>
          <IconArrowAutofitWidth size={20} stroke={1.8} aria-hidden="true" />
        </button>
        <button
          type="button"
          disabled={zoom >= largest}
          aria-label={t("pdf.larger")}
          onClick={() => setZoom((is) => zoomed(is, 1))}
        >
          <IconPlus size={20} stroke={1.8} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
