import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { FramedAs } from "./use-is-phone.ts";

type Props = {
  title: string;
  /** Which view the parts in it draw. */
  as: "phone" | "desktop";
  className: string | undefined;
  children: ReactNode;
};

const STYLES = "style, link[rel=stylesheet]";
const LOOKS = ["lang", "class", "data-mantine-color-scheme", "data-scheme"] as const;

/** The page's looks in the frame too, those that come later with a part as well. */
function dress(from: Document, to: Document): () => void {
  const looks = () => {
    for (const name of LOOKS) {
      const value = from.documentElement.getAttribute(name);
      if (value === null) to.documentElement.removeAttribute(name);
      else to.documentElement.setAttribute(name, value);
    }
  };
  // The theme stands in sheets of the document's own, which no other document may share: their text goes over.
  const theme = () => {
    const own = to.createElement("style");
    own.textContent = from.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join("\n");
    return own;
  };
  const styles = () =>
    to.head.replaceChildren(...[...from.querySelectorAll(STYLES)].map((one) => one.cloneNode(true)), theme());
  looks();
  styles();
  const sheets = new MutationObserver(styles);
  const scheme = new MutationObserver(looks);
  sheets.observe(from.head, { childList: true });
  scheme.observe(from.documentElement, { attributes: true });
  return () => {
    sheets.disconnect();
    scheme.disconnect();
  };
}

/**
 * A part of the app as it looks in a window of another size: in a frame of its own, so that what asks for the width of
 * the window is told that of the frame. It can be looked at, not used.
 */
export function FramedPage({ title, as, className, children }: Props) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [body, setBody] = useState<HTMLElement>();

  useEffect(() => {
    const inside = frame?.contentDocument;
    if (!inside) return undefined;
    inside.title = title;
    const undress = dress(document, inside);
    setBody(inside.body);
    return undress;
  }, [frame, title]);

  return (
    <>
      <iframe ref={setFrame} title={title} className={className} />
      {body
        ? createPortal(
            <FramedAs value={as}>
              <div inert style={{ padding: 16 }}>
                {children}
              </div>
            </FramedAs>,
            body,
          )
        : null}
    </>
  );
}
