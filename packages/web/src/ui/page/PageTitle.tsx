import { type ReactNode, use, useEffect, useRef } from "react";
import type { Locale } from "../../i18n/locales.ts";
import { LanguageMark } from "../badge/LanguageMark.tsx";
import classes from "./page-title.module.css";
import { SiteName } from "./site-name.ts";

type Props = {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Language of a title that is content: carries its mark where it is not the reader's. */
  lang?: Locale;
  /** Buttons that belong to the whole page. */
  actions?: ReactNode;
  /** The heading is there for screen readers only, where the page shows its own. */
  hidden?: boolean;
};

// The first page is announced by the browser; from the second on, focus tells where one has come.
let landed = false;

/** The page's one h1, its name in the browser's tab, and where focus goes after a navigation. */
export function PageTitle({ title, lead, lang, actions, hidden }: Props) {
  const site = use(SiteName);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = title === site ? site : `${title} · ${site}`;
  }, [title, site]);

  useEffect(() => {
    if (landed) heading.current?.focus({ preventScroll: true });
    landed = true;
  }, []);

  const h1 = (
    <h1 ref={heading} tabIndex={-1} lang={lang} className={hidden ? "only-heard" : classes.heading}>
      {title}
    </h1>
  );
  if (hidden) return h1;
  return (
    <header className={classes.header}>
      <div className="shrink">
        {h1}
        {lead ? <p className="mt-4 dim text-15">{lead}</p> : null}
        {lang ? (
          <div className="flex hide-empty">
            <LanguageMark locale={lang} />
          </div>
        ) : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </header>
  );
}
