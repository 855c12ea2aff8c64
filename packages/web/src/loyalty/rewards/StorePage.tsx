import { IconGiftOff, IconSearchOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useList } from "../../core/lists/use-list.ts";
import { useModules } from "../../session/session.queries.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { Bone, Loading } from "../../ui/state/Skeletons.tsx";
import { useSettled } from "../../ui/state/use-settled.ts";
import { nearestWishQuery, pointsQuery } from "../earning/earning.queries.ts";
import { RewardCard } from "./RewardCard.tsx";
import { ShopperBar } from "./ShopperBar.tsx";
import { StoreFilters } from "./StoreFilters.tsx";
import classes from "./store.module.css";
import { sectionsQuery, storeList } from "./store.queries.ts";
import { isNarrowed, nothing } from "./store-filters.ts";

const CARDS = 8;

/** The grid's own shape while the items are on their way. */
function StoreSkeleton() {
  return (
    <Loading>
      <div className={classes.grid}>
        {Array.from({ length: CARDS }, (_, card) => card).map((card) => (
          <div key={card} className="stack content-start gap-10">
            <span className={classes.bonePicture}>
              <Bone height="100%" />
            </span>
            <Bone width="80%" />
            <Bone width={72} height={28} round />
            <Bone width="60%" height={12} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** The bar and the filters above the grid too: all of it is drawn at once, and nothing moves. */
function PageBones() {
  return (
    <>
      <Loading>
        <div className="stack gap-16 mb-16">
          <Bone height={150} />
          <Bone height={110} />
        </div>
      </Loading>
      <StoreSkeleton />
    </>
  );
}

const FIRST_SEEN = 4;

/** Store of rewards that points can be exchanged for (§routes#screen-reward-store reward-store). */
export function StorePage() {
  const { t } = useTranslation("loyalty/rewards");
  const { t: shell } = useTranslation("shell");
  const list = useList(storeList);
  const { result, filters, first, values, change } = list;
  const narrowed = isNarrowed(filters);
  const hasModule = useModules();
  const settled = useSettled(
    result,
    useQuery(sectionsQuery),
    useQuery({ ...pointsQuery, enabled: hasModule("has_campaigns") }),
    useQuery(nearestWishQuery),
  );
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      {settled ? (
        <>
          {first ? <ShopperBar me={first.me} onCampaign={(campaign) => change({ campaign })} /> : null}
          <StoreFilters
            values={values}
            onChange={change}
            total={result.isPlaceholderData ? undefined : first?.total}
          />
          <ListView
            list={{ ...list, narrowed, clear: () => change(nothing) }}
            skeleton={<StoreSkeleton />}
            icon={
              narrowed ? <IconSearchOff size={28} stroke={1.6} /> : <IconGiftOff size={28} stroke={1.6} />
            }
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
      ) : (
        <PageBones />
      )}
    </>
  );
}
