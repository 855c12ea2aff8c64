import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LookUpField } from "../../../ui/pick/LookUpField.tsx";
import { formStoresQuery } from "../registration.queries.ts";
import type { FieldProps } from "./field-props.ts";

/** A store out of thousands, of the chain that was chosen where there is one. */
export function StoreField({ form, field, typed, errors, id, onType }: FieldProps) {
  const { t } = useTranslation("members/registration");
  const [search, setSearch] = useState("");
  const { data, isFetching } = useQuery(formStoresQuery(form, search, typed.retailerId ?? ""));
  const stores = data?.items ?? [];
  const label = ({ name, city }: (typeof stores)[number]) => (city ? `${name} · ${city}` : name);
  return (
    <LookUpField
      id={`${id}-storeId`}
      label={t("field.store")}
      description={field.help}
      placeholder={t("storePlaceholder")}
      value={typed.storeId ?? ""}
      name={typed.storeName ?? ""}
      options={stores.map((store) => ({ value: store.id, label: label(store) }))}
      looking={isFetching}
      error={errors.storeId}
      onSearch={setSearch}
      onChange={(value) => {
        const store = stores.find((one) => one.id === value);
        onType("storeId", value);
        onType("storeName", store ? label(store) : "");
      }}
    />
  );
}
