import { IconPlus, IconTarget } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { drillStates } from "@trilha/contract/learning/practice/shapes.ts";
import { useTranslation } from "react-i18next";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { PagedList } from "../../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DrillRows } from "./DrillRows.tsx";
import classes from "./drill-office.module.css";
import { drillsQuery } from "./drill-office.queries.ts";

/** Drills of the programme, how many did each, and a way to make one. */
export function DrillOfficeListPage() {
  const { t } = useTranslation("learning/practice/office");
  const navigate = useNavigate();
  const [values, change] = useUrlFilters();
  const state = drillStates.find((one) => one === values.state) ?? "active";
  const list = useInfiniteQuery(drillsQuery(state));
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
          change({ state: event.currentTarget.value === "active" ? "" : event.currentTarget.value })
        }
        data={drillStates.map((one) => ({ value: one, label: t(`list.of.${one}`) }))}
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconTarget size={28} stroke={1.6} />}
            title={t(`list.none.${state}`)}
            action={state === "active" ? begin : null}
          >
            {t(`list.noneText.${state}`)}
          </EmptyState>
        }
      >
        {(drills, foot) => <DrillRows drills={drills} onOpen={open} foot={foot} />}
      </PagedList>
    </>
  );
}
