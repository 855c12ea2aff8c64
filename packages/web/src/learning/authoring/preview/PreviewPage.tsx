import {
  IconArrowLeft,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconEyeOff,
  IconPlayerPlay,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { toLocale } from "../../../i18n/locales.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { FramedPage } from "../../../ui/page/FramedPage.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { Choice } from "../../../ui/switches/Choice.tsx";
import { LanguageSelect } from "../../../ui/switches/LanguageSelect.tsx";
import { type PreviewedCourse, previewQuery } from "../course-office.queries.ts";
import classes from "./preview.module.css";

type Device = "phone" | "desktop";
type Props = {
  /** Draws the learner's own page. */
  page: (course: PreviewedCourse) => ReactNode;
};

function DeviceChoice({ device, onChange }: { device: Device; onChange: (device: Device) => void }) {
  const { t } = useTranslation("learning/authoring");
  return (
    <Choice
      label={t("preview.device")}
      value={device}
      onChange={onChange}
      options={[
        {
          value: "phone",
          label: t("preview.phone"),
          icon: <IconDeviceMobile size={18} stroke={1.7} aria-hidden="true" />,
        },
        {
          value: "desktop",
          label: t("preview.desktop"),
          icon: <IconDeviceDesktop size={18} stroke={1.7} aria-hidden="true" />,
        },
      ]}
    />
  );
}

/** The draft as somebody meets it who has just enrolled: on a phone first, then at a desk. */
export function PreviewPage({ page }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { courseId = "" } = useParams({ strict: false });
  const search: { language?: string; part?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const ui = useLocale();
  const language = toLocale(search.language) ?? ui;
  const { part } = search;
  const small = useIsPhone();
  const [device, setDevice] = useState<Device>("phone");
  const preview = useQuery(previewQuery(courseId, language));
  const { data: course } = preview;
  const gone = isRefused(preview.error) && preview.error.status === 404;
  return (
    <>
      <BackLink>
        <Link to="/admin/courses/$courseId" params={{ courseId }} search={part === undefined ? {} : { part }}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("preview.back")}
        </Link>
      </BackLink>
      <PageTitle
        title={t("preview.title")}
        lead={t("preview.lead")}
        actions={
          <>
            {course && course.locales.length > 1 ? (
              <LanguageSelect
                label={t("preview.language")}
                locales={course.locales}
                value={course.locales.includes(language) ? language : course.locale}
                onChange={(next) =>
                  void navigate({ to: ".", search: { ...search, language: next }, replace: true })
                }
              />
            ) : null}
            {small ? null : <DeviceChoice device={device} onChange={setDevice} />}
            {course?.modules.some(({ activities }) => activities.length > 0) ? (
              <Button
                component={Link}
                to={`/admin/courses/${courseId}/preview/activities/1`}
                search
                leftSection={<IconPlayerPlay size={18} stroke={1.8} aria-hidden="true" />}
              >
                {t("preview.play")}
              </Button>
            ) : null}
          </>
        }
      />
      {gone ? (
        <EmptyState icon={<IconEyeOff size={28} stroke={1.6} />} title={t("preview.goneTitle")}>
          {t("preview.goneText")}
        </EmptyState>
      ) : (
        <QueryState query={preview} skeleton={<FormSkeleton fields={5} />}>
          {(shown) => (
            <div className={classes.stage} data-device={device}>
              <FramedPage
                key={device}
                title={t("preview.frame", { title: shown.title })}
                as={device}
                className={classes.frame}
              >
                {page(shown)}
              </FramedPage>
            </div>
          )}
        </QueryState>
      )}
    </>
  );
}
