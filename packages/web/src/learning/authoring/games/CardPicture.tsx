import type { Locale } from "@trilha/contract/core/locale.ts";
import { altLimit } from "@trilha/contract/learning/questions/limits.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { PictureField } from "../../../core/writing/PictureField.tsx";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { useGameWriting } from "./game-context.ts";

/** A picture with what it shows; null: it only decorates; undefined: nobody has been asked. */
export type WrittenPicture = {
  fileId: string | null;
  alt?: Partial<Record<Locale, string>> | null | undefined;
};
type Props = {
  id: string;
  /** Object of the picture, for whoever hears the buttons. */
  of: string;
  picture: WrittenPicture;
  onChange: (picture: WrittenPicture, field?: string) => void;
};

/** The picture of a card, with its words for who does not see it. */
export function CardPicture({ id, of: subject, picture, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  const { urlOf, sent } = useGameWriting();
  const { fileId, alt } = picture;
  const decorates = alt === null;
  return (
    <>
      <PictureField
        id={`${id}-picture`}
        kind="course_picture"
        of={subject}
        fileId={fileId}
        url={urlOf(fileId)}
        onChange={(next, url) => {
          if (next) sent(next, url);
          onChange({ fileId: next, alt: next ? {} : undefined });
        }}
      />
      {fileId && !decorates ? (
        <LocalizedField
          id={`${id}-alt`}
          label={t("game.alt")}
          description={t("game.altHelp")}
          maxLength={altLimit}
          value={alt ?? {}}
          onChange={(next) => onChange({ fileId, alt: next }, "alt")}
        />
      ) : null}
      {fileId ? (
        <Toggle
          id={`${id}-decorative`}
          label={t("game.decorative")}
          checked={decorates}
          disabled={readOnly}
          onChange={(event) => onChange({ fileId, alt: event.currentTarget.checked ? null : {} })}
        />
      ) : null}
    </>
  );
}
