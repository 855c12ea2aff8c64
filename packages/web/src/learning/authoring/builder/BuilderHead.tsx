import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconEye,
  IconUsers,
  IconWorldUpload,
} from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { activitiesOf } from "@trilha/contract/learning/delivery/outline.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Button } from "../../../ui/controls/button.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { CourseStateBadge } from "../CourseStateBadge.tsx";
import classes from "./builder.module.css";
import { useBuilder } from "./builder-context.ts";
import { SaveWords } from "./SaveWords.tsx";

const PublishSheet = lazyPart(() =>
  import("../publish/PublishSheet.tsx").then(({ PublishSheet }) => ({ default: PublishSheet })),
);

/** The course's name, whether it is saved and seen, and what is done with the whole. */
export function BuilderHead({ onPublished }: { onPublished: () => void }) {
  const { t } = useTranslation("learning/authoring");
  const { t: learning } = useTranslation("learning/items");
  const { number } = useFormats();
  const { course, draft, readOnly, locale, part, state, undo, redo, canUndo, canRedo, flush } = useBuilder();
  const [publishing, setPublishing] = useState(false);
  const session = useSession();
  const navigate = useNavigate();
  // The preview shows what was saved, in the language that is written; of an activity, the activity itself.
  const preview = () => {
    const courseId = course.id;
    const search = { language: locale, ...(part === undefined ? {} : { part }) };
    const order = activitiesOf(draft).find(({ activity }) => activity.id === part)?.order;
    return void flush().then(() =>
      order === undefined
        ? navigate({ to: "/admin/courses/$courseId/preview", params: { courseId }, search })
        : navigate({
            to: "/admin/courses/$courseId/preview/activities/$order",
            params: { courseId, order: String(order) },
            search,
          }),
    );
  };
  const name = textIn(draft.title, draft.defaultLocale) || t("untitled");
  return (
    <>
      <PageTitle
        title={name}
        lead={
          <span className="inline wrap gap-4-12">
            <span>{learning(`kind.${course.kind}`)}</span>
            <CourseStateBadge state={course.state} />
            {course.publishedVersion === null ? null : (
              <span>{t("head.version", { version: number(course.publishedVersion) })}</span>
            )}
            {readOnly ? <span>{t("head.readOnly")}</span> : <SaveWords state={state} />}
          </span>
        }
        actions={
          <>
            {readOnly ? null : (
              <span className={classes.history}>
                <ActionIcon size={44} aria-label={t("head.undo")} disabled={!canUndo} onClick={undo}>
                  <IconArrowBackUp size={20} stroke={1.7} aria-hidden="true" />
                </ActionIcon>
                <ActionIcon size={44} aria-label={t("head.redo")} disabled={!canRedo} onClick={redo}>
                  <IconArrowForwardUp size={20} stroke={1.7} aria-hidden="true" />
                </ActionIcon>
              </span>
            )}
            {course.publishedVersion !== null && can(session, "courses.enrol") ? (
              <Button
                component={Link}
                to={`/admin/courses/${course.id}/enrolments`}
                variant="default"
                leftSection={<IconUsers size={18} stroke={1.7} aria-hidden="true" />}
              >
                {t("head.enrolments")}
              </Button>
            ) : null}
            <Button
              variant="default"
              leftSection={<IconEye size={18} stroke={1.7} aria-hidden="true" />}
              onClick={preview}
            >
              {t("head.preview")}
            </Button>
            {course.can.publish ? (
              <Button
                leftSection={<IconWorldUpload size={18} stroke={1.8} aria-hidden="true" />}
                onClick={() => setPublishing(true)}
              >
                {t("head.publish")}
              </Button>
            ) : null}
          </>
        }
      />
      {publishing ? (
        <Suspense fallback={null}>
          <PublishSheet
            onClose={() => setPublishing(false)}
            onPublished={() => {
              setPublishing(false);
              onPublished();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
