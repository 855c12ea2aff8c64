import { PictureField } from "../../../writing/PictureField.tsx";
import { fieldId, useEditing } from "./editing-context.ts";

type Props = { path: string; of: string; fileId: string | null; onChange: (fileId: string | null) => void };

/** The picture of a question or of one of its parts. */
export function Picture({ path, of, fileId, onChange }: Props) {
  const { urlOf, sent } = useEditing();
  return (
    <PictureField
      id={fieldId(path)}
      kind="question_picture"
      of={of}
      fileId={fileId}
      url={urlOf(fileId)}
      onChange={(next, url) => {
        if (next && url) sent(next, url);
        onChange(next);
      }}
    />
  );
}
