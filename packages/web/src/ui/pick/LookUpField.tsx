import { useDebouncedValue } from "@mantine/hooks";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../controls/select.ts";

type Option = { readonly value: string; readonly label: string };

type Props = {
  id: string;
  label: string;
  placeholder: string;
  description?: ReactNode;
  /** The chosen one and how it is called; both empty for none. */
  value: string;
  name: string;
  /** Matches of the last search. */
  options: readonly Option[];
  looking: boolean;
  /** May stay empty. */
  optional?: boolean;
  error?: ReactNode;
  onSearch: (search: string) => void;
  onChange: (value: string) => void;
};

/** One of thousands, looked up while typing. */
export function LookUpField(props: Props) {
  const { value, name, options, looking, onSearch, onChange, optional, ...field } = props;
  const { t } = useTranslation("shell");
  const [search, setSearch] = useState("");
  const [wanted] = useDebouncedValue(search, 250);
  // The field's text is a label once one is chosen, not a search.
  const typed = wanted === name ? "" : wanted.slice(0, 64);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed asks anew
  useEffect(() => onSearch(typed), [typed]);
  const known = value === "" || options.some((option) => option.value === value);
  return (
    <Select
      {...field}
      withAsterisk={!optional}
      data={known ? [...options] : [{ value, label: name }, ...options]}
      filter={({ options: choices }) => choices}
      value={value || null}
      searchable
      // Focus that returns to the field must not cover what stands below it; typing, a click and the arrow keys open.
      openOnFocus={false}
      clearable
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(next) => onChange(next ?? "")}
      nothingFoundMessage={looking ? t("ui.lookUp.looking") : t("ui.lookUp.none")}
      clearButtonProps={{ "aria-label": t("ui.lookUp.clear"), size: "md" }}
      comboboxProps={{ shadow: "md" }}
      maxDropdownHeight={280}
    />
  );
}
