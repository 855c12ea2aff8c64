import type { Locale } from "@trilha/contract/core/locale.ts";
import { gameTextLimits } from "@trilha/contract/learning/games/limits.ts";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { CardPicture, type WrittenPicture } from "./CardPicture.tsx";

type WrittenFace = WrittenPicture & { text: Partial<Record<Locale, string>> };
type Props = {
  id: string;
  label: string;
  /** Object of the face, for whoever hears the buttons. */
  of: string;
  face: WrittenFace;
  onChange: (face: WrittenFace, field?: string) => void;
};

/** Words, a picture, or both. */
export function FaceFields({ id, label, of: subject, face, onChange }: Props) {
  const { text, fileId, alt } = face;
  return (
    <div className="stack gap-6 shrink">
      <LocalizedField
        id={`${id}-text`}
        label={label}
        maxLength={gameTextLimits.face}
        value={text}
        onChange={(next) => onChange({ text: next, fileId, alt }, "text")}
      />
      <CardPicture
        id={id}
        of={subject}
        picture={{ fileId, alt }}
        onChange={(picture, field) => onChange({ text, ...picture }, field)}
      />
    </div>
  );
}
