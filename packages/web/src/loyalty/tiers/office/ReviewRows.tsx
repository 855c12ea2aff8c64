import { IconUserOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import { type Column, DataTable } from "../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../ui/list/ItemCards.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { ExperienceChip } from "../../../ui/score/Chips.tsx";
import { LevelStep } from "./LevelStep.tsx";
import classes from "./level-review.module.css";
import type { ReviewItem } from "./level-review.queries.ts";
import { ReviewBadge } from "./ReviewBadge.tsx";

type Props = { reviews: readonly ReviewItem[]; onOpen: (id: string) => void; foot: ReactNode };

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

/** People whose level is to be decided on: a dense table at a desk, cards on a phone. */
export function ReviewRows({ reviews, onOpen, foot }: Props) {
  const { t } = useTranslation("loyalty/tiers/office");
  const { number, ago, locale } = useFormats();
  const phone = useIsPhone();
  const where = ({ store, country }: ReviewItem) =>
    [store, countryName(country, locale)].filter(Boolean).join(" · ");
  if (phone) {
    return (
      <ItemCards
        label={t("title")}
        items={reviews.map((review) => ({
          id: review.id,
          title: review.name,
          under: where(review),
          facts: (
            <>
              <LevelStep from={review.from} to={review.to} />
              <ExperienceChip value={review.experience} size="sm" />
              <State review={review} />
              <time dateTime={review.openedAt}>{ago(new Date(review.openedAt))}</time>
            </>
          ),
        }))}
        onOpen={onOpen}
        foot={foot}
      />
    );
  }
  const columns: readonly Column<ReviewItem>[] = [
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
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={reviews}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={({ id }) => onOpen(id)}
      foot={foot}
    />
  );
}
