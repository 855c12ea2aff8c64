import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { altLimit } from "@trilha/contract/learning/questions/limits.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../../core/writing/LocalizedField.tsx";
import { PictureField } from "../../../../core/writing/PictureField.tsx";
import { useWriting } from "../../../../core/writing/writing-context.ts";
import { Toggle } from "../../../../ui/controls/Toggle.tsx";
import { fieldId, useEditing } from "./editing-context.ts";

type Pictured = Pick<QuestionBody, "fileId" | "alt">;
type Props = {
  /** Path of whatever has the picture, with its dot; empty: the question itself. */
  path: string;
  of: string;
  picture: Pictured;
  onChange: (picture: Pictured) => void;
};

/** The picture of a question or of one of its parts, with what it says to those who do not see it. */
export function Picture({ path, of: subject, picture, onChange }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { readOnly } = useWriting();
  const { urlOf, sent, wrongAt } = useEditing();
  const { fileId, alt } = picture;
  const decorates = alt === null;
  return (
    <>
      <PictureField
        id={fieldId(`${path}fileId`)}
        kind="question_picture"
        of={subject}
        fileId={fileId}
        url={urlOf(fileId)}
        onChange={(next, url) => {
          if (next && url) sent(next, url);
          onChange({ fileId: next, alt: next ? {} : undefined });
        }}
      />
      {fileId ? (
        <div className="stack one-column content-start gap-16 shrink">
          {decorates ? null : (
            <LocalizedField
              id={fieldId(`${path}alt`)}
              label={t("picture.alt")}
              description={t("picture.altHelp")}
              maxLength={altLimit}
              value={alt ?? {}}
              error={wrongAt(`${path}alt`)}
              onChange={(next) => onChange({ fileId, alt: next })}
            />
          )}
          <Toggle
            id={fieldId(`${path}decorative`)}
            label={t("picture.decorative")}
            checked={decorates}
            disabled={readOnly}
            onChange={(event) => onChange({ fileId, alt: event.currentTarget.checked ? null : {} })}
          />
        </div>
      ) : null}
    </>
  );
}
