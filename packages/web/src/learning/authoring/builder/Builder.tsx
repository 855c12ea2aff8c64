import { useQueryClient } from "@tanstack/react-query";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { OfficeCourse } from "@trilha/contract/learning/authoring/shapes.ts";
import { isGameType } from "@trilha/contract/learning/delivery/activity-types.ts";
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { WritingContext } from "../../../core/writing/writing-context.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { notice } from "../../../ui/act/notices.ts";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { courseQuery, useCoursesChanged } from "../course-office.queries.ts";
import { placeOf } from "../edit/draft-edit.ts";
import { usePools } from "../tests/use-pools.ts";
import { CourseTree } from "../tree/CourseTree.tsx";
import { TrailTree } from "../tree/TrailTree.tsx";
import { BuilderHead } from "./BuilderHead.tsx";
import classes from "./builder.module.css";
import { BuilderContext, type Builder as BuilderParts } from "./builder-context.ts";
import { ConflictCard } from "./ConflictCard.tsx";
import { FaultsCard } from "./FaultsCard.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { SectionNav } from "./SectionNav.tsx";
import { UploadTray } from "./UploadTray.tsx";
import { type RunningUpload, type Uploads, uploadsOf } from "./uploads.ts";
import { useDraft } from "./use-draft.ts";
import { useFaults } from "./use-faults.ts";
import { usePart } from "./use-part.ts";
import type { StoredDraft } from "./use-stored-draft.ts";

/** The uploads of the course that is open; leaving it ends them, and the author is told. */
function useUploads(open: string | undefined): {
  uploads: Uploads;
  running: readonly RunningUpload[];
} {
  const { t } = useTranslation("learning/authoring");
  const { t: writing } = useTranslation("core/writing");
  const shown = useRef(open);
  shown.current = open;
  const [uploads] = useState(() =>
    uploadsOf({
      // The form of an open part shows the file that landed.
      onLanded: ({ part, name }) => {
        if (part !== shown.current) notice(t("upload.landed", { name }));
      },
    }),
  );
  const leave = useEffectEvent(() => {
    for (const name of uploads.end()) notice(writing("left", { name }), { kind: "failed" });
  });
  useEffect(() => () => leave(), []);
  return { uploads, running: useSyncExternalStore(uploads.subscribe, uploads.list) };
}

/** A text with a history of its own: the editor's. */
const keepsItsOwn = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable;

/** Ctrl or Cmd with Z takes a step back, with Shift (or Y) forth again; anywhere on the page. */
function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || keepsItsOwn(event.target)) return;
      const key = event.key.toLowerCase();
      const forth = key === "y" || (key === "z" && event.shiftKey);
      if (!forth && key !== "z") return;
      event.preventDefault();
      if (forth) redo();
      else undo();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [undo, redo]);
}

// The tree is there first; on a phone the panel opens with a part of it.
const Panel = lazyPart(() => import("./Panel.tsx").then((one) => ({ default: one.Panel })));

type Props = { course: OfficeCourse; kept: StoredDraft | null; onTheirs: () => void };

/** The tree of a course beside the panel of what is chosen in it; on a phone, and where a game is written, one of them at a time. */
export function Builder({ course, kept: stored, onTheirs }: Props) {
  const queries = useQueryClient();
  const changed = useCoursesChanged();
  const phone = useIsPhone();
  const ui = useLocale();
  const readOnly = !can(useSession(), "courses.edit") || !course.can.edit;
  const writing = useDraft(course, stored);
  const { draft, known, state } = writing;
  const [part, open] = usePart();
  const { uploads, running } = useUploads(part);
  const [chosen, setLocale] = useState<Locale>(ui);
  const locale = draft.locales.includes(chosen) ? chosen : draft.defaultLocale;
  // A game is written with the game itself beside it: there is no room left for the tree.
  const alone = phone || isGameType(placeOf(draft, part ?? "")?.activity.type ?? "pdf");
  const { faults, byPart } = useFaults(course.kind, draft, known, usePools(draft));
  useUndoKeys(writing);
  const builder = useMemo<BuilderParts>(
    () => ({ ...writing, course, readOnly, locale, setLocale, open, part, uploads, running }),
    [writing, course, readOnly, locale, open, part, uploads, running],
  );
  const { locales, defaultLocale } = draft;
  const languages = useMemo(
    () => ({ locale, setLocale, locales, fallback: defaultLocale, readOnly }),
    [locale, locales, defaultLocale, readOnly],
  );
  const published = () => {
    changed();
    void queries.invalidateQueries({ queryKey: courseQuery(course.id).queryKey });
    open("versions");
  };
  return (
    <WritingContext value={languages}>
      <BuilderContext value={builder}>
        <LeaveGuard state={state} isSending={running.some(({ share }) => share !== null)} />
        <BuilderHead onPublished={published} />
        {state.kind === "conflict" ? <ConflictCard onTheirs={onTheirs} /> : null}
        <UploadTray />
        <div className={classes.grid} data-alone={alone || undefined}>
          {alone && part ? null : (
            <div className="stack one-column content-start gap-16 shrink">
              <SectionNav phone={phone} />
              {course.kind === "trail" ? <TrailTree faults={byPart} /> : <CourseTree faults={byPart} />}
              {readOnly ? null : <FaultsCard faults={faults} />}
            </div>
          )}
          {phone && !part ? null : (
            <Suspense fallback={<FormSkeleton fields={5} />}>
              <Panel alone={alone} />
            </Suspense>
          )}
        </div>
      </BuilderContext>
    </WritingContext>
  );
}
