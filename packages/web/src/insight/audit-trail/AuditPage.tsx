import { IconFilterOff, IconHistory } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";
import { DateInput } from "../../ui/controls/DateInput.tsx";
import { NativeSelect } from "../../ui/controls/input.ts";
import { ListFoot } from "../../ui/list/ListFoot.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { Answered } from "../../ui/state/Answered.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { AuditEntry } from "./AuditEntry.tsx";
import classes from "./audit.module.css";
import { type AuditTrailEntry, auditQuery } from "./audit.queries.ts";
import { ENTITIES, queryOf } from "./audit-filters.ts";
import { WhoField } from "./WhoField.tsx";

const KEYS = ["entity", "entityId", "actorId", "from", "to"] as const;

function Filters({ rows }: { rows: readonly AuditTrailEntry[] }) {
  const { t } = useTranslation("insight/audit-trail");
  const { t: ui } = useTranslation("shell");
  const [values, change] = useUrlFilters();
  const filters = queryOf(values);
  const about = filters.entityId ? rows.find(({ entityId }) => entityId === filters.entityId) : undefined;
  return (
    <search className={classes.filters} aria-label={ui("ui.filters")}>
      <WhoField
        value={filters.actorId}
        name={rows.find(({ actorId }) => actorId === filters.actorId)?.actorName}
        onChange={(actorId) => change({ actorId: actorId ?? "" })}
      />
      <NativeSelect
        label={t("about")}
        value={filters.entity ?? ""}
        data={[
          { value: "", label: t("aboutAll") },
          ...ENTITIES.map((value) => ({ value, label: t(`entity.${value}`) })),
        ]}
        onChange={(event) => change({ entity: event.currentTarget.value, entityId: "" })}
      />
      <DateInput
        label={t("from")}
        value={filters.from ?? ""}
        max={filters.to}
        onChange={(from) => change({ from })}
      />
      <DateInput
        label={t("to")}
        value={filters.to ?? ""}
        min={filters.from}
        onChange={(to) => change({ to })}
      />
      {Object.keys(filters).length > 0 ? (
        <Button
          variant="subtle"
          color="neutral"
          className={classes.clear}
          leftSection={<IconFilterOff size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => change(Object.fromEntries(KEYS.map((key) => [key, ""])))}
        >
          {ui("ui.clearFilters")}
        </Button>
      ) : null}
      {filters.entityId ? (
        <p className={classes.only}>{t("only", { name: about?.entityName || filters.entityId })}</p>
      ) : null}
    </search>
  );
}

/** Every staff write of the programme, newest first, told as sentences. */
export function AuditPage() {
  const { t } = useTranslation("insight/audit-trail");
  const [values] = useUrlFilters();
  const list = useInfiniteQuery(auditQuery(queryOf(values)));
  const loaded = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      <Filters rows={loaded} />
      <Answered query={list} skeleton={<ListSkeleton rows={8} />}>
        {() =>
          loaded.length === 0 ? (
            <EmptyState icon={<IconHistory size={28} stroke={1.6} />} title={t("emptyTitle")}>
              {t("emptyText")}
            </EmptyState>
          ) : (
            <div aria-busy={list.isPlaceholderData}>
              <ul className={classes.list}>
                {loaded.map((row) => (
                  <AuditEntry key={row.id} row={row} />
                ))}
              </ul>
              <ListFoot
                more={list.hasNextPage}
                loading={list.isFetchingNextPage}
                error={list.isFetchNextPageError ? list.error?.message : undefined}
                onMore={() => void list.fetchNextPage()}
              />
            </div>
          )
        }
      </Answered>
    </>
  );
}
