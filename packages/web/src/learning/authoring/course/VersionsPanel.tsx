import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import {
  archiveCourse,
  copyCourse,
  removeCourse,
  restoreCourse,
} from "@trilha/contract/learning/authoring/endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { ConfirmAction } from "../../../ui/act/ConfirmAction.tsx";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { PagedList } from "../../../ui/list/PagedList.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { keepDraft } from "../builder/use-stored-draft.ts";
import { courseQuery, useCoursesChanged, versionsQuery } from "../course-office.queries.ts";
import classes from "./course.module.css";

function Versions() {
  const { t } = useTranslation("learning/authoring");
  const { number, dateTime } = useFormats();
  const { course } = useBuilder();
  const list = useInfiniteQuery(versionsQuery(course.id));
  return (
    <PagedList list={list} empty={<p className="hint">{t("versions.none")}</p>}>
      {(versions, foot) => (
        <>
          <ol className={classes.versions}>
            {versions.map(({ version, publishedAt, publishedBy, learners, note }) => (
              <li key={version}>
                <span>
                  <strong>{t("versions.one", { version: number(version) })}</strong>{" "}
                  <span className="hint">
                    {t("versions.by", { name: publishedBy, at: dateTime(new Date(publishedAt)) })}
                  </span>
                </span>
                <span className="hint">
                  {t("list.learners", { count: learners, amount: number(learners) })}
                </span>
                {note ? <p>{note}</p> : null}
              </li>
            ))}
          </ol>
          {foot}
        </>
      )}
    </PagedList>
  );
}

/** A copy, the archive, or the end of a draft that never was published. */
function Deeds() {
  const { t } = useTranslation("learning/authoring");
  const { course, flush } = useBuilder();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const changed = useCoursesChanged();
  const edits = can(useSession(), "courses.edit");
  const failed = (error: Error) => notice(error.message, { kind: "failed" });
  const again = () => {
    changed();
    void queries.invalidateQueries({ queryKey: courseQuery(course.id).queryKey });
  };
  const copy = useMutation({
    mutationFn: async () => {
      await flush();
      return call(copyCourse, { params: { id: course.id } });
    },
    onSuccess: ({ id }) => {
      changed();
      notice(t("versions.copied"));
      void navigate({ to: "/admin/courses/$courseId", params: { courseId: id } });
    },
    onError: failed,
  });
  const turn = useMutation({
    mutationFn: (deed: "archive" | "restore") =>
      call(deed === "archive" ? archiveCourse : restoreCourse, { params: { id: course.id } }),
    onSuccess: (_, deed) => {
      again();
      notice(t(deed === "archive" ? "versions.archived" : "versions.restored"));
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: () => call(removeCourse, { params: { id: course.id } }),
    onSuccess: async () => {
      await keepDraft(course.id, null);
      changed();
      notice(t("versions.removed"));
      void navigate({ to: "/admin/courses", ignoreBlocker: true });
    },
    onError: failed,
  });
  return (
    <div className="flex wrap gap-8">
      {edits ? (
        <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
          {t("versions.copy")}
        </Button>
      ) : null}
      {course.can.restore ? (
        <Button variant="default" loading={turn.isPending} onClick={() => turn.mutate("restore")}>
          {t("versions.restore")}
        </Button>
      ) : null}
      {course.can.archive ? (
        <ConfirmAction
          title={t("versions.archiveTitle")}
          text={t("versions.archiveText")}
          confirm={t("versions.archive")}
          onConfirm={() => turn.mutateAsync("archive").catch(() => undefined)}
        >
          {(ask) => (
            <Button variant="default" onClick={ask}>
              {t("versions.archive")}
            </Button>
          )}
        </ConfirmAction>
      ) : null}
      {course.can.remove ? (
        <ConfirmAction
          title={t("versions.removeTitle")}
          text={t("versions.removeText")}
          confirm={t("versions.remove")}
          onConfirm={() => remove.mutateAsync().catch(() => undefined)}
        >
          {(ask) => (
            <Button variant="subtle" color="danger" onClick={ask}>
              {t("versions.remove")}
            </Button>
          )}
        </ConfirmAction>
      ) : null}
    </div>
  );
}

/** Versions by their day of publication, and the acts on the whole course. */
export function VersionsPanel() {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const { moving } = useBuilder().course;
  return (
    <div className="stack one-column gap-16 shrink">
      <Card title={t("versions.title")}>
        {moving ? (
          <p className="hint" role="status">
            {t("versions.moving", { done: number(moving.done), total: number(moving.total) })}
          </p>
        ) : null}
        <Versions />
      </Card>
      <Card title={t("versions.whole")}>
        <Deeds />
      </Card>
    </div>
  );
}
