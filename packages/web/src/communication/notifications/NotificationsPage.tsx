import { IconBellOff, IconChecks } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { ownLink } from "../../ui/page/own-link.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import classes from "./notifications.module.css";
import { type Notification, notificationList, tellUnread, useMarkRead } from "./notifications.queries.ts";
import { PushCard } from "./PushCard.tsx";

function Row({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const { t } = useTranslation("communication/notifications");
  const { ago } = useFormats();
  const words = (
    <>
      <strong>
        {item.readAt ? null : <span className="only-heard">{t("unread")} </span>}
        {item.title}
      </strong>
      <p>{item.body}</p>
      <time dateTime={item.createdAt}>{ago(new Date(item.createdAt))}</time>
    </>
  );
  return (
    <li className={classes.item} data-unread={item.readAt ? undefined : true}>
      {item.link ? (
        <Link {...ownLink(item.link)} className={classes.link} onClick={onOpen}>
          {words}
        </Link>
      ) : (
        <div className={classes.link}>{words}</div>
      )}
    </li>
  );
}

/** Messages of the programme to this person, newest first. */
export function NotificationsPage() {
  const { t } = useTranslation("communication/notifications");
  const queries = useQueryClient();
  const list = useList(notificationList);
  const mark = useMarkRead();
  const unread = list.first?.unread;

  useEffect(() => {
    if (unread !== undefined) tellUnread(queries, unread);
  }, [queries, unread]);

  return (
    <>
      <PageTitle
        title={t("title")}
        actions={
          unread ? (
            <Button
              variant="light"
              loading={mark.isPending}
              leftSection={<IconChecks size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => mark.mutate(undefined)}
            >
              {t("markAll")}
            </Button>
          ) : null
        }
      />
      <PushCard />
      <ListView
        list={list}
        icon={<IconBellOff size={28} stroke={1.6} />}
        empty={{ title: t("emptyTitle"), text: t("emptyText") }}
      >
        {(items, foot) => (
          <>
            <ul className="card plain max-w-760 clip">
              {items.map((item) => (
                <Row
                  key={item.id}
                  item={item}
                  onOpen={() => (item.readAt ? undefined : mark.mutate([item.id]))}
                />
              ))}
            </ul>
            {foot}
          </>
        )}
      </ListView>
    </>
  );
}
