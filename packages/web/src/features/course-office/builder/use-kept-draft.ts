import type { CourseDraft } from "@trilha/contract/learning/outline.ts";
import { useEffect, useState } from "react";
import { keep, kept } from "../../../session/vault.ts";

/** What was written and not yet saved when the page went away, over which version. */
export type KeptDraft = { readonly version: number; readonly draft: CourseDraft };

const nameOf = (courseId: string) => `draft.course.${courseId}`;

/** Keeps a draft on the device, encrypted; null: it is saved, nothing is left to keep. */
export const keepDraft = (courseId: string, draft: KeptDraft | null): Promise<void> =>
  keep(nameOf(courseId), draft);

/** Asks the device once; undefined until it has answered, null where it keeps nothing. */
export function useKeptDraft(courseId: string): KeptDraft | null | undefined {
  const [found, setFound] = useState<{ id: string; draft: KeptDraft | null }>();
  useEffect(() => {
    let here = true;
    void kept<KeptDraft | null>(nameOf(courseId)).then((draft) => {
      if (here) setFound({ id: courseId, draft: draft ?? null });
    });
    return () => {
      here = false;
    };
  }, [courseId]);
  return found?.id === courseId ? found.draft : undefined;
}
