import { IconArrowLeft, IconDeviceDesktop, IconDeviceMobile, IconEyeOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { FramedPage } from "../../../ui/page/FramedPage.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { Answered } from "../../../ui/state/Answered.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { Choice } from "../../../ui/switches/Choice.tsx";
import { type PreviewedCourse, previewQuery } from "../course-office.queries.ts";
import classes from "./preview.module.css";

type Device = "phone" | "desktop";
type Props = {
  /** Draws the learner's own page. */
  page: (course: PreviewedCourse) => ReactNode;
};

function DeviceChoice({ device, onChange }: { device: Device; onChange: (device: Device) => void }) {
  const { t } = useTranslation("course-office");
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
  const { t } = useTranslation("course-office");
  const { courseId = "" } = useParams({ strict: false });
  const small = useIsPhone();
  const [device, setDevice] = useState<Device>("phone");
  const preview = useQuery(previewQuery(courseId));
  const gone = isRefused(preview.error) && preview.error.status === 404;
  return (
    <>
      <BackLink>
        <Link to="/admin/courses/$courseId" params={{ courseId }}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("preview.back")}
        </Link>
      </BackLink>
      <PageTitle
        title={t("preview.title")}
        lead={t("preview.lead")}
        actions={small ? undefined : <DeviceChoice device={device} onChange={setDevice} />}
      />
      {gone ? (
        <EmptyState icon={<IconEyeOff size={28} stroke={1.6} />} title={t("preview.goneTitle")}>
          {t("preview.goneText")}
        </EmptyState>
      ) : (
        <Answered query={preview} skeleton={<FormSkeleton fields={5} />}>
          {(course) => (
            <div className={classes.stage} data-device={device}>
              <FramedPage
                key={device}
                title={t("preview.frame", { title: course.title })}
                as={device}
                className={classes.frame}
              >
                {page(course)}
              </FramedPage>
            </div>
          )}
        </Answered>
      )}
    </>
  );
}
