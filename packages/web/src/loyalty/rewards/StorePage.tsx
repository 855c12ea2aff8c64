import { IconGiftOff, IconSearchOff } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";
import { ListFoot } from "../../ui/list/ListFoot.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { Answered } from "../../ui/state/Answered.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { RewardCard } from "./RewardCard.tsx";
import { ShopperBar } from "./ShopperBar.tsx";
import { StoreFilters } from "./StoreFilters.tsx";
import { StoreSkeleton } from "./StoreSkeleton.tsx";
import classes from "./store.module.css";
import { storeQuery } from "./store.queries.ts";
import { isNarrowed, nothing, storeFilter } from "./store-filters.ts";

const FIRST_SEEN = 4;

/** What points can be exchanged for (§routes#screen-reward-store reward-store). */
export function StorePage() {
  const { t } = useTranslation("loyalty/rewards");
  const { t: shell } = useTranslation("shell");
  const [values, change] = useUrlFilters();
  const filter = storeFilter(values);
  const query = useInfiniteQuery(storeQuery(filter));
  const first = query.data?.pages[0];
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      {first ? <ShopperBar me={first.me} onCampaign={(campaign) => change({ campaign })} /> : null}
      <StoreFilters
        values={values}
        onChange={change}
        total={query.isPlaceholderData ? undefined : first?.total}
      />
      <Answered query={query} skeleton={<StoreSkeleton />}>
        {({ pages }) => {
          const cards = pages.flatMap((page) => page.items);
          if (cards.length === 0 && !isNarrowed(filter)) {
            return (
              <EmptyState icon={<IconGiftOff size={28} stroke={1.6} />} title={t("emptyTitle")}>
                {t("emptyText")}
              </EmptyState>
            );
          }
          if (cards.length === 0) {
            return (
              <EmptyState
                icon={<IconSearchOff size={28} stroke={1.6} />}
                title={t(filter.wished ? "noWishTitle" : "noMatchTitle")}
                action={
                  <Button variant="light" onClick={() => change(nothing)}>
                    {shell("ui.clearFilters")}
                  </Button>
                }
              >
                {t(filter.wished ? "noWishText" : "noMatchText")}
              </EmptyState>
            );
          }
          return (
            <div aria-busy={query.isPlaceholderData}>
              <ul className={classes.grid} aria-label={t("title")}>
                {cards.map((card, index) => (
                  <RewardCard
                    key={card.id}
                    card={card}
                    campaign={filter.campaignId}
                    eager={index < FIRST_SEEN}
                  />
                ))}
              </ul>
              <ListFoot
                more={query.hasNextPage}
                loading={query.isFetchingNextPage}
                error={query.isFetchNextPageError ? query.error?.message : undefined}
                onMore={() => void query.fetchNextPage()}
              />
            </div>
          );
        }}
      </Answered>
    </>
  );
}
