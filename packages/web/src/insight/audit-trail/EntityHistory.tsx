import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { AuditEntity } from "@trilha/contract/core/audit-acts.ts";
import { useTranslation } from "react-i18next";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { AuditEntry } from "./AuditEntry.tsx";
import classes from "./audit.module.css";
import { entityHistoryQuery } from "./audit.queries.ts";

/** Acts of staff on one thing, beside the thing itself. */
export function EntityHistory({ entity, entityId }: { entity: AuditEntity; entityId: string }) {
  const { t } = useTranslation("insight/audit-trail");
  const list = useInfiniteQuery(entityHistoryQuery(entity, entityId));
  return (
    <Card
      title={t("history")}
      aside={
        <Link to="/admin/audit" search={{ entity, entityId }} className={classes.link}>
          {t("openTrail")}
        </Link>
      }
    >
      <PagedList list={list} empty={<p className="hint">{t("historyEmpty")}</p>}>
        {(rows, foot) => (
          <>
            <ul className={classes.list} data-narrow>
              {rows.map((row) => (
                <AuditEntry key={row.id} row={row} plain />
              ))}
            </ul>
            {foot}
          </>
        )}
      </PagedList>
    </Card>
  );
}
