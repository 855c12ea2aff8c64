import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { copyCourse, readOfficeCourse, saveDraft } from "@trilha/contract/learning/authoring/endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { useCoursesChanged } from "../course-office.queries.ts";
import classes from "./builder.module.css";
import { useBuilder } from "./builder-context.ts";
import { keepDraft } from "./use-stored-draft.ts";

/** Conflict with a person who saved first: who, and what becomes of what was written here. */
export function ConflictCard({ onTheirs }: { onTheirs: () => void }) {
  const { t } = useTranslation("learning/authoring");
  const { ago } = useFormats();
  const navigate = useNavigate();
  const { course, draft } = useBuilder();
  const changed = useCoursesChanged();
  const [busy, setBusy] = useState(false);
  const theirs = useQuery({
    queryKey: ["course-office", "theirs", course.id],
    queryFn: ({ signal }) => call(readOfficeCourse, { params: { id: course.id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  }).data;

  const takeTheirs = () => {
    void keepDraft(course.id, null).then(onTheirs);
  };
  const keepMine = async () => {
    setBusy(true);
    try {
      const { id } = await call(copyCourse, { params: { id: course.id } });
      const { version } = await call(readOfficeCourse, { params: { id } });
      await call(saveDraft, { params: { id }, body: { version, draft } });
      await keepDraft(course.id, null);
      changed();
      notice(t("conflict.copied"));
      void navigate({ to: "/admin/courses/$courseId", params: { courseId: id }, ignoreBlocker: true });
    } catch (error) {
      notice(error instanceof Error ? error.message : String(error), { kind: "failed" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={classes.conflict} role="alert">
      <div>
        <strong>
          {theirs
            ? t("conflict.title", { name: theirs.savedBy, ago: ago(new Date(theirs.savedAt)) })
            : t("conflict.titleUnknown")}
        </strong>
        <p>{t("conflict.text")}</p>
      </div>
      <div className="flex wrap gap-8">
        <Button variant="default" loading={busy} onClick={() => void keepMine()}>
          {t("conflict.keepMine")}
        </Button>
        <Button disabled={busy} onClick={takeTheirs}>
          {t("conflict.takeTheirs")}
        </Button>
      </div>
    </section>
  );
}
