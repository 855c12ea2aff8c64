import { useQuery } from "@tanstack/react-query";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "../certificates.module.css";
import { type Design, previewQuery } from "../certificates.queries.ts";

const PAUSE_MS = 500;
/** Wider than any preview on a screen: the page is drawn once, and shrinks. */
const SCALE = 1.6;

/** Value that follows typing, a moment after its end. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The real page, drawn by the server a moment after each change. */
export function TemplatePreview({ design, locale }: { design: Design; locale: Locale }) {
  const { t } = useTranslation("learning/certificates");
  const settled = useSettled(design);
  const query = useQuery(previewQuery(settled, locale));
  const canvas = useRef<HTMLCanvasElement>(null);
  const letters = useRef<HTMLDivElement>(null);
  const { data } = query;
  useEffect(() => {
    if (!data) return undefined;
    let isGone = false;
    let close: (() => void) | undefined;
    const draw = async () => {
      const { openDocument } = await import("../../../platform/shown-document.ts");
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const document = await openDocument(bytes);
      close = document.close;
      if (isGone || !canvas.current || !letters.current) return document.close();
      await document.draw(1, { canvas: canvas.current, letters: letters.current, scale: SCALE }).done;
    };
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      close?.();
    };
  }, [data]);
  const isOld = query.isFetching || settled !== design;
  return (
    <section className={classes.preview} aria-label={t("template.preview")} aria-busy={isOld}>
      <div className={classes.paper} data-old={isOld || undefined}>
        <canvas
          className="block full full-height"
          ref={canvas}
          role="img"
          aria-label={t("template.previewAlt")}
        />
        <div ref={letters} hidden />
      </div>
      <p className="hint" role="status">
        {query.error ? query.error.message : t(isOld ? "template.drawing" : "template.previewHint")}
      </p>
    </section>
  );
}
