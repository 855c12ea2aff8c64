import { IconGift } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { lazyPart, usePartsAhead } from "../../../ui/part/lazy-part.tsx";
import { PointsChip } from "../../../ui/score/Chips.tsx";
import { useOnline } from "../../../ui/state/use-online.ts";
import type { StoreItemDetail } from "../store.queries.ts";
import classes from "./item.module.css";

const RedeemSheet = lazyPart(() =>
  import("../redeem/RedeemSheet.tsx").then(({ RedeemSheet }) => ({ default: RedeemSheet })),
);

/** The price, what I have, and the button that exchanges one for the other, always in reach. */
export function RedeemBar({ item }: { item: StoreItemDetail }) {
  const { t } = useTranslation("loyalty/rewards");
  const { number } = useFormats();
  const online = useOnline();
  usePartsAhead(RedeemSheet);
  // Every opening is a redemption of its own, with a key of its own.
  const [opening, setOpening] = useState(0);
  const [open, setOpen] = useState(false);
  const { campaign, points } = item.me;
  const mine = item.locked.length === 0 && item.stock !== "none" && item.missing === 0;
  return (
    <section className={classes.bar} aria-label={t("item.redeemLabel")} data-sticky-bar>
      <div className="stack items-start gap-4">
        <PointsChip value={item.price} />
        <span className="dim text-12">{t("item.have", { count: points, amount: number(points) })}</span>
      </div>
      <Button
        size="md"
        disabled={!mine || !campaign || !online}
        leftSection={<IconGift size={20} stroke={1.7} aria-hidden="true" />}
        onClick={() => {
          setOpening((count) => count + 1);
          setOpen(true);
        }}
      >
        {t("redeem.open")}
      </Button>
      {open && campaign ? (
        <Suspense fallback={null}>
          <RedeemSheet key={opening} item={item} campaignId={campaign.id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
