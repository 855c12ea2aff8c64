import { useTranslation } from "react-i18next";
import { PictureField } from "../../../core/writing/PictureField.tsx";
import { CoverImage } from "../../../ui/cover/CoverImage.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import classes from "./course.module.css";

/** The picture of the course; without one its pattern is drawn. */
export function CoverField() {
  const { t } = useTranslation("learning/authoring");
  const { course, draft, change, readOnly, known } = useBuilder();
  const { coverFileId } = draft;
  return (
    <PictureField
      kind="course_cover"
      of={t("cover.alt")}
      hint={t("cover.hint")}
      fileId={coverFileId}
      url={known.files.find(({ id }) => id === coverFileId)?.url}
      readOnly={readOnly}
      onChange={(next) => change((now) => ({ ...now, coverFileId: next }))}
      preview={(src) => (
        <div className={classes.picture}>
          <CoverImage id={course.id} src={src} alt={t("cover.alt")} />
        </div>
      )}
    />
  );
}
