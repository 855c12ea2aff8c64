import { IconUserOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import type { RowSpec } from "../../../ui/list/ListRows.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { ExperienceChip } from "../../../ui/score/Chips.tsx";
import { LevelStep } from "./LevelStep.tsx";
import classes from "./level-review.module.css";
import type { ReviewItem } from "./level-review.queries.ts";
import { ReviewBadge } from "./ReviewBadge.tsx";

function State({ review: { state, mine } }: { review: ReviewItem }) {
  const { t } = useTranslation("loyalty/tiers/office");
  return (
    <span className={classes.badges}>
      <ReviewBadge state={state} />
      {mine ? (
        <StatusBadge tone="neutral" icon={<IconUserOff size={14} stroke={2} />}>
          {t("mine")}
        </StatusBadge>
      ) : null}
    </span>
  );
}

/** Rows of people whose level is to be decided on. */
export function useReviewRows(onOpen: (id: string) => void): RowSpec<ReviewItem> {
  const { t } = useTranslation("loyalty/tiers/office");
  const { number, ago, locale } = useFormats();
  const where = ({ store, country }: ReviewItem) =>
    [store, countryName(country, locale)].filter(Boolean).join(" · ");
  return {
    label: t("title"),
    nameOf: ({ name }) => name,
    columns: [
      {
        key: "person",
        label: t("column.person"),
        width: 240,
        cell: (review) => <NameCell name={review.name} under={where(review)} />,
      },
      {
        key: "level",
        label: t("column.level"),
        width: 230,
        cell: ({ from, to }) => <LevelStep from={from} to={to} />,
      },
      {
        key: "experience",
        label: t("column.experience"),
        width: 130,
        numeric: true,
        cell: ({ experience }) => <ExperienceChip value={experience} size="sm" />,
      },
      {
        key: "audited",
        label: t("column.audited"),
        width: 140,
        numeric: true,
        cell: ({ audited, threshold }) => (
          <span data-short={audited < threshold || undefined} className={classes.audited}>
            {t("ofThreshold", { audited: number(audited), threshold: number(threshold) })}
          </span>
        ),
      },
      {
        key: "opened",
        label: t("column.opened"),
        width: 210,
        cell: ({ openedAt, campaign }) => <NameCell name={ago(new Date(openedAt))} under={campaign} />,
      },
      { key: "state", label: t("column.state"), cell: (review) => <State review={review} /> },
    ],
    cardOf: (review) => ({
      under: where(review),
      facts: (
        <>
          <LevelStep from={review.from} to={review.to} />
          <ExperienceChip value={review.experience} size="sm" />
          <State review={review} />
          <time dateTime={review.openedAt}>{ago(new Date(review.openedAt))}</time>
        </>
      ),
    }),
    onOpen: ({ id }) => onOpen(id),
  };
}
