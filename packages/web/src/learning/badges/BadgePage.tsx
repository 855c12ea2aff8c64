import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { AwardedPeople } from "./AwardedPeople.tsx";
import { BadgeEditor, newBadge } from "./BadgeEditor.tsx";
import { badgeQuery } from "./badges.queries.ts";

/** One badge: what it looks like, what brings it, who has it; or a new one. */
export function BadgePage() {
  const { t } = useTranslation("learning/badges");
  const { badgeId = "" } = useParams({ strict: false }) as { badgeId?: string };
  const isNew = badgeId === "new";
  const query = useQuery({ ...badgeQuery(badgeId), enabled: !isNew });
  return (
    <>
      <BackLink>
        <Link to="/admin/badges">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("office.title")}
        </Link>
      </BackLink>
      {isNew ? (
        <BadgeEditor badge={newBadge} />
      ) : (
        <QueryState query={query} skeleton={<FormSkeleton />}>
          {(badge) => (
            <>
              <BadgeEditor key={`${badge.id} ${badge.version}`} badge={badge} />
              <AwardedPeople badgeId={badge.id} />
            </>
          )}
        </QueryState>
      )}
    </>
  );
}
