import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { peopleQuery } from "../../api/look-up-people.ts";
import { ActionIcon } from "../../ui/controls/action-icon.ts";
import { LookUpField } from "../../ui/pick/LookUpField.tsx";
import classes from "./enrolments.module.css";

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
  const taken = new Set(chosen.map(({ userId }) => userId));
  const candidates = (people.data?.items ?? []).filter(({ userId }) => !taken.has(userId));
  return (
    <>
      <LookUpField
        // A new field for each: it begins empty again.
        key={chosen.length}
        id={id}
        label={t("enrol.person")}
        placeholder={t("enrol.personPlaceholder")}
        value=""
        name=""
        error={error}
        options={candidates.map(({ userId, name, store }) => ({
          value: userId,
          label: [name, store].filter(Boolean).join(" · "),
        }))}
        looking={people.isFetching}
        onSearch={setSearch}
        onChange={(userId) => {
          const person = candidates.find((one) => one.userId === userId);
          if (person) onChange([...chosen, { userId, name: person.name }]);
        }}
      />
      {chosen.length > 0 ? (
        <ul className={classes.chosen} aria-label={t("enrol.chosen")}>
          {chosen.map(({ userId, name }) => (
            <li key={userId}>
              {name}
              <ActionIcon
                size={44}
                aria-label={t("enrol.drop", { name })}
                onClick={() => onChange(chosen.filter((one) => one.userId !== userId))}
              >
                <IconX size={16} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
