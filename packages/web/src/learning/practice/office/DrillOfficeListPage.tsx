import { IconPlus, IconTarget } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { drillStates } from "@trilha/contract/learning/practice/shapes.ts";
import { useTranslation } from "react-i18next";
import { useList } from "../../../core/lists/use-list.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import type { FilterValues } from "../../../ui/list/filters.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import classes from "./drill-office.module.css";
import { drillList } from "./drill-office.queries.ts";
import { useDrillRows } from "./use-drill-rows.tsx";

/** Drills of the programme, how many did each, and a way to make one. */
export function DrillOfficeListPage() {
  const { t } = useTranslation("learning/practice/office");
  const navigate = useNavigate();

  const stateOf = (values: FilterValues) => drillStates.find((one) => one === values.state) ?? "active";
  const list = useList(drillList, { query: (values) => ({ state: stateOf(values) }) });
  const state = stateOf(list.values);
  const open = (drillId: string) => void navigate({ to: "/admin/drills/$drillId", params: { drillId } });
  const begin = can(useSession(), "drills.edit") ? (
    <Button leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />} onClick={() => open("new")}>
      {t("new")}
    </Button>
  ) : null;
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} actions={begin} />
      <NativeSelect
        className={classes.filter}
        aria-label={t("list.state")}
        value={state}
        onChange={(event) =>
          list.change({ state: event.currentTarget.value === "active" ? "" : event.currentTarget.value })
        }
        data={drillStates.map((one) => ({ value: one, label: t(`list.of.${one}`) }))}
      />
      <ListView
        list={list}
        icon={<IconTarget size={28} stroke={1.6} />}
        empty={{
          title: t(`list.none.${state}`),
          text: t(`list.noneText.${state}`),
          action: state === "active" ? begin : null,
        }}
        rows={useDrillRows(open)}
      />
    </>
  );
}
