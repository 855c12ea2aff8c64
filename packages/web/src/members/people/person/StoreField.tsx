import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { searchLimit } from "@trilha/contract/core/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/controls/select.ts";
import { type StoreChoice, storesQuery } from "../people.queries.ts";

type Props = {
  id: string;
  /** The store's id and, when it is known, its name. */
  value: string;
  name: string | null;
  retailerId: string;
  error?: string | undefined;
  disabled?: boolean;
  onChange: (store: StoreChoice | undefined) => void;
};

const labelOf = ({ name, code, city }: StoreChoice) => [name, code, city].filter(Boolean).join(" · ");

/** One store of thousands: looked up while typing, within the chosen chain. */
export function StoreField({ id, value, name, retailerId, error, disabled, onChange }: Props) {
  const { t } = useTranslation("members/people");
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<{ id: string; label: string }>();
  const [wanted] = useDebouncedValue(search, 250);
  // Text in the field after a store is chosen is its label, not a search.
  const typed = wanted === shown?.label || wanted === name ? "" : wanted.slice(0, searchLimit);
  const { data, isFetching } = useQuery({ ...storesQuery(typed, retailerId), enabled: !disabled });

  const stores = data?.items ?? [];
  const options = stores.map((store) => ({ value: store.id, label: labelOf(store) }));
  const chosen = shown?.id === value ? shown.label : (name ?? "");
  const known = value === "" || options.some((option) => option.value === value);
  return (
    <Select
      id={id}
      label={t("links.store")}
      placeholder={t("links.storePlaceholder")}
      description={retailerId ? t("links.storeOfChain") : undefined}
      data={known ? options : [{ value, label: chosen }, ...options]}
      filter={({ options: choices }) => choices}
      value={value || null}
      searchable
      openOnFocus={false}
      clearable
      disabled={disabled}
      error={error}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(next) => {
        const store = stores.find((one) => one.id === next);
        setShown(store ? { id: store.id, label: labelOf(store) } : undefined);
        if (store || !next) onChange(store);
      }}
      nothingFoundMessage={isFetching ? t("links.storeLooking") : t("links.storeNone")}
      clearButtonProps={{ "aria-label": t("links.storeClear"), size: "md" }}
      comboboxProps={{ shadow: "md" }}
      maxDropdownHeight={280}
    />
  );
}
