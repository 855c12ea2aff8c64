import { IconFilterOff, IconHistory } from "@tabler/icons-react";
import { auditEntities } from "@trilha/contract/core/audit-acts.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useList } from "../../core/lists/use-list.ts";
import { Button } from "../../ui/controls/button.ts";
import { DateInput } from "../../ui/controls/DateInput.tsx";
import { NativeSelect } from "../../ui/controls/input.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { AuditEntry } from "./AuditEntry.tsx";
import classes from "./audit.module.css";
import { auditList } from "./audit.queries.ts";
import { WhoField } from "./WhoField.tsx";

function useAuditList() {
  return useList(auditList);
}

function Filters({ list }: { list: ReturnType<typeof useAuditList> }) {
  const { t } = useTranslation("insight/audit-trail");
  const { t: ui } = useTranslation("shell");
  const { rows, filters, change } = list;
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
          ...auditEntities.map((value) => ({ value, label: t(`entity.${value}`) })),
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
      {list.narrowed ? (
        <Button
          variant="subtle"
          color="neutral"
          className={classes.clear}
          leftSection={<IconFilterOff size={18} stroke={1.7} aria-hidden="true" />}
          onClick={list.clear}
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

/** Every staff write of the programme, newest first, as sentences. */
export function AuditPage() {
  const { t } = useTranslation("insight/audit-trail");
  const list = useAuditList();
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      <Filters list={list} />
      <ExportButton kind="audit_trail" params={list.filters} personal />
      <ListView
        list={list}
        icon={<IconHistory size={28} stroke={1.6} />}
        empty={{ title: t("emptyTitle"), text: t("emptyText") }}
      >
        {(rows, foot) => (
          <>
            <ul className={classes.list}>
              {rows.map((row) => (
                <AuditEntry key={row.id} row={row} />
              ))}
            </ul>
            {foot}
          </>
        )}
      </ListView>
    </>
  );
}
