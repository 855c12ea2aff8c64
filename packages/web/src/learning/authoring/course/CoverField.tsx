import { IconPhotoPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { UploadField } from "../../../core/writing/UploadField.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { CoverImage } from "../../../ui/cover/CoverImage.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import classes from "./course.module.css";

/** The picture of the course; without one its pattern is drawn. */
export function CoverField() {
  const { t } = useTranslation("learning/authoring");
  const { course, draft, change, readOnly, known } = useBuilder();
  const [picking, setPicking] = useState(false);
  const [sent, setSent] = useState<{ id: string; url: string }>();
  const { coverFileId } = draft;
  const put = (next: string | null) => change((now) => ({ ...now, coverFileId: next }));
  const src =
    known.files.find(({ id }) => id === coverFileId)?.url ??
    (sent?.id === coverFileId ? sent?.url : undefined);
  return (
    <div className="stack one-column gap-16 shrink">
      <div className={classes.picture}>
        <CoverImage id={course.id} src={coverFileId ? src : null} alt={t("cover.alt")} />
      </div>
      {readOnly ? null : picking ? (
        <UploadField
          kind="course_cover"
          accept="image/png,image/jpeg,image/webp"
          label={t("cover.label")}
          hint={t("cover.hint")}
          onSent={({ id, urls }) => {
            setSent({ id, url: urls.large ?? urls.original ?? "" });
            setPicking(false);
            put(id);
          }}
        />
      ) : (
        <div className="flex wrap gap-8">
          <Button
            variant="light"
            size="sm"
            leftSection={<IconPhotoPlus size={18} stroke={1.7} aria-hidden="true" />}
            onClick={() => setPicking(true)}
          >
            {t(coverFileId ? "cover.change" : "cover.add")}
          </Button>
          {coverFileId ? (
            <Button
              variant="subtle"
              color="danger"
              size="sm"
              leftSection={<IconTrash size={18} stroke={1.7} aria-hidden="true" />}
              onClick={() => put(null)}
            >
              {t("cover.remove")}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
