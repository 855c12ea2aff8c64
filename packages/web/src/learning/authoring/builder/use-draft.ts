import { useQuery } from "@tanstack/react-query";
import { saveDraft } from "@trilha/contract/learning/authoring/endpoints.ts";
import type { OfficeCourse } from "@trilha/contract/learning/authoring/shapes.ts";
import type { CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { call } from "../../../api/call.ts";
import { sameValue } from "../../../ui/form/rebase.ts";
import { convertingFilesQuery } from "../course-office.queries.ts";
import { edited, type History, historyOf, redone, undone } from "../edit/draft-history.ts";
import { type AutosaveState, autosave } from "./autosave.ts";
import { keepDraft, outlivesPage, type StoredDraft } from "./use-stored-draft.ts";

type Named = Pick<OfficeCourse, "files" | "packages" | "courses">;
export type ChangeDraft = (make: (draft: CourseDraft) => CourseDraft, key?: string) => void;

export type DraftEditing = {
  readonly draft: CourseDraft;
  /** Changes the draft; `key` names the field that is being written, so that undoing takes back a word, not a letter. */
  readonly change: ChangeDraft;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly state: AutosaveState;
  readonly version: () => number;
  /** Sends at once; true when all is kept. */
  readonly flush: () => Promise<boolean>;
  /** Names known of the files, packages and courses in the draft. */
  readonly known: Named;
};

const byId = <Item extends { readonly id: string }>(old: readonly Item[], fresh: readonly Item[]): Item[] => [
  ...new Map([...old, ...fresh].map((item) => [item.id, item])).values(),
];

/** Files of a draft as they are now, while one of them is being converted. */
function useConvertingFiles(courseId: string, files: Named["files"]): Named["files"] | undefined {
  const isConverting = files.some(({ conversion }) => conversion && conversion.state !== "failed");
  return useQuery({ ...convertingFilesQuery(courseId), enabled: isConverting }).data;
}

const DEVICE_PAUSE = 300;

/** A draft that keeps itself: on the server after a pause, on the device at once, with every step to be undone. */
export function useDraft(course: OfficeCourse, stored: StoredDraft | null): DraftEditing {
  const mine = stored && !sameValue(stored.draft, course.draft) ? stored : undefined;
  const [history, setHistory] = useState<History<CourseDraft>>(() => historyOf(mine?.draft ?? course.draft));
  const [known, setKnown] = useState<Named>(course);
  const present = useRef(history);

  const put = useCallback((next: History<CourseDraft>) => {
    present.current = next;
    setHistory(next);
  }, []);

  const [saving] = useState(() =>
    autosave({
      version: course.version,
      savedAt: course.savedAt,
      send: (draft: CourseDraft, version) =>
        call(saveDraft, { params: { id: course.id }, body: { version, draft } }),
      onSaved: (answer, sent, newest) => {
        setKnown((now) => ({
          files: byId(now.files, answer.files),
          packages: byId(now.packages, answer.packages),
          courses: byId(now.courses, answer.courses),
        }));
        if (newest) void keepDraft(course.id, null);
        // Cleaned by the server: what is seen is what is kept, unless somebody writes on.
        if (answer.draft && newest && present.current.now === sent)
          put({ ...present.current, now: answer.draft });
      },
    }),
  );
  const state = useSyncExternalStore(saving.subscribe, saving.state);
  const converting = useConvertingFiles(course.id, known.files);
  useEffect(() => {
    if (converting) setKnown((now) => ({ ...now, files: byId(now.files, converting) }));
  }, [converting]);

  const written = useRef<ReturnType<typeof setTimeout>>(undefined);
  const take = useCallback(
    (next: History<CourseDraft>) => {
      if (next === present.current) return;
      put(next);
      saving.offer(next.now);
      clearTimeout(written.current);
      written.current = setTimeout(() => {
        if (saving.state().kind !== "saved")
          void keepDraft(course.id, { version: saving.version(), draft: present.current.now });
      }, DEVICE_PAUSE);
    },
    [saving, put, course.id],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the device kept is offered once, when the page opens
  useEffect(() => {
    if (!mine) return;
    if (mine.version === course.version) saving.offer(mine.draft);
    else saving.clash();
  }, []);

  useEffect(() => {
    const again = () => void saving.flush();
    window.addEventListener("online", again);
    return () => {
      window.removeEventListener("online", again);
      if (["waiting", "saving"].includes(saving.state().kind)) outlivesPage(course.id, saving.flush());
      saving.stop();
    };
  }, [saving, course.id]);

  const change = useCallback<ChangeDraft>(
    (make, key) => {
      const next = make(present.current.now);
      if (next !== present.current.now) take(edited(present.current, next, { key, at: Date.now() }));
    },
    [take],
  );
  const undo = useCallback(() => take(undone(present.current)), [take]);
  const redo = useCallback(() => take(redone(present.current)), [take]);

  return useMemo(
    () => ({
      draft: history.now,
      change,
      undo,
      redo,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      state,
      version: saving.version,
      flush: saving.flush,
      known,
    }),
    [history, change, undo, redo, state, saving, known],
  );
}
