import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { searchLimit } from "@trilha/contract/core/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../../ui/controls/select.ts";
import { staffQuery } from "./audit.queries.ts";

type Props = {
  /** The user's id. */
  value: string | undefined;
  /** The name, where a row already told it. */
  name: string | undefined;
  onChange: (id: string | undefined) => void;
};

/** Filter by the actor: found by name. */
export function WhoField({ value, name, onChange }: Props) {
  const { t } = useTranslation("insight/audit-trail");
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const [wanted] = useDebouncedValue(search, 250);
  const label = chosen?.id === value ? chosen?.name : name;
  const { data } = useQuery(staffQuery(wanted === label ? "" : wanted.slice(0, searchLimit)));
  const people = new Map((data?.items ?? []).map((person) => [person.userId, person.name]));
  if (value && !people.has(value)) people.set(value, label ?? t("someone"));
  return (
    <Select
      label={t("who")}
      placeholder={t("whoAny")}
      data={[...people].map(([id, label]) => ({ value: id, label }))}
      filter={({ options }) => options}
      value={value ?? null}
      searchable
      openOnFocus={false}
      clearable
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(id) => {
        setChosen(id ? { id, name: people.get(id) ?? "" } : undefined);
        onChange(id ?? undefined);
      }}
      nothingFoundMessage={t("whoNone")}
      clearButtonProps={{ "aria-label": t("whoClear"), size: "md" }}
    />
  );
}
