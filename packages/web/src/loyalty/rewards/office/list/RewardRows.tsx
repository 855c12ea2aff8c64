import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { CoverImage } from "../../../../ui/cover/CoverImage.tsx";
import { type Column, DataTable } from "../../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../../ui/list/ItemCards.tsx";
import { NameCell } from "../../../../ui/list/NameCell.tsx";
import type { Selection } from "../../../../ui/list/selection.ts";
import { useIsPhone } from "../../../../ui/page/use-is-phone.ts";
import { PointsChip } from "../../../../ui/score/Chips.tsx";
import classes from "../reward-office.module.css";
import type { RewardItem } from "../reward-office.queries.ts";
import { StateBadge } from "../StateBadge.tsx";

type Props = {
  rewards: readonly RewardItem[];
  onOpen: (id: string) => void;
  selection: Selection | undefined;
  onSelect: (selection: Selection) => void;
  foot: ReactNode;
};

const offered = ({ countries }: RewardItem) => countries.filter(({ active }) => active);

/** Its price where there is one for all countries, else how many countries have their own. */
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
    <span className={classes.stockCell}>
      <span>{t("stock.units", { count: units, amount: number(units) })}</span>
      {out.length > 0 ? (
        <span className={classes.out}>
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
      {reward.gated ? (
        <span className={classes.dim}>
          <IconLock size={14} stroke={1.8} aria-hidden="true" /> {t("list.gated")}
        </span>
      ) : null}
    </span>
  );
}

/** Items of the store: a dense table at a desk, cards on a phone. */
export function RewardRows({ rewards, onOpen, selection, onSelect, foot }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale } = useFormats();
  const phone = useIsPhone();
  const nameOf = ({ name, sku }: RewardItem) => textIn(name, locale) || sku;
  const shelfOf = ({ department, category }: RewardItem) =>
    `${textIn(department.name, locale)} · ${textIn(category.name, locale)}`;
  if (phone) {
    return (
      <ItemCards
        label={t("title")}
        items={rewards.map((reward) => ({
          id: reward.id,
          title: nameOf(reward),
          under: [reward.sku, shelfOf(reward)].join(" · "),
          facts: (
            <>
              <State reward={reward} />
              <Price reward={reward} />
              <Stock reward={reward} />
            </>
          ),
        }))}
        onOpen={onOpen}
        selection={selection}
        onSelect={onSelect}
        foot={foot}
      />
    );
  }
  const columns: readonly Column<RewardItem>[] = [
    {
      key: "name",
      label: t("field.name"),
      width: 360,
      cell: (reward) => (
        <span className={classes.named}>
          <span className={classes.thumb}>
            <CoverImage id={reward.id} src={reward.pictureUrl} alt="" ratio="1 / 1" />
          </span>
          <NameCell name={nameOf(reward)} under={reward.sku} />
        </span>
      ),
    },
    {
      key: "shelf",
      label: t("field.categoryId"),
      width: 190,
      cell: ({ category, department }) => (
        <NameCell name={textIn(category.name, locale)} under={textIn(department.name, locale)} />
      ),
    },
    { key: "price", label: t("list.price"), width: 170, cell: (reward) => <Price reward={reward} /> },
    { key: "stock", label: t("stock.title"), width: 170, cell: (reward) => <Stock reward={reward} /> },
    { key: "state", label: t("state.label"), cell: (reward) => <State reward={reward} /> },
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={rewards}
      idOf={({ id }) => id}
      nameOf={nameOf}
      onOpen={({ id }) => onOpen(id)}
      {...(selection && { selection, onSelect })}
      foot={foot}
    />
  );
}
