import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ListFoot } from "../../ui/list/ListFoot.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { Answered } from "../../ui/state/Answered.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { AuditEntry } from "./AuditEntry.tsx";
import classes from "./audit.module.css";
import { auditQuery } from "./audit.queries.ts";
import type { Entity } from "./audit-filters.ts";

const FEW = 8;

/** What staff did to one thing, beside the thing itself. */
export function EntityHistory({ entity, entityId }: { entity: Entity; entityId: string }) {
  const { t } = useTranslation("insight/audit-trail");
  const list = useInfiniteQuery(auditQuery({ entity, entityId }, FEW));
  return (
    <Card
      title={t("history")}
      aside={
        <Link to="/admin/audit" search={{ entity, entityId }} className={classes.link}>
          {t("openTrail")}
        </Link>
      }
    >
      <Answered query={list} skeleton={<ListSkeleton rows={3} />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          if (rows.length === 0) return <p className="hint">{t("historyEmpty")}</p>;
          return (
            <>
              <ul className={classes.list} data-narrow>
                {rows.map((row) => (
                  <AuditEntry key={row.id} row={row} plain />
                ))}
              </ul>
              <ListFoot
                more={list.hasNextPage}
                loading={list.isFetchingNextPage}
                error={list.isFetchNextPageError ? list.error?.message : undefined}
                onMore={() => void list.fetchNextPage()}
              />
            </>
          );
        }}
      </Answered>
    </Card>
  );
}
