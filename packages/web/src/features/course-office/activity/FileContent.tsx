import type { FileKind } from "@trilha/contract/files/rules.ts";
import { useTranslation } from "react-i18next";
import { UploadField } from "../../../writing/UploadField.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { type PerLanguage, withLanguage } from "./content-change.ts";
import { Fallback } from "./Fallback.tsx";
import { KeptFile } from "./KeptFile.tsx";

export const UPLOADS = {
  pdf: { kind: "course_pdf", accept: "application/pdf,.pdf" },
  video: { kind: "course_video", accept: "video/mp4,video/webm,.mp4,.m4v,.webm" },
  audio: { kind: "course_audio", accept: "audio/*,.mp3,.m4a,.ogg,.wav" },
  ppt: {
    kind: "course_slides",
    accept:
      ".ppt,.pptx,.pps,.ppsx,.odp,application/vnd.openxmlformats-officedocument.presentationml.presentation",
  },
  captions: { kind: "course_captions", accept: "text/vtt,.vtt" },
} as const satisfies Record<string, { kind: FileKind; accept: string }>;

type Props = {
  what: keyof typeof UPLOADS;
  files: Readonly<PerLanguage<string>>;
  onChange: (files: PerLanguage<string>) => void;
};

/** One file per language: there, on its way, or still to be sent. What is on its way goes on while another language is looked at. */
export function FileContent({ what, files, onChange }: Props) {
  const { t } = useTranslation("course-office");
  const { draft, locale, readOnly } = useBuilder();
  const fileId = files[locale];
  const empty = readOnly ? [] : draft.locales.filter((language) => !files[language]);
  return (
    <>
      {fileId ? (
        <KeptFile fileId={fileId} onRemove={() => onChange(withLanguage(files, locale, undefined))} />
      ) : null}
      {empty.map((language) => (
        <div key={language} hidden={language !== locale}>
          <UploadField
            {...UPLOADS[what]}
            label={t(`upload.${what}.label`)}
            hint={t(`upload.${what}.hint`)}
            onSent={({ id }) => onChange(withLanguage(files, language, id))}
          />
        </div>
      ))}
      {fileId ? null : <Fallback values={files} />}
    </>
  );
}
