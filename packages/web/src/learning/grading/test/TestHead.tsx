import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { SubNav } from "../../../ui/page/SubNav.tsx";
import type { Overview, TestPlace } from "../results.queries.ts";

const exact = { exact: true, includeSearch: false };

type Props = { place: TestPlace; test: Overview["test"] | undefined; actions?: ReactNode };

/** Head of every page of a test: its name, and the way between its pages. */
export function TestHead({ place, test, actions }: Props) {
  const { t } = useTranslation("learning/grading");
  const params = { courseId: place.id, activityId: place.activityId };
  return (
    <>
      <BackLink>
        <Link to="/admin/results">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("tests.title")}
        </Link>
      </BackLink>
      <PageTitle title={test?.title ?? t("column.test")} lead={test?.course.title ?? " "} actions={actions} />
      <SubNav label={t("parts")}>
        <Link to="/admin/results/$courseId/$activityId" params={params} activeOptions={exact}>
          {t("test.results")}
        </Link>
        <Link to="/admin/results/$courseId/$activityId/items" params={params} activeOptions={exact}>
          {t("items.title")}
        </Link>
        {test?.type === "reaction_evaluation" ? (
          <Link
            to="/admin/results/$courseId/opinions"
            params={{ courseId: place.id }}
            search={{ activityId: place.activityId }}
          >
            {t("opinions.title")}
          </Link>
        ) : null}
        <Link to="/admin/attempts" search={{ courseId: place.id, activityId: place.activityId }}>
          {t("attempts.title")}
        </Link>
      </SubNav>
    </>
  );
}
