import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { RequestBadge } from "./office/RequestBadge.tsx";
import { RequestClock } from "./RequestClock.tsx";
import { ownRequestsQuery } from "./support.queries.ts";

/** Requests of one's own to support, each with how it stands. */
export function OwnRequests() {
  const { t } = useTranslation("content/support");
  const { dateTime } = useFormats();
  return (
    <Card title={t("own.title")}>
      <PagedList
        list={useInfiniteQuery(ownRequestsQuery)}
        skeleton={<ListSkeleton rows={2} />}
        empty={<p className="hint">{t("own.empty")}</p>}
      >
        {(rows, foot) => (
          <>
            <ul className="plain stack gap-8">
              {rows.map((request) => (
                <li key={request.id} className="row boxed between gap-12 p-10-12 wrap">
                  <span className="stack gap-2 shrink">
                    <Link
                      to="/support/$requestId"
                      params={{ requestId: request.id }}
                      className="ink-primary weight-600"
                    >
                      {t("own.name", { number: request.number, topic: t(`topic.${request.topic}`) })}
                    </Link>
                    <span className="small">{dateTime(new Date(request.createdAt))}</span>
                    <RequestClock request={request} />
                  </span>
                  <RequestBadge state={request.state} />
                </li>
              ))}
            </ul>
            {foot}
          </>
        )}
      </PagedList>
    </Card>
  );
}
