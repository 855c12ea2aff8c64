import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import type { RowSpec } from "../../../ui/list/ListRows.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { ExperienceChip } from "../../../ui/score/Chips.tsx";
import { LevelStep } from "./LevelStep.tsx";
import type { FallingPerson } from "./level-review.queries.ts";

/** Rows of people who fall by one level, with what was missing to keep it. */
export function useFallRows(onOpen: (membershipId: string) => void): RowSpec<FallingPerson> {
  const { t } = useTranslation("loyalty/tiers/office");
  const { number, locale } = useFormats();
  const may = can(useSession(), "people.read");
  const open = ({ membershipId }: FallingPerson) => {
    if (membershipId && may) onOpen(membershipId);
  };
  const where = ({ store, country }: FallingPerson) =>
    [store, countryName(country, locale)].filter(Boolean).join(" · ");
  return {
    label: t("falls.fell"),
    nameOf: ({ name }) => name,
    idOf: ({ userId }) => userId,
    columns: [
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
    ],
    cardOf: (person) => ({
      under: where(person),
      facts: (
        <>
          <LevelStep from={person.level} to={person.next} />
          <ExperienceChip value={person.experience} size="sm" />
          <span>{t("falls.asked", { keep: number(person.keep) })}</span>
        </>
      ),
    }),
    onOpen: open,
  };
}
