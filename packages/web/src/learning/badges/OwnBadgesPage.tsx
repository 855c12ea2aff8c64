import { IconMedal } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { seeBadges } from "@trilha/contract/learning/badges/endpoints.ts";
import type { OwnBadge } from "@trilha/contract/learning/badges/shapes.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { BadgeArt } from "./BadgeArt.tsx";
import classes from "./badges.module.css";
import { ownBadgesQuery, useBadgesChanged } from "./badges.queries.ts";
import { MissingLines } from "./MissingLines.tsx";
import { ShareBadge } from "./ShareBadge.tsx";

function BadgeCard({ badge }: { badge: OwnBadge }) {
  const { t } = useTranslation("learning/badges");
  const { date } = useFormats();
  const { name, text, picture, pictureUrl, awardedAt, missing } = badge;
  return (
    <li className={classes.badge}>
      <BadgeArt picture={picture} url={pictureUrl} locked={awardedAt === null} size={72} />
      <div className="shrink">
        <h3 className="text-16 break">{name}</h3>
        {text ? <p>{text}</p> : null}
        {awardedAt ? (
          <>
            <p>{t("own.since", { day: date(new Date(awardedAt)) })}</p>
            <ShareBadge badge={badge} />
          </>
        ) : null}
        {missing.length > 0 ? (
          <MissingLines missing={missing} label={t("own.missing", { badge: name })} />
        ) : null}
      </div>
    </li>
  );
}

/** Badges that came since the last visit: celebrated once. */
function Fresh({ badges }: { badges: readonly OwnBadge[] }) {
  const { t } = useTranslation("learning/badges");
  const changed = useBadgesChanged();
  const [open, setOpen] = useState(true);
  const see = useMutation({ mutationFn: () => call(seeBadges), onSettled: changed });
  if (!open || badges.length === 0) return null;
  const close = () => {
    setOpen(false);
    see.mutate();
  };
  return (
    <Sheet
      opened
      onClose={close}
      size="sm"
      title={t("own.fresh", { count: badges.length })}
      footer={<Button onClick={close}>{t("own.thanks")}</Button>}
    >
      {badges.map((badge) => (
        <div key={badge.id} className="stack items-center gap-12 p-12-0 text-center">
          <BadgeArt picture={badge.picture} url={badge.pictureUrl} size={112} />
          <strong>{badge.name}</strong>
          {badge.text ? <p className="m-0">{badge.text}</p> : null}
        </div>
      ))}
    </Sheet>
  );
}

/** §routes#screen-profile profile: my badges, and those to come with what is missing for each. */
export function OwnBadgesPage({ tabs }: { tabs?: ReactNode }) {
  const { t } = useTranslation("learning/badges");
  const query = useQuery(ownBadgesQuery);
  return (
    <>
      <PageTitle title={t("own.title")} lead={t("own.lead")} />
      {tabs}
      <QueryState query={query} skeleton={<ListSkeleton rows={4} />}>
        {({ items }) => {
          const mine = items.filter(({ awardedAt }) => awardedAt !== null);
          const toCome = items.filter(({ awardedAt }) => awardedAt === null);
          if (items.length === 0)
            return (
              <EmptyState icon={<IconMedal size={28} stroke={1.6} />} title={t("own.emptyTitle")}>
                {t("own.emptyText")}
              </EmptyState>
            );
          return (
            <>
              <Fresh badges={mine.filter(({ fresh }) => fresh)} />
              <h2 className={classes.section}>{t("own.mine", { count: mine.length })}</h2>
              {mine.length === 0 ? <p className="hint">{t("own.none")}</p> : null}
              <ul className={classes.grid}>
                {mine.map((badge) => (
                  <BadgeCard key={badge.id} badge={badge} />
                ))}
              </ul>
              {toCome.length > 0 ? (
                <>
                  <h2 className={classes.section}>{t("own.toCome")}</h2>
                  <ul className={classes.grid}>
                    {toCome.map((badge) => (
                      <BadgeCard key={badge.id} badge={badge} />
                    ))}
                  </ul>
                </>
              ) : null}
            </>
          );
        }}
      </QueryState>
    </>
  );
}
