import { IconDeviceMobileMessage, IconMapPin } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { addressLines } from "../../redemption/address-lines.ts";
import { AddressForm } from "./AddressForm.tsx";
import classes from "./redeem.module.css";
import type { AddressState } from "./use-address.ts";

/** Where it goes: an address that is known is only read, and can be changed; a code goes nowhere. */
export function Delivery({ address }: { address: AddressState | undefined }) {
  const { t } = useTranslation("loyalty/rewards");
  if (!address) {
    return (
      <p className="flex align-start gap-10 p-14-16 r-12 on-sunken text-15 leading-145">
        <IconDeviceMobileMessage size={22} stroke={1.7} aria-hidden="true" />
        <span>{t("redeem.digital")}</span>
      </p>
    );
  }
  const { values } = address;
  return (
    <section aria-labelledby="redeem-delivery" className="stack gap-10">
      <h3 className="text-14 weight-600" id="redeem-delivery">
        {t("redeem.address")}
      </h3>
      {address.open ? (
        <AddressForm
          values={values}
          errors={address.errors}
          onChange={address.change}
          onBlur={address.leave}
        />
      ) : (
        <div className={classes.known}>
          <IconMapPin size={22} stroke={1.7} aria-hidden="true" />
          <p>
            <strong>{values.recipient}</strong>
            {addressLines(values).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <Button variant="subtle" onClick={address.edit}>
            {t("redeem.changeAddress")}
          </Button>
        </div>
      )}
    </section>
  );
}
