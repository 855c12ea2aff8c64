import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import type { StoreItemDetail } from "../store.queries.ts";
import { addressFieldId } from "./AddressForm.tsx";
import { startAddress } from "./address-form.ts";
import { ConfirmStep } from "./ConfirmStep.tsx";
import { Delivery } from "./Delivery.tsx";
import { QuantityField } from "./QuantityField.tsx";
import { Receipt } from "./Receipt.tsx";
import { Refusal } from "./Refusal.tsx";
import { knownAddressesQuery } from "./redeem.queries.ts";
import { type RedeemAttempt, storedAttempt } from "./redeem-attempt.ts";
import { useAddress } from "./use-address.ts";
import { useFlow } from "./use-flow.ts";

type Props = { item: StoreItemDetail; campaignId: string; onClose: () => void };

/** From the wish to the order: how many and where to, what it costs and leaves, the receipt (§routes#redeem-confirmation). */
export function RedeemSheet(props: Props) {
  const { t } = useTranslation("loyalty/rewards");
  const { item, onClose } = props;
  const parcel = item.delivery === "shipped";
  const known = useQuery({ ...knownAddressesQuery(useSession().scope === "person"), enabled: parcel });
  const [before, setBefore] = useState<RedeemAttempt | null>();
  useEffect(() => {
    let here = true;
    void storedAttempt(item.id).then((attempt) => here && setBefore(attempt ?? null));
    return () => {
      here = false;
    };
  }, [item.id]);
  // Without an answer about earlier addresses the form is empty, not missing.
  if (before === undefined || (parcel && known.isPending)) {
    return (
      <Sheet opened title={t("redeem.title")} onClose={onClose}>
        <FormSkeleton fields={3} />
      </Sheet>
    );
  }
  const { country } = item.me;
  const start = startAddress(known.data?.profile, before?.body.address ?? known.data?.last, country);
  return <Opened {...props} before={before ?? undefined} start={start} />;
}

type OpenedProps = Props & { before: RedeemAttempt | undefined; start: DeliveryAddress };

const FORM = "redeem";

function Opened({ item, campaignId, onClose, before, start }: OpenedProps) {
  const { t } = useTranslation("loyalty/rewards");
  const { t: shell } = useTranslation("shell");
  const { number } = useFormats();
  const flow = useFlow({ rewardId: item.id, campaignId, price: item.price, before });
  const address = useAddress(start, item.me.country, flow.place === "address" ? flow.refusal : undefined);
  const where = item.delivery === "shipped" ? address : undefined;
  const { step, busy, order } = flow;
  const missing = flow.price * flow.quantity - item.me.points;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === "confirm") void flow.send(where?.values);
    else if (!where || where.check()) flow.go("confirm");
  };
  const footer = {
    choose: (
      <>
        <Button variant="default" onClick={onClose}>
          {shell("ui.cancel")}
        </Button>
        <Button type="submit" form={FORM}>
          {t("redeem.go")}
        </Button>
      </>
    ),
    confirm: (
      <>
        <Button variant="default" disabled={busy || flow.lost} onClick={() => flow.go("choose")}>
          {shell("ui.back")}
        </Button>
        <Button type="submit" form={FORM} loading={busy} disabled={missing > 0 && !flow.lost}>
          {flow.lost
            ? shell("ui.retry")
            : t("redeem.confirm", { amount: number(flow.price * flow.quantity) })}
        </Button>
      </>
    ),
    done: (
      <>
        <Button variant="default" onClick={onClose}>
          {t("receipt.close")}
        </Button>
        <Button renderRoot={(props) => <Link {...props} to={`/profile/orders/${order?.id ?? ""}`} />}>
          {t("receipt.open")}
        </Button>
      </>
    ),
  }[step];

  return (
    <Sheet
      opened
      title={t(`redeem.titles.${step}`)}
      // An order on its way is not left alone: its answer is a moment away.
      onClose={busy ? () => undefined : onClose}
      footer={footer}
    >
      {order && step === "done" ? (
        <Receipt order={order} />
      ) : (
        <form id={FORM} onSubmit={submit} noValidate>
          {step === "choose" ? (
            <div className="stack gap-18">
              {flow.refusal && flow.place === "address" && address.wrong.length === 0 ? (
                <Refusal refusal={flow.refusal} />
              ) : null}
              {where && (where.tries > 0 || flow.place === "address") && where.wrong.length > 0 ? (
                <FormErrorSummary
                  key={where.tries}
                  errors={where.wrong.map(({ field, message }) => ({
                    fieldId: addressFieldId(field),
                    label: t(`address.${field}`),
                    message,
                  }))}
                />
              ) : null}
              <QuantityField
                value={flow.quantity}
                most={Math.max(1, item.quantityMost)}
                error={flow.place === "quantity" ? flow.refusal?.message : undefined}
                onChange={flow.choose}
              />
              <Delivery address={where} />
            </div>
          ) : (
            <ConfirmStep item={item} flow={flow} address={where} />
          )}
        </form>
      )}
    </Sheet>
  );
}
