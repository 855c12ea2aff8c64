import { Link } from "@tanstack/react-router";
import type { ActivityType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import { useTranslation } from "react-i18next";
import { CourseBadges } from "../../learning/badges/CourseBadges.tsx";
import { CertificateOffer } from "../../learning/certificates/own/CertificateOffer.tsx";
import { CourseCertificate } from "../../learning/certificates/own/CourseCertificate.tsx";
import type { Brings } from "../../learning/delivery/course/brings.ts";
import { CoursePage } from "../../learning/delivery/course/CoursePage.tsx";
import { ListPage } from "../../learning/delivery/list/ListPage.tsx";
import { useModules } from "../../session/session.queries.ts";
import { SubNav } from "../../ui/page/SubNav.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
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

/** Certificate of a course, promised or there, and its badges. */
function Brought(course: Parameters<Brings>[0]) {
  const hasModule = useModules();
  const certificate = course.done ? (
    <CourseCertificate courseId={course.courseId} />
  ) : (
    <CertificateOffer {...course} />
  );
  return (
    <>
      {hasModule("has_certificates") ? certificate : null}
      {hasModule("has_badges") ? <CourseBadges {...course} /> : null}
    </>
  );
}

const brings: Brings = (course) => <Brought {...course} />;

export const CourseRoute = () => <CoursePage kind="course" prepare={prepare} brings={brings} />;
export const TrailRoute = () => <CoursePage kind="trail" brings={brings} />;
