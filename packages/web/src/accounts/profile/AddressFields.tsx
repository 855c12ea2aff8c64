import type { UseFormReturnType } from "@mantine/form";
import { addressLimits } from "@trilha/contract/core/limits.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { maskZip } from "../../i18n/masks.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { NativeSelect, TextInput } from "../../ui/controls/input.ts";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./profile.module.css";
import type { ProfileReference } from "./profile.queries.ts";
import { isCountry, type ProfileValues } from "./profile-form.ts";

type Props = {
  form: UseFormReturnType<ProfileValues>;
  id: string;
  reference: ProfileReference;
  foot: ReactNode;
};

/** Where a person lives; the country decides the areas to choose from and how its postal code is written. */
export function AddressFields({ form, id, reference, foot }: Props) {
  const { t } = useTranslation("accounts/profile");
  const locale = useLocale();
  const { country } = form.values.address;
  const areas = reference.countries.find(({ code }) => code === country)?.areas ?? [];
  const field = (
    name: "zipCode" | "city" | "neighborhood" | "street" | "number" | "complement" | "state",
  ) => ({
    ...form.getInputProps(`address.${name}`),
    id: `${id}-address.${name}`,
    label: t(name),
    maxLength: addressLimits[name],
  });

  return (
    <Card title={t("address")}>
      <div className={classes.fields}>
        <NativeSelect
          {...form.getInputProps("address.country")}
          id={`${id}-address.country`}
          label={t("country")}
          autoComplete="country"
          data={reference.countries.map(({ code, names }) => ({ value: code, label: names[locale] ?? code }))}
          onChange={(event) => {
            const next = event.currentTarget.value;
            if (isCountry(next))
              form.setFieldValue("address", { ...form.values.address, country: next, state: "" });
          }}
        />
        <TextInput
          {...field("zipCode")}
          autoComplete="postal-code"
          onChange={(event) =>
            form.setFieldValue("address.zipCode", maskZip(event.currentTarget.value, country))
          }
        />
        {areas.length > 0 ? (
          <NativeSelect
            {...form.getInputProps("address.state")}
            id={`${id}-address.state`}
            label={t("state")}
            autoComplete="address-level1"
            data={[
              { value: "", label: t("choose") },
              ...areas.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        ) : (
          <TextInput {...field("state")} autoComplete="address-level1" />
        )}
        <TextInput {...field("city")} autoComplete="address-level2" />
        <TextInput {...field("neighborhood")} autoComplete="address-level3" />
        <TextInput {...field("street")} autoComplete="address-line1" />
        <TextInput {...field("number")} />
        <TextInput {...field("complement")} autoComplete="address-line2" />
      </div>
      {foot}
    </Card>
  );
}
