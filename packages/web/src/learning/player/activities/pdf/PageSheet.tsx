import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ShownDocument, Sized } from "../../../../platform/shown-document.ts";
import classes from "./pdf.module.css";

type Props = {
  document: ShownDocument;
  page: number;
  /** In pixels. */
  size: Sized;
  scale: number;
  /** Near the screen: drawn; else only its place is kept. */
  near: boolean;
};

/** One page: its picture, and its letters above it. */
export function PageSheet({ document, page, size, scale, near }: Props) {
  const { t } = useTranslation("learning/player");
  const canvas = useRef<HTMLCanvasElement>(null);
  const letters = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!near || !canvas.current || !letters.current) return undefined;
    const { done, stop } = document.draw(page, { canvas: canvas.current, letters: letters.current, scale });
    done.catch(() => undefined);
    return stop;
  }, [document, page, scale, near]);

  return (
    <section
      className={classes.page}
      style={{ width: size.width, height: size.height }}
      aria-label={t("pdf.page", { page })}
      data-page={page}
    >
      {near ? (
        <>
          <canvas ref={canvas} className="full full-height block" />
          <div ref={letters} className={classes.letters} />
        </>
      ) : null}
    </section>
  );
}
