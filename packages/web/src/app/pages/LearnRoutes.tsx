import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ActivityType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { courseBadgesQuery } from "../../learning/badges/badges.queries.ts";
import { CourseBadges } from "../../learning/badges/CourseBadges.tsx";
import { offerQuery, ownList } from "../../learning/certificates/certificates.queries.ts";
import { CertificateOffer } from "../../learning/certificates/own/CertificateOffer.tsx";
import { CourseCertificate } from "../../learning/certificates/own/CourseCertificate.tsx";
import type { Brings } from "../../learning/delivery/course/brings.ts";
import { CoursePage } from "../../learning/delivery/course/CoursePage.tsx";
import { ListPage } from "../../learning/delivery/list/ListPage.tsx";
import { useModules } from "../../session/session.queries.ts";
import { SubNav } from "../../ui/page/SubNav.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { useSettled } from "../../ui/state/use-settled.ts";
import { usePlaces } from "../use-places.ts";

const PLACE = { course: "online-courses", trail: "trails" } as const;

/** A list by the client's own name, with the way to the other one where the menu holds one tab for both. */
function List({ kind }: { kind: CourseKind }) {
  const { t } = useTranslation("shell");
  const phone = useIsPhone();
  const learn = usePlaces().filter(({ tab }) => tab === "learn");
  const title = learn.find(({ id }) => id === PLACE[kind])?.name;
  const tabs =
    phone && learn.length > 1 ? (
      <SubNav label={t("places.learn")}>
        {learn.map(({ id, path, name }) => (
          <Link key={id} to={path} activeOptions={{ exact: true, includeSearch: false }}>
            {name}
          </Link>
        ))}
      </SubNav>
    ) : null;
  return (
    <ListPage
      key={kind}
      kind={kind}
      title={title ?? t(kind === "course" ? "places.onlineCourses" : "places.trails")}
      tabs={tabs}
    />
  );
}

/** Code the next activity is shown with, fetched ahead. */
const prepare = (type: ActivityType) =>
  void import("../../learning/player/registry.ts")
    .then((registry) => registry.prepare(type))
    .catch(() => undefined);

export const CoursesRoute = () => <List kind="course" />;
export const TrailsRoute = () => <List kind="trail" />;

type BroughtProps = Parameters<Brings>[0] & { children: ReactNode };

/** Certificate of a course, promised or there, and its badges; what stands below comes with them. */
function Brought({ children, ...course }: BroughtProps) {
  const hasModule = useModules();
  const { courseId, trailId, done } = course;
  const settled = useSettled(
    useInfiniteQuery({ ...ownList.query({ courseId }), enabled: done && hasModule("has_certificates") }),
    useQuery({ ...offerQuery(courseId, trailId), enabled: !done && hasModule("has_certificates") }),
    useQuery({ ...courseBadgesQuery(courseId, trailId, done), enabled: hasModule("has_badges") }),
  );
  if (!settled) return <ListSkeleton rows={8} />;
  const certificate = course.done ? (
    <CourseCertificate courseId={course.courseId} />
  ) : (
    <CertificateOffer {...course} />
  );
  return (
    <>
      {hasModule("has_certificates") ? certificate : null}
      {hasModule("has_badges") ? <CourseBadges {...course} /> : null}
      {children}
    </>
  );
}

const brings: Brings = (course, below) => <Brought {...course}>{below}</Brought>;

export const CourseRoute = () => <CoursePage kind="course" prepare={prepare} brings={brings} />;
export const TrailRoute = () => <CoursePage kind="trail" brings={brings} />;
