import { IconExternalLink } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { CopyText } from "../../../../ui/act/CopyText.tsx";
import { CoverImage } from "../../../../ui/cover/CoverImage.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import { PointsChip } from "../../../../ui/score/Chips.tsx";
import { ArrivalLine } from "../../../redemption/ArrivalLine.tsx";
import classes from "../order-office.module.css";
import type { OfficeOrder } from "../order-office.queries.ts";

type Fact = readonly [label: string, value: ReactNode];

const List = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(([label, value]) =>
      value ? (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
);

/** Order of a reward: its item, its points, and its day. */
export function OrderedCard({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation("loyalty/orders/office");
  const { locale, number, dateTime } = useFormats();
  return (
    <Card title={t("one.facts")}>
      <div className={classes.reward}>
        <CoverImage id={order.rewardId} src={order.pictureUrl} alt="" ratio="1 / 1" />
        <div>
          <strong className="block">{order.name}</strong>
          <p className="hint">
            {[order.category, t(`delivery.${order.delivery}`)].filter(Boolean).join(" · ")}
          </p>
          {order.arrival ? <ArrivalLine arrival={order.arrival} /> : null}
        </div>
      </div>
      <List
        facts={[
          [t("one.code"), <CopyText key="code" text={order.code} label={t("one.code")} />],
          [t("one.quantity"), number(order.quantity)],
          [t("one.unitPrice"), <PointsChip key="unit" value={order.unitPrice} size="sm" />],
          [t("one.total"), <PointsChip key="total" value={order.points} size="sm" />],
          [t("one.campaign"), order.campaign],
          [t("column.country"), countryName(order.country, locale)],
          [t("one.placedAt"), dateTime(new Date(order.placedAt))],
          [t("reason"), order.reason],
        ]}
      />
    </Card>
  );
}

/** Person of the order, and the way to the person's page. */
export function PersonCard({ order: { person } }: { order: OfficeOrder }) {
  const { t } = useTranslation("loyalty/orders/office");
  const mayRead = can(useSession(), "people.read");
  return (
    <Card
      title={t("one.person")}
      aside={
        mayRead && person.membershipId ? (
          <Link
            to="/admin/people/$personId"
            params={{ personId: person.membershipId }}
            className="inline gap-6 min-h-32 ink-primary weight-550"
          >
            {t("one.seePerson")}
          </Link>
        ) : null
      }
    >
      <List
        facts={[
          [t("column.person"), person.name],
          [t("one.store"), person.store],
        ]}
      />
    </Card>
  );
}

/** Where the parcel goes, for whoever ships it. */
export function AddressCard({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation("loyalty/orders/office");
  const { locale } = useFormats();
  const mayShip = can(useSession(), "orders.ship");
  const { address, addressErasedAt, delivery } = order;
  if (delivery === "digital") return null;
  return (
    <Card title={t("one.address")}>
      {address ? (
        <address className={classes.address}>
          <strong>{address.recipient}</strong>
          <br />
          {[address.street, address.number].filter(Boolean).join(", ")}
          {address.complement ? ` · ${address.complement}` : ""}
          <br />
          {[address.neighborhood, address.city, address.state].filter(Boolean).join(" · ")}
          <br />
          {[address.zipCode, countryName(address.country, locale)].filter(Boolean).join(" · ")}
          <br />
          {address.phone}
        </address>
      ) : (
        <p className="hint">{t(addressErasedAt || mayShip ? "one.addressErased" : "one.addressHidden")}</p>
      )}
    </Card>
  );
}

/** With whom the parcel travels. */
export function ShippingCard({ order: { carrier, tracking, trackingUrl } }: { order: OfficeOrder }) {
  const { t } = useTranslation("loyalty/orders/office");
  if (!carrier && !tracking) return null;
  return (
    <Card title={t("one.shipping")}>
      <List
        facts={[
          [t("ship.carrier"), carrier],
          [
            t("ship.tracking"),
            tracking ? <CopyText key="tracking" text={tracking} label={t("ship.tracking")} /> : null,
          ],
          [
            t("ship.trackingUrl"),
            trackingUrl ? (
              <a
                key="url"
                className="inline gap-6 min-h-32 ink-primary weight-550"
                href={trackingUrl}
                target="_blank"
                rel="noreferrer noopener"
              >
                {t("one.track")}
                <IconExternalLink size={16} stroke={1.7} aria-hidden="true" />
              </a>
            ) : null,
          ],
        ]}
      />
    </Card>
  );
}
