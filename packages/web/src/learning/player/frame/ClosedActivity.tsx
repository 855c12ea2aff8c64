import { IconFileOff, IconLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Refused } from "../../../api/problem.ts";
import { Button } from "../../../ui/controls/button.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { coursePath } from "../../items/learn-links.ts";
import { type ActivityPlace, outlineQuery } from "../player.queries.ts";

type Props = { place: ActivityPlace; refused: Refused; onRetry: () => void };

/** Not open for this person now: what opens it; and it opens by itself when that has happened. */
export function ClosedActivity({ place, refused, onRetry }: Props) {
  const { t } = useTranslation("learning/player");
  const { data: course } = useQuery(outlineQuery(place));
  const here = course?.modules
    .flatMap(({ activities }) => activities)
    .find(({ order }) => order === place.order);
  const locks = here?.locks.length;
  // Once, when a lock goes: an outline that shows none while the server has one would ask for ever.
  const wasLocked = useRef(false);
  useEffect(() => {
    if (locks !== 0) wasLocked.current ||= locks !== undefined;
    else if (wasLocked.current && refused.status === 409) onRetry();
  }, [locks, refused.status, onRetry]);
  const gone = refused.status === 404;
  return (
    <EmptyState
      icon={gone ? <IconFileOff size={28} stroke={1.6} /> : <IconLock size={28} stroke={1.6} />}
      title={gone ? t("closed.goneTitle") : (here?.title ?? t("closed.title"))}
      action={
        <Button component={Link} to={coursePath(place)}>
          {t("toCourse")}
        </Button>
      }
    >
      {gone ? t("closed.goneText") : refused.message}
    </EmptyState>
  );
}
