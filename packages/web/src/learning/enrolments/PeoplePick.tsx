import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { peopleQuery } from "../../api/look-up-people.ts";
import { LookUpMany } from "../../ui/pick/LookUpMany.tsx";

export type Picked = { readonly userId: string; readonly name: string };
type Props = {
  id: string;
  chosen: readonly Picked[];
  error: string | undefined;
  onChange: (chosen: readonly Picked[]) => void;
};

/** Several people, looked up one after the other. */
export function PeoplePick({ id, chosen, error, onChange }: Props) {
  const { t } = useTranslation("learning/enrolments");
  const [search, setSearch] = useState("");
  const people = useQuery(peopleQuery(search));
  return (
    <LookUpMany
      id={id}
      label={t("enrol.person")}
      placeholder={t("enrol.personPlaceholder")}
      chosenLabel={t("enrol.chosen")}
      drop={(name) => t("enrol.drop", { name })}
      chosen={chosen.map(({ userId, name }) => ({ value: userId, label: name }))}
      options={(people.data?.items ?? []).map(({ userId, name, store }) => ({
        value: userId,
        label: name,
        under: store,
      }))}
      looking={people.isFetching}
      error={error}
      onSearch={setSearch}
      onChange={(next) => onChange(next.map(({ value, label }) => ({ userId: value, name: label })))}
    />
  );
}
