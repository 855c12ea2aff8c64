import DOMPurify from "dompurify";
import { useEffect, useRef } from "react";
import type { StageProps } from "../../stage.ts";
import classes from "./text.module.css";

/**
 * Markup a text may hold. The server cleaned it when it was kept; this is the second look, at the edge:
 * nothing that runs, no forms, no frames, no styles of its own.
 */
const allowed = {
  ALLOWED_TAGS: [
    ...["h1", "h2", "h3", "h4", "p", "br", "hr", "ul", "ol", "li", "blockquote", "pre", "code", "a", "img"],
    ...["strong", "b", "em", "i", "u", "s", "sub", "sup", "mark", "span", "figure", "figcaption"],
    ...["table", "thead", "tbody", "tr", "th", "td", "caption"],
  ],
  ALLOWED_ATTR: ["href", "title", "src", "alt", "width", "height", "colspan", "rowspan", "scope", "start"],
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;

const headings = { H1: "h2", H2: "h3", H3: "h4", H4: "h5" } as const;

function cleaned(html: string): DocumentFragment {
  const { ALLOWED_TAGS, ALLOWED_ATTR, ...rest } = allowed;
  const fragment = DOMPurify.sanitize(html, {
    ...rest,
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTR],
  });
  for (const link of fragment.querySelectorAll("a[href]")) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer");
  }
  for (const picture of fragment.querySelectorAll("img")) {
    picture.setAttribute("loading", "lazy");
    // Undescribed, it is an ornament: its file name is nothing to read out.
    if (!picture.hasAttribute("alt")) picture.setAttribute("alt", "");
  }
  // The page has its one h1 already.
  if (fragment.querySelector("h1"))
    for (const heading of fragment.querySelectorAll("h1, h2, h3, h4")) {
      const lower = document.createElement(headings[heading.tagName as keyof typeof headings]);
      lower.append(...heading.childNodes);
      heading.replaceWith(lower);
    }
  return fragment;
}

/** §entities#type-html html: a text of the editor, set to be read; goes on where it was left. */
export function Stage({ content, opened, recorder }: StageProps<"html_text">) {
  const scroller = useRef<HTMLElement>(null);
  const article = useRef<HTMLElement>(null);
  const resume = opened.progress.resume?.at;

  useEffect(() => {
    article.current?.replaceChildren(cleaned(content.html));
    const box = scroller.current;
    // Thousandths of the way down: another screen is another height.
    if (box && resume) box.scrollTop = ((box.scrollHeight - box.clientHeight) * resume) / 1000;
  }, [content.html, resume]);

  useEffect(() => {
    recorder.active(true);
    return () => recorder.active(false);
  }, [recorder]);

  const scrolled = () => {
    const box = scroller.current;
    if (!box) return;
    const scrollable = box.scrollHeight - box.clientHeight;
    if (scrollable > 0) recorder.at({ at: Math.round((box.scrollTop / scrollable) * 1000) });
  };
  return (
    <section
      ref={scroller}
      className={classes.scroller}
      aria-label={opened.activity.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={scrolled}
    >
      <article ref={article} className={classes.text} lang={content.locale} />
    </section>
  );
}
