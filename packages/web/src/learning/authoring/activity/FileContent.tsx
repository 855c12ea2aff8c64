import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { useTranslation } from "react-i18next";
import { notice } from "../../../ui/act/notices.ts";
import { useBuilder } from "../builder/builder-context.ts";
import type { PerLanguage } from "./content-change.ts";
import { Fallback } from "./Fallback.tsx";
import { PartUpload } from "./PartUpload.tsx";
import { StoredFile } from "./StoredFile.tsx";

export const UPLOADS = {
  pdf: { kind: "course_pdf", accept: "application/pdf,.pdf" },
  video: { kind: "course_video", accept: "video/mp4,video/webm,video/quicktime,.mp4,.m4v,.mov,.webm" },
  audio: { kind: "course_audio", accept: "audio/*,.mp3,.m4a,.ogg,.wav" },
  ppt: {
    kind: "course_slides",
    accept:
      ".ppt,.pptx,.pps,.ppsx,.odp,application/vnd.openxmlformats-officedocument.presentationml.presentation",
  },
  captions: { kind: "course_captions", accept: "text/vtt,application/x-subrip,.vtt,.srt" },
} as const satisfies Record<string, { kind: FileKind; accept: string }>;

/** Containers that are taken where they are converted. */
const CONVERTED = {
  video: "video/*,.mkv,.avi,.wmv,.asf,.mpg,.mpeg,.vob,.ts,.m2ts,.mts,.flv,.3gp,.3g2,.mxf,.ogv",
  audio: "audio/*,.mka,.wma,.flac,.aac,.aif,.aiff,.aifc,.amr,.ac3,.caf",
} as const;

type Props = {
  activityId: string;
  what: keyof typeof UPLOADS;
  files: Readonly<PerLanguage<string>>;
  /** Puts a file in a language, or takes it away; said when it arrives, whatever was written meanwhile. */
  put: (language: Locale, fileId: string | undefined) => void;
};

/** One file per language: there, on its way, or still to be sent. */
export function FileContent({ activityId, what, files, put }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { course, locale, readOnly } = useBuilder();
  const converted = course.converts && (what === "video" || what === "audio") ? what : undefined;
  const { kind, accept } = UPLOADS[what];
  const fileId = files[locale];
  if (fileId) return <StoredFile fileId={fileId} onRemove={() => put(locale, undefined)} />;
  return (
    <>
      {readOnly ? null : (
        <PartUpload
          key={locale}
          kind={kind}
          accept={converted ? `${accept},${CONVERTED[converted]}` : accept}
          place={{ part: activityId, what, locale }}
          label={t(`upload.${what}.label`)}
          hint={t(converted ? `upload.converting.${converted}` : `upload.${what}.hint`)}
          land={({ id, notes }) => {
            put(locale, id);
            if (notes.length > 0) notice(notes.join(" "));
          }}
        />
      )}
      <Fallback values={files} />
    </>
  );
}
