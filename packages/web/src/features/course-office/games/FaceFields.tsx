import type { Locale } from "@trilha/contract/kernel/locale.ts";
import { LocalizedField } from "../../../writing/LocalizedField.tsx";
import { PictureField } from "../../../writing/PictureField.tsx";
import classes from "./editor.module.css";
import { useGameWriting } from "./game-context.ts";

type Texts = Partial<Record<Locale, string>>;
type WrittenFace = { text: Texts; fileId: string | null };
type Props = {
  id: string;
  label: string;
  /** What it belongs to, for whoever hears the buttons. */
  of: string;
  face: WrittenFace;
  onChange: (face: WrittenFace, field?: string) => void;
};

/** Words, a picture, or both. */
export function FaceFields({ id, label, of, face, onChange }: Props) {
  const { urlOf, sent } = useGameWriting();
  const { text, fileId } = face;
  return (
    <div className={classes.face}>
      <LocalizedField
        id={`${id}-text`}
        label={label}
        maxLength={200}
        value={text}
        onChange={(next) => onChange({ text: next, fileId }, "text")}
      />
      <PictureField
        id={`${id}-picture`}
        kind="course_picture"
        of={of}
        fileId={fileId}
        url={urlOf(fileId)}
        onChange={(next, url) => {
          if (next) sent(next, url);
          onChange({ text, fileId: next });
        }}
      />
    </div>
  );
}
