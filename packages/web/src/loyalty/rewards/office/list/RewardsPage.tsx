import { IconFileImport, IconGift, IconLock, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { exportRewards } from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import { deliveries, rewardStates } from "@trilha/contract/loyalty/rewards/states.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { ExportButton } from "../../../../core/exports/ExportButton.tsx";
import { useList } from "../../../../core/lists/use-list.ts";
import { countryName } from "../../../../i18n/country-name.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { CoverImage } from "../../../../ui/cover/CoverImage.tsx";
import { choice, choiceById, type Filter, flag } from "../../../../ui/list/filters.ts";
import type { RowSpec } from "../../../../ui/list/ListRows.tsx";
import { ListView } from "../../../../ui/list/ListView.tsx";
import { NameCell } from "../../../../ui/list/NameCell.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { PointsChip } from "../../../../ui/score/Chips.tsx";
import { RewardsNav } from "../RewardsNav.tsx";
import classes from "../reward-office.module.css";
import { type RewardItem, rewardList, sectionsQuery } from "../reward-office.queries.ts";
import { StateBadge } from "../StateBadge.tsx";
import { SwitchBar } from "./SwitchBar.tsx";

const offered = ({ countries }: RewardItem) => countries.filter(({ active }) => active);

/** Price of an item where there is one for all countries, else how many countries have their own. */
function Price({ reward }: { reward: RewardItem }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { number } = useFormats();
  const prices = offered(reward).map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length === 0) return <span className={classes.dim}>{t("list.noPrice")}</span>;
  return (
    <span className={classes.price}>
      <PointsChip value={lowest} size="sm" />
      {highest > lowest ? (
        <span className={classes.dim}>{t("list.upTo", { amount: number(highest) })}</span>
      ) : null}
    </span>
  );
}

/** Units of all countries, and where there are none. */
function Stock({ reward }: { reward: RewardItem }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { number } = useFormats();
  const units = offered(reward).reduce((sum, { onHand }) => sum + onHand, 0);
  const out = offered(reward).filter(({ onHand }) => onHand <= 0);
  return (
    <span className="stack">
      <span>{t("stock.units", { count: units, amount: number(units) })}</span>
      {out.length > 0 ? (
        <span className="ink-danger text-13">
          {t("list.soldOutIn", { countries: out.map(({ country }) => country).join(", ") })}
        </span>
      ) : null}
    </span>
  );
}

function State({ reward }: { reward: RewardItem }) {
  const { t } = useTranslation("loyalty/rewards/office");
  return (
    <span className={classes.price}>
      <StateBadge state={reward.state} />
      {reward.restricted ? (
        <span className={classes.dim}>
          <IconLock size={14} stroke={1.8} aria-hidden="true" /> {t("list.restricted")}
        </span>
      ) : null}
    </span>
  );
}

function useRewardFilters(departmentId: string | undefined): readonly Filter[] {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale } = useFormats();
  const { countries } = useSession();
  const departments = useQuery(sectionsQuery).data?.departments ?? [];
  const categories = departments.find(({ id }) => id === departmentId)?.categories ?? [];
  const named = ({ name }: { name: Parameters<typeof textIn>[0] }) => textIn(name, locale);
  return [
    choice("state", t("state.label"), rewardStates, (one) => t(`state.${one}`)),
    choiceById("departmentId", t("field.departmentId"), departments, named),
    choiceById("categoryId", t("field.categoryId"), categories, named),
    choice("country", t("field.country"), countries, (code) => countryName(code, locale)),
    choice("delivery", t("field.delivery"), deliveries, (one) => t(`delivery.${one}`)),
    flag("stock", t("stock.title"), "none", t("list.soldOut")),
  ];
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

function useRewardRows(): RowSpec<RewardItem> {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale } = useFormats();
  const navigate = useNavigate();
  const nameOf = ({ name, sku }: RewardItem) => textIn(name, locale) || sku;
  return {
    label: t("title"),
    nameOf,
    columns: [
      {
        key: "name",
        label: t("field.name"),
        width: 360,
        cell: (reward) => (
          <span className="row gap-12 shrink">
            <span className={classes.thumb}>
              <CoverImage id={reward.id} src={reward.pictureUrl} alt="" ratio="1 / 1" />
            </span>
            <NameCell name={nameOf(reward)} under={reward.sku} />
          </span>
        ),
      },
      {
        key: "section",
        label: t("field.categoryId"),
        width: 190,
        cell: ({ category, department }) => (
          <NameCell name={textIn(category.name, locale)} under={textIn(department.name, locale)} />
        ),
      },
      { key: "price", label: t("list.price"), width: 170, cell: (reward) => <Price reward={reward} /> },
      { key: "stock", label: t("stock.title"), width: 170, cell: (reward) => <Stock reward={reward} /> },
      { key: "state", label: t("state.label"), cell: (reward) => <State reward={reward} /> },
    ],
    cardOf: (reward) => ({
      under: [reward.sku, textIn(reward.department.name, locale), textIn(reward.category.name, locale)].join(
        " · ",
      ),
      facts: (
        <>
          <State reward={reward} />
          <Price reward={reward} />
          <Stock reward={reward} />
        </>
      ),
    }),
    onOpen: ({ id }) => void navigate({ to: "/admin/rewards/$rewardId", params: { rewardId: id } }),
  };
}

/** Rewards people can redeem: found, narrowed down, written, put into the store and taken out. */
export function RewardsPage() {
  const { t } = useTranslation("loyalty/rewards/office");
  const editable = can(useSession(), "rewards.edit");
  const list = useList(rewardList);
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} actions={<Actions />} />
      <RewardsNav />
      <ListView
        list={{
          ...list,
          change: (changes) =>
            list.change("departmentId" in changes ? { ...changes, categoryId: "" } : changes),
        }}
        search={t("search")}
        filters={useRewardFilters(list.values.departmentId)}
        tools={
          <ExportButton
            kind="rewards"
            params={list.filters}
            toEdit={editable ? () => call(exportRewards, {}) : undefined}
          />
        }
        shown={(rows, more) => t(more ? "shownMore" : "shown", rows)}
        icon={<IconGift size={28} stroke={1.6} />}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
        none={{ title: t("empty.noneTitle"), text: t("empty.noneText"), clear: t("empty.clear") }}
        rows={useRewardRows()}
        bulk={editable ? (ticked, untick) => <SwitchBar rewards={ticked} onClear={untick} /> : undefined}
      />
    </>
  );
}
