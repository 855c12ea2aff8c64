import { useQuery } from "@tanstack/react-query";
import type { AddressField, DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";
import { deliveryAddressLimits } from "@trilha/contract/loyalty/orders/limits.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { maskPhone, maskZip } from "../../../i18n/masks.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import type { AddressInput } from "./address-form.ts";
import classes from "./redeem.module.css";
import { areasQuery } from "./redeem.queries.ts";

type Props = {
  values: DeliveryAddress;
  /** Faults by field, in words. */
  errors: Partial<Record<AddressField, string>>;
  onChange: (values: DeliveryAddress) => void;
  onBlur: (field: AddressInput) => void;
};

export const addressFieldId = (field: AddressField): string => `redeem-${field}`;

/** Where the parcel goes; written as people in that country write it. */
export function AddressForm({ values, errors, onChange, onBlur }: Props) {
  const { t } = useTranslation("loyalty/rewards");
  const locale = useLocale();
  const { country } = values;
  const areas = useQuery(areasQuery).data?.countries.find(({ code }) => code === country)?.areas ?? [];
  const shape = (field: AddressInput, text: string) => {
    if (field === "zipCode") return maskZip(text, country);
    return field === "phone" ? maskPhone(text, country) : text;
  };
  const field = (name: AddressInput) => ({
    id: addressFieldId(name),
    label: t(`address.${name}`),
    value: values[name],
    maxLength: deliveryAddressLimits[name],
    error: errors[name],
    onBlur: () => onBlur(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...values, [name]: shape(name, value) }),
  });
  return (
    <div className={classes.address}>
      <p className={classes.small}>{t("address.country", { country: countryName(country, locale) })}</p>
      {errors.country ? (
        <p className="ink-danger text-14 leading-14" role="alert">
          {errors.country}
        </p>
      ) : null}
      <TextInput {...field("recipient")} autoComplete="name" withAsterisk />
      <TextInput {...field("phone")} type="tel" autoComplete="tel-national" withAsterisk />
      <TextInput {...field("zipCode")} autoComplete="postal-code" />
      <NativeSelect
        {...field("state")}
        autoComplete="address-level1"
        withAsterisk
        data={[
          { value: "", label: t("address.choose") },
          ...areas.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <TextInput {...field("city")} autoComplete="address-level2" withAsterisk />
      <TextInput {...field("neighborhood")} autoComplete="address-level3" />
      <TextInput {...field("street")} autoComplete="address-line1" withAsterisk />
      <TextInput {...field("number")} />
      <TextInput {...field("complement")} autoComplete="address-line2" />
    </div>
  );
}
