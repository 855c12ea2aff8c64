import { IconArrowLeft, IconGiftOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { Button } from "../../../ui/controls/button.ts";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { ownLink } from "../../../ui/page/own-link.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { itemQuery, type StoreItemDetail } from "../store.queries.ts";
import { WishButton } from "../WishButton.tsx";
import { Gallery } from "./Gallery.tsx";
import { ItemFacts } from "./ItemFacts.tsx";
import { ItemSkeleton } from "./ItemSkeleton.tsx";
import classes from "./item.module.css";
import { LockReasons } from "./LockReasons.tsx";
import { RedeemBar } from "./RedeemBar.tsx";

function Whole({ item }: { item: StoreItemDetail }) {
  const { t } = useTranslation("loyalty/rewards");
  return (
    <article className={classes.item}>
      <div className="relative shrink">
        <Gallery item={item} />
        <WishButton item={item} />
      </div>
      <div className={classes.main}>
        <PageTitle title={item.name} lead={`${item.department} · ${item.category}`} lang={item.locale} />
        <LockReasons item={item} />
        <ItemFacts item={item} />
        {item.description ? (
          <Card title={t("item.description")}>
            <p lang={item.descriptionLocale} className={classes.text}>
              {item.description}
            </p>
          </Card>
        ) : null}
        {item.conditions ? (
          <Card title={t("item.conditions")}>
            <p lang={item.conditionsLocale} className={classes.text}>
              {item.conditions}
            </p>
          </Card>
        ) : null}
        <RedeemBar item={item} />
      </div>
    </article>
  );
}

/** One item of the store: what it is, what it costs, what opens it, and the way to have it (§routes#screen-reward-store). */
export function ItemPage() {
  const { t } = useTranslation("loyalty/rewards");
  const { rewardId } = useParams({ strict: false }) as { rewardId: string };
  const [{ campaign }] = useUrlFilters();
  const query = useQuery(itemQuery(rewardId, campaign));
  const gone = isRefused(query.error) && query.error.status === 404;
  return (
    <>
      <BackLink>
        <Link {...ownLink(campaign ? `/reward-store?campaign=${campaign}` : "/reward-store")}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      {gone ? (
        <>
          <PageTitle title={t("item.goneTitle")} hidden />
          <EmptyState
            icon={<IconGiftOff size={28} stroke={1.6} />}
            title={t("item.goneTitle")}
            action={
              <Button component={Link} to="/reward-store">
                {t("item.goneGo")}
              </Button>
            }
          >
            {t("item.goneText")}
          </EmptyState>
        </>
      ) : (
        <QueryState query={query} skeleton={<ItemSkeleton />}>
          {(item) => <Whole item={item} />}
        </QueryState>
      )}
    </>
  );
}
