import { IconFileImport, IconGift, IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { exportRewards } from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { ExportButton } from "../../../../core/exports/ExportButton.tsx";
import { countryName } from "../../../../i18n/country-name.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { type Filter, ListToolbar } from "../../../../ui/list/ListToolbar.tsx";
import { PagedList, rowsOf } from "../../../../ui/list/PagedList.tsx";
import type { Selection } from "../../../../ui/list/selection.ts";
import { useUrlFilters } from "../../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { RewardsNav } from "../RewardsNav.tsx";
import { rewardsQuery, shelvesQuery } from "../reward-office.queries.ts";
import { RewardRows } from "./RewardRows.tsx";
import { DELIVERIES, queryOf, STATES } from "./reward-filters.ts";
import { SwitchBar } from "./SwitchBar.tsx";

function useRewardFilters(departmentId: string | undefined): readonly Filter[] {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale } = useFormats();
  const { countries } = useSession();
  const departments = useQuery(shelvesQuery).data?.departments ?? [];
  const categories = departments.find(({ id }) => id === departmentId)?.categories ?? [];
  const named = (list: readonly { id: string; name: Parameters<typeof textIn>[0] }[]) =>
    list.map(({ id, name }) => ({ value: id, label: textIn(name, locale) }));
  return [
    {
      key: "state",
      label: t("state.label"),
      options: STATES.map((one) => ({ value: one, label: t(`state.${one}`) })),
    },
    { key: "departmentId", label: t("field.departmentId"), options: named(departments) },
    { key: "categoryId", label: t("field.categoryId"), options: named(categories) },
    {
      key: "country",
      label: t("field.country"),
      options: countries.map((code) => ({ value: code, label: countryName(code, locale) })),
    },
    {
      key: "delivery",
      label: t("field.delivery"),
      options: DELIVERIES.map((one) => ({ value: one, label: t(`delivery.${one}`) })),
    },
    { key: "stock", label: t("stock.title"), options: [{ value: "none", label: t("list.soldOut") }] },
  ].filter(({ key, options }) => options.length > (key === "stock" ? 0 : 1));
}

function Actions() {
  const { t } = useTranslation("loyalty/rewards/office");
  if (!can(useSession(), "rewards.edit")) return null;
  return (
    <>
      <Button
        component={Link}
        to="/admin/rewards/import"
        variant="default"
        leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden="true" />}
      >
        {t("import.action")}
      </Button>
      <Button
        component={Link}
        to="/admin/rewards/new"
        leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
      >
        {t("new")}
      </Button>
    </>
  );
}

/** What people can redeem: found, narrowed down, written, put into the store and taken out. */
export function RewardsPage() {
  const { t } = useTranslation("loyalty/rewards/office");
  const { number } = useFormats();
  const navigate = useNavigate();
  const editable = can(useSession(), "rewards.edit");
  const [values, change] = useUrlFilters();
  const [selection, setSelection] = useState<Selection>(new Set());
  const filters = queryOf(values);
  const list = useInfiniteQuery(rewardsQuery(filters));
  const narrowed = Object.keys(filters).length > 0;
  const shown = list.data && !list.isPlaceholderData ? rowsOf(list.data) : undefined;
  const ticked = list.data?.pages.flatMap(({ items }) => items).filter(({ id }) => selection.has(id)) ?? [];
  const clear = () => change(Object.fromEntries(Object.keys(values).map((key) => [key, ""])));
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} actions={<Actions />} />
      <RewardsNav />
      <ListToolbar
        values={values}
        onChange={(changes) => change("departmentId" in changes ? { ...changes, categoryId: "" } : changes)}
        searchLabel={t("search")}
        filters={useRewardFilters(values.departmentId)}
        actions={
          <ExportButton
            kind="rewards"
            params={filters}
            toEdit={editable ? () => call(exportRewards, {}) : undefined}
          />
        }
        summary={
          shown === undefined
            ? " "
            : t(list.hasNextPage ? "shownMore" : "shown", { count: shown, amount: number(shown) })
        }
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconGift size={28} stroke={1.6} />}
            title={t(narrowed ? "empty.noneTitle" : "empty.title")}
            action={
              narrowed ? (
                <Button variant="light" onClick={clear}>
                  {t("empty.clear")}
                </Button>
              ) : undefined
            }
          >
            {t(narrowed ? "empty.noneText" : "empty.text")}
          </EmptyState>
        }
      >
        {(rewards, foot) => (
          <RewardRows
            rewards={rewards}
            onOpen={(rewardId) => void navigate({ to: "/admin/rewards/$rewardId", params: { rewardId } })}
            selection={editable ? selection : undefined}
            onSelect={setSelection}
            foot={foot}
          />
        )}
      </PagedList>
      <SwitchBar rewards={ticked} onClear={() => setSelection(new Set())} />
    </>
  );
}
