import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { courseQuery } from "../course-office.queries.ts";
import { Builder } from "./Builder.tsx";
import { useStoredDraft } from "./use-stored-draft.ts";

/** A course or a trail as its author writes it (§learning#versions, §entities#activity-types). */
export function BuilderPage() {
  const { courseId = "" } = useParams({ strict: false });
  return <OneCourse key={courseId} courseId={courseId} />;
}

function OneCourse({ courseId }: { courseId: string }) {
  const { t } = useTranslation("learning/authoring");
  const [round, setRound] = useState(0);
  const stored = useStoredDraft(courseId);
  // A draft read before may be another version: nobody writes over what they have not seen.
  const course = useQuery({
    ...courseQuery(courseId),
    enabled: stored !== undefined,
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnMount: "always" as const },
    ...{ refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  const ready = course.isFetchedAfterMount && stored !== undefined;
  const theirs = () => void course.refetch().then(() => setRound((count) => count + 1));
  return (
    <>
      <BackLink>
        <Link to="/admin/courses">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      <QueryState
        query={ready || course.error ? course : { ...course, data: undefined }}
        skeleton={<FormSkeleton fields={7} />}
      >
        {(one) => (
          <Builder key={round} course={one} kept={round === 0 ? (stored ?? null) : null} onTheirs={theirs} />
        )}
      </QueryState>
    </>
  );
}
