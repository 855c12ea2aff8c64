import { IconGiftOff, IconSearchOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useList } from "../../core/lists/use-list.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { RewardCard } from "./RewardCard.tsx";
import { ShopperBar } from "./ShopperBar.tsx";
import { StoreFilters } from "./StoreFilters.tsx";
import { StoreSkeleton } from "./StoreSkeleton.tsx";
import classes from "./store.module.css";
import { storeList } from "./store.queries.ts";
import { isNarrowed, nothing } from "./store-filters.ts";

const FIRST_SEEN = 4;

/** Store of rewards that points can be exchanged for (§routes#screen-reward-store reward-store). */
export function StorePage() {
  const { t } = useTranslation("loyalty/rewards");
  const { t: shell } = useTranslation("shell");
  const list = useList(storeList);
  const { result, filters, first, values, change } = list;
  const narrowed = isNarrowed(filters);
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      {first ? <ShopperBar me={first.me} onCampaign={(campaign) => change({ campaign })} /> : null}
      <StoreFilters
        values={values}
        onChange={change}
        total={result.isPlaceholderData ? undefined : first?.total}
      />
      <ListView
        list={{ ...list, narrowed, clear: () => change(nothing) }}
        skeleton={<StoreSkeleton />}
        icon={narrowed ? <IconSearchOff size={28} stroke={1.6} /> : <IconGiftOff size={28} stroke={1.6} />}
        empty={{ title: t("emptyTitle"), text: t("emptyText") }}
        none={{
          title: t(filters.wished ? "noWishTitle" : "noMatchTitle"),
          text: t(filters.wished ? "noWishText" : "noMatchText"),
          clear: shell("ui.clearFilters"),
        }}
      >
        {(cards, foot) => (
          <>
            <ul className={classes.grid} aria-label={t("title")}>
              {cards.map((card, index) => (
                <RewardCard
                  key={card.id}
                  card={card}
                  campaign={filters.campaignId}
                  eager={index < FIRST_SEEN}
                />
              ))}
            </ul>
            {foot}
          </>
        )}
      </ListView>
    </>
  );
}
