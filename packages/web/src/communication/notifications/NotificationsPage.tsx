import { IconBellOff, IconChecks } from "@tabler/icons-react";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { ownLink } from "../../ui/page/own-link.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { OfflineNotice } from "../../ui/state/OfflineNotice.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import classes from "./notifications.module.css";
import { type Notification, notificationsQuery, tellUnread, useMarkRead } from "./notifications.queries.ts";
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

/** Everything the programme told this person, newest first. */
export function NotificationsPage() {
  const { t } = useTranslation("communication/notifications");
  const { t: ui } = useTranslation("shell");
  const queries = useQueryClient();
  const { data, error, refetch, dataUpdatedAt, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(notificationsQuery);
  const mark = useMarkRead();
  const unread = data?.pages[0]?.unread;
  const items = data?.pages.flatMap((page) => page.items);

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
      <OfflineNotice since={data ? new Date(dataUpdatedAt) : undefined} />
      {items === undefined ? (
        error ? (
          <ErrorState
            message={error.message}
            requestId={isRefused(error) ? error.requestId : undefined}
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton />
        )
      ) : items.length === 0 ? (
        <EmptyState icon={<IconBellOff size={28} stroke={1.6} />} title={t("emptyTitle")}>
          {t("emptyText")}
        </EmptyState>
      ) : (
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
          {hasNextPage ? (
            <div className={classes.foot}>
              <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {ui("ui.more")}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </>
  );
}
