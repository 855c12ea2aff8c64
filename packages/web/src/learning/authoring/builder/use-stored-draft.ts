import type { CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import { useEffect, useState } from "react";
import { keep, recall } from "../../../session/vault.ts";

/** Draft written and not yet saved when the page went away, with the version it was written over. */
export type StoredDraft = { readonly version: number; readonly draft: CourseDraft };

const nameOf = (courseId: string) => `draft.course.${courseId}`;

/** Keeps a draft on the device, encrypted; null: it is saved, nothing is left to keep. */
export const keepDraft = (courseId: string, draft: StoredDraft | null): Promise<void> =>
  keep(nameOf(courseId), draft);

/** Saves that go on after their page is gone: the next page of the same course waits for them. */
const underway = new Map<string, Promise<unknown>>();

export function outlivesPage(courseId: string, saving: Promise<unknown>): void {
  underway.set(courseId, saving);
  void saving.finally(() => {
    if (underway.get(courseId) === saving) underway.delete(courseId);
  });
}

/** Asks the device once; undefined until it has answered, null where it keeps nothing. */
export function useStoredDraft(courseId: string): StoredDraft | null | undefined {
  const [stored, setStored] = useState<{ id: string; draft: StoredDraft | null }>();
  useEffect(() => {
    let here = true;
    const ask = async () => {
      await underway.get(courseId);
      const draft = await recall<StoredDraft | null>(nameOf(courseId));
      if (here) setStored({ id: courseId, draft: draft ?? null });
    };
    void ask();
    return () => {
      here = false;
    };
  }, [courseId]);
  return stored?.id === courseId ? stored.draft : undefined;
}
