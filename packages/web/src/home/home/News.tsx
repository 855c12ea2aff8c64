import { IconBell } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { ownLink } from "../../ui/page/own-link.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import classes from "./home.module.css";
import type { Home } from "./home.queries.ts";

/** The latest notifications, newest first; the rest is one tap away. */
export function News({ news }: { news: Home["news"] }) {
  const { t } = useTranslation("home/home");
  const { ago } = useFormats();
  return (
    <section>
      <div className={classes.headingLine}>
        <h2 className={classes.heading}>{t("news")}</h2>
        {news.length > 0 ? (
          <Link to="/notifications" className={classes.more}>
            {t("allNews")}
          </Link>
        ) : null}
      </div>
      {news.length === 0 ? (
        <div className={classes.panel}>
          <EmptyState icon={<IconBell size={28} stroke={1.6} />} title={t("noNewsTitle")}>
            {t("noNewsText")}
          </EmptyState>
        </div>
      ) : (
        <ul className={`${classes.panel} ${classes.news}`}>
          {news.map((item) => (
            <li key={item.id} data-unread={item.read ? undefined : true}>
              <strong className="text-15">
                {item.link ? (
                  <Link {...ownLink(item.link)} className={classes.newsLink}>
                    {item.title}
                  </Link>
                ) : (
                  item.title
                )}
              </strong>
              <p className="hint leading-145">{item.body}</p>
              <time className="dim text-12" dateTime={item.createdAt}>
                {ago(new Date(item.createdAt))}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
