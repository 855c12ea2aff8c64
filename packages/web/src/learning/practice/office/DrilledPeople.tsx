import { IconCircleCheck, IconCircleDashed, IconProgress } from "@tabler/icons-react";
import type { DrilledPerson } from "@trilha/contract/learning/practice/shapes.ts";
import { drilledStates } from "@trilha/contract/learning/practice/shapes.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useList } from "../../../core/lists/use-list.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { type BadgeTone, StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import { type Column, DataTable } from "../../../ui/list/DataTable.tsx";
import { choice } from "../../../ui/list/filters.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import classes from "./drill-office.module.css";
import { drilledList } from "./drill-office.queries.ts";

const looks: Record<DrilledPerson["state"], readonly [BadgeTone, ReactNode]> = {
  done: ["success", <IconCircleCheck key="done" size={14} stroke={2} />],
  started: ["primary", <IconProgress key="started" size={14} stroke={2} />],
  not_started: ["neutral", <IconCircleDashed key="not" size={14} stroke={2} />],
};

/** People of a drill and those who did it, by name. */
export function DrilledPeople({ drillId }: { drillId: string }) {
  const { t } = useTranslation("learning/practice/office");
  const { dateTime, number } = useFormats();
  const phone = useIsPhone();
  const list = useList(drilledList, { params: { id: drillId } });
  const badge = ({ state }: DrilledPerson) => (
    <StatusBadge tone={looks[state][0]} icon={looks[state][1]}>
      {t(`people.of.${state}`)}
    </StatusBadge>
  );
  const right = (one: DrilledPerson) =>
    one.startedAt ? t("people.rightOf", { right: number(one.right), answered: number(one.answered) }) : "—";
  const at = (moment: string | null) => (moment ? dateTime(new Date(moment)) : "—");
  const columns: readonly Column<DrilledPerson>[] = [
    { key: "name", label: t("people.name"), cell: ({ name }) => <NameCell name={name} /> },
    { key: "state", label: t("people.state"), width: 160, cell: badge },
    { key: "right", label: t("people.right"), width: 160, cell: right },
    { key: "started", label: t("people.startedAt"), width: 170, cell: ({ startedAt }) => at(startedAt) },
    { key: "done", label: t("people.doneAt"), width: 170, cell: ({ doneAt }) => at(doneAt) },
  ];
  return (
    <Card title={t("people.title")} className={classes.people}>
      <ListView
        list={list}
        search={t("people.name")}
        filters={[choice("state", t("people.state"), drilledStates, (one) => t(`people.of.${one}`))]}
        tools={<ExportButton kind="drill_people" params={{ id: drillId, ...list.filters }} personal />}
        empty={<p className="hint">{t("people.empty")}</p>}
      >
        {(people, foot) =>
          phone ? (
            <ul className={classes.list} aria-label={t("people.title")}>
              {people.map((one) => (
                <li key={one.membershipId}>
                  <span className="stack shrink">
                    <strong>{one.name}</strong>
                    {one.startedAt ? (
                      <span className="hint">
                        {right(one)}
                        {one.doneAt ? ` · ${at(one.doneAt)}` : ""}
                      </span>
                    ) : null}
                  </span>
                  {badge(one)}
                </li>
              ))}
              {foot ? <li>{foot}</li> : null}
            </ul>
          ) : (
            <DataTable
              label={t("people.title")}
              columns={columns}
              rows={people}
              idOf={({ membershipId }) => membershipId}
              nameOf={({ name }) => name}
              foot={foot}
            />
          )
        }
      </ListView>
    </Card>
  );
}
