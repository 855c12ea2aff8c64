import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../../ui/controls/Avatar.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { type RowSelection, toggled } from "../../../ui/list/selection.ts";
import { MembershipBadge } from "../MembershipBadge.tsx";
import classes from "../people.module.css";
import type { PersonItem } from "../people.queries.ts";

type Props = {
  people: readonly PersonItem[];
  selection?: RowSelection | undefined;
  onSelect: (selection: RowSelection) => void;
  foot: ReactNode;
};

/** The same people for a phone: what tells them apart, and a whole card to press. */
export function PeopleCards({ people, selection, onSelect, foot }: Props) {
  const { t } = useTranslation("members/people");
  const { t: ui } = useTranslation("shell");
  return (
    <>
      <ul className="plain stack gap-10" aria-label={t("title")}>
        {people.map((person) => (
          <li key={person.id} className={classes.card} data-on={selection?.has(person.id) || undefined}>
            {selection ? (
              // The whole strip beside the card is the target, not the small box in it.
              <label className={classes.tick} htmlFor={`tick-${person.id}`}>
                <Checkbox
                  id={`tick-${person.id}`}
                  aria-label={ui("ui.selectRow", { name: person.name })}
                  checked={selection.has(person.id)}
                  onChange={() => onSelect(toggled(selection, person.id))}
                />
              </label>
            ) : null}
            <Link to="/admin/people/$personId" params={{ personId: person.id }} className={classes.open}>
              <Avatar src={person.imageUrl} name={person.name} size={44} />
              <strong>{person.name}</strong>
              <span className="small truncated">{person.email}</span>
              <span className={classes.facts}>
                <MembershipBadge status={person.status} />
                {person.jobProfile ? <span>{ui(`words.jobProfile.${person.jobProfile}`)}</span> : null}
                {person.store ? <span>{person.store}</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {foot}
    </>
  );
}
