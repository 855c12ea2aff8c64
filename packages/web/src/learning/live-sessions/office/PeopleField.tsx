import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { peopleQuery } from "../../../api/look-up-people.ts";
import { type LookedUp, LookUpMany } from "../../../ui/pick/LookUpMany.tsx";

type Props = {
  id: string;
  label: string;
  description?: ReactNode;
  chosen: readonly LookedUp[];
  most: number;
  optional?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  onChange: (chosen: readonly LookedUp[]) => void;
};

/** People of the programme by their memberships, looked up by name. */
export function PeopleField({ disabled = false, ...field }: Props) {
  const { t } = useTranslation("learning/live-sessions/office");
  const [search, setSearch] = useState("");
  const people = useQuery({ ...peopleQuery(search), enabled: !disabled });
  return (
    <LookUpMany
      {...field}
      disabled={disabled}
      placeholder={t("people.placeholder")}
      chosenLabel={field.label}
      drop={(name) => t("people.drop", { name })}
      options={(people.data?.items ?? []).map(({ id, name, store }) => ({
        value: id,
        label: name,
        under: store,
      }))}
      looking={people.isFetching}
      onSearch={setSearch}
    />
  );
}
