import { IconClockSearch, IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { CoverImage } from "../../../ui/cover/CoverImage.tsx";
import { PointsChip } from "../../../ui/score/Chips.tsx";
import { addressLines } from "../../redemption/address-lines.ts";
import { useArrivalWords } from "../../redemption/use-arrival-words.ts";
import type { StoreItemDetail } from "../store.queries.ts";
import { Refusal } from "./Refusal.tsx";
import classes from "./redeem.module.css";
import type { AddressState } from "./use-address.ts";
import type { Flow } from "./use-flow.ts";

type Props = {
  item: StoreItemDetail;
  flow: Flow;
  address: AddressState | undefined;
};

/** Summary of a redemption before it is made: the price, my points after it, where it goes. */
export function ConfirmStep({ item, flow, address }: Props) {
  const { t } = useTranslation("loyalty/rewards");
  const { number } = useFormats();
  const { days } = useArrivalWords();
  const { me } = item;
  const total = flow.price * flow.quantity;
  const after = me.points - total;
  const waits = Math.min(total, Math.max(0, total - (me.points - me.underAudit)));
  return (
    <div className="stack gap-18">
      {flow.refusal && flow.place !== "price" ? <Refusal refusal={flow.refusal} /> : null}
      {flow.lost && !flow.refusal ? (
        <p className={classes.told} role="status">
          <IconInfoCircle size={20} stroke={1.7} aria-hidden="true" />
          <span>{t("redeem.unanswered")}</span>
        </p>
      ) : null}
      {flow.formerly !== undefined ? (
        <p className={classes.told} role="alert">
          <IconInfoCircle size={20} stroke={1.7} aria-hidden="true" />
          <span>{t("redeem.priceChanged", { before: number(flow.formerly), now: number(flow.price) })}</span>
        </p>
      ) : null}
      <div className={classes.what}>
        <span className="r-10 block clipped">
          <CoverImage id={item.id} src={item.pictures[0]?.thumb ?? item.pictureUrl} alt="" ratio="1 / 1" />
        </span>
        <p className="stack gap-2">
          <strong className="leading-13">{item.name}</strong>
          <span>{t("redeem.times", { quantity: number(flow.quantity), price: number(flow.price) })}</span>
        </p>
        <PointsChip value={total} />
      </div>
      <dl className={classes.sums}>
        <div className="flex between gap-16 text-15">
          <dt>{t("redeem.now")}</dt>
          <dd className="numbers">{number(me.points)}</dd>
        </div>
        <div className="flex between gap-16 text-15">
          <dt>{t("redeem.price")}</dt>
          <dd className="numbers">−{number(total)}</dd>
        </div>
        <div className="flex between gap-16 text-15" data-sum>
          <dt>{t("redeem.after")}</dt>
          <dd className="numbers">{number(after).replace("-", "−")}</dd>
        </div>
      </dl>
      {waits > 0 ? (
        <p className={classes.told}>
          <IconClockSearch size={20} stroke={1.7} aria-hidden="true" />
          <span>{t("redeem.willWait", { count: waits, amount: number(waits) })}</span>
        </p>
      ) : null}
      <div className={classes.where}>
        <h3 className="text-14 weight-600">{t("redeem.delivery")}</h3>
        {address ? (
          <p>
            <strong>{address.values.recipient}</strong>
            {addressLines(address.values).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        ) : (
          <p>{t("redeem.digital")}</p>
        )}
        {item.arrival ? <p>{days(item.arrival)}</p> : null}
      </div>
    </div>
  );
}
