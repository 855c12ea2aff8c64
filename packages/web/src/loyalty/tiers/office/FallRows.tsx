import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { type Column, DataTable } from "../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../ui/list/ItemCards.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { ExperienceChip } from "../../../ui/score/Chips.tsx";
import { LevelStep } from "./LevelStep.tsx";
import type { FallingPerson } from "./level-review.queries.ts";

type Props = {
  people: readonly FallingPerson[];
  /** Hears the membership, where the person's page is. */
  onOpen: (membershipId: string) => void;
  foot: ReactNode;
};

/** Who falls by one level, and what was missing to keep it. */
export function FallRows({ people, onOpen, foot }: Props) {
  const { t } = useTranslation("loyalty/tiers/office");
  const { number, locale } = useFormats();
  const phone = useIsPhone();
  const may = can(useSession(), "people.read");
  const open = ({ membershipId }: FallingPerson) => {
    if (membershipId && may) onOpen(membershipId);
  };
  const where = ({ store, country }: FallingPerson) =>
    [store, countryName(country, locale)].filter(Boolean).join(" · ");
  if (phone) {
    return (
      <ItemCards
        label={t("falls.fell")}
        items={people.map((person) => ({
          id: person.userId,
          title: person.name,
          under: where(person),
          facts: (
            <>
              <LevelStep from={person.level} to={person.next} />
              <ExperienceChip value={person.experience} size="sm" />
              <span>{t("falls.asked", { keep: number(person.keep) })}</span>
            </>
          ),
        }))}
        onOpen={(id) => {
          const person = people.find(({ userId }) => userId === id);
          if (person) open(person);
        }}
        foot={foot}
      />
    );
  }
  const columns: readonly Column<FallingPerson>[] = [
    {
      key: "person",
      label: t("column.person"),
      cell: (person) => <NameCell name={person.name} under={where(person)} />,
    },
    {
      key: "level",
      label: t("column.level"),
      width: 260,
      cell: ({ level, next }) => <LevelStep from={level} to={next} />,
    },
    {
      key: "experience",
      label: t("column.experience"),
      width: 160,
      numeric: true,
      cell: ({ experience }) => <ExperienceChip value={experience} size="sm" />,
    },
    {
      key: "keep",
      label: t("falls.keep"),
      width: 160,
      numeric: true,
      cell: ({ keep }) => number(keep),
    },
  ];
  return (
    <DataTable
      label={t("falls.fell")}
      columns={columns}
      rows={people}
      idOf={({ userId }) => userId}
      nameOf={({ name }) => name}
      onOpen={open}
      foot={foot}
    />
  );
}
