import { createContext, use } from "react";

/** Context that the fields of a question need beside their own value. */
export type Editing = {
  /** Fault at a place of the question, in words. */
  readonly wrongAt: (path: string) => string | undefined;
  /** Where a picture of the question can be seen. */
  readonly urlOf: (fileId: string | null) => string | undefined;
  /** A picture that was just sent: where it can be seen until the question is read anew. */
  readonly sent: (fileId: string, url: string) => void;
};

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error("A field of a question stands outside of its editor");
  return editing;
}

/** The id of the field at a place of a question: where a fault leads to. */
export const fieldId = (path: string): string => `question-${path.replaceAll(".", "-")}`;
