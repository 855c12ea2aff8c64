import { IconArrowLeft, IconBooksOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ActivityType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { Button } from "../../../ui/controls/button.ts";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { ownLink } from "../../../ui/page/own-link.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { useStepBack } from "../../../ui/page/step-back.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { listPath, pathOf } from "../../items/learn-links.ts";
import { courseQuery } from "../learn.queries.ts";
import type { Brings } from "./brings.ts";
import { CourseBones } from "./CourseBones.tsx";
import { CourseDetails } from "./CourseDetails.tsx";

type Props = {
  kind: CourseKind;
  /** Fetches what an activity of a type will be shown with: the player is not a part of this feature. */
  prepare?: (type: ActivityType) => void;
  brings?: Brings;
};

/** One course or trail: what it is, what it gives, what is in it, why something is closed, and the one next step. */
export function CoursePage({ kind, prepare, brings }: Props) {
  const { t } = useTranslation("learning/delivery");
  const { t: shared } = useTranslation("learning/items");
  const { courseId, trailId } = useParams({ strict: false }) as { courseId?: string; trailId?: string };
  const inTrail = kind === "course" ? trailId : undefined;
  const id = (kind === "course" ? courseId : trailId) ?? "";
  const query = useQuery(courseQuery(id, inTrail));
  const gone = isRefused(query.error) && query.error.status === 404;
  const list = listPath(kind);
  const origin = inTrail ? pathOf({ kind: "trail", id: inTrail }) : list;
  const stepBack = useStepBack(origin);
  return (
    <>
      <BackLink>
        <Link {...ownLink(origin)} onClick={stepBack}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {inTrail ? (query.data?.trail?.title ?? t("backTo.trail")) : t(`backTo.${kind}s`)}
        </Link>
      </BackLink>
      {gone ? (
        <>
          <PageTitle title={t("gone.title")} hidden />
          <EmptyState
            icon={<IconBooksOff size={28} stroke={1.6} />}
            title={t("gone.title")}
            action={
              <Button component={Link} to={list}>
                {t("gone.go")}
              </Button>
            }
          >
            {t("gone.text")}
          </EmptyState>
        </>
      ) : (
        <>
          {query.error && !query.data ? <PageTitle title={shared(`kind.${kind}`)} hidden /> : null}
          <QueryState query={query} skeleton={<CourseBones />}>
            {(course) => (
              <CourseDetails
                key={course.id}
                course={course}
                trailId={inTrail}
                prepare={prepare}
                brings={brings}
              />
            )}
          </QueryState>
        </>
      )}
    </>
  );
}
