import { IconFileOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { BareBar } from "../frame/BareBar.tsx";
import classes from "../frame/player.module.css";
import { StageSkeleton } from "../frame/StageSkeleton.tsx";
import type { Opened } from "../player.queries.ts";
import type { Note } from "./PreviewBar.tsx";
import { PreviewPlayer } from "./PreviewPlayer.tsx";
import { PlaceContext } from "./place-context.ts";
import { openPreviewQuery, type PreviewPlace } from "./preview.queries.ts";

type Props = {
  place: PreviewPlace;
  course: Course | undefined;
  personId: string;
  consent: boolean;
  goTo: (order: number) => void;
  toCourse: () => void;
  /** Called with the note on the content, once it is known. */
  onNote: (note: Note) => void;
};

function noteOf(content: Opened["content"] | undefined): Note {
  if (content?.kind === "test" || content?.kind === "game") return content.kind;
  return content?.kind === "launch" && content.type === "scorm" ? "launch" : "content";
}

/** One activity of the draft, in each of its states. */
export function PreviewBody({ place, course, personId, consent, goTo, toCourse, onNote }: Props) {
  const { t } = useTranslation("learning/player");
  const [time, setTime] = useState(1);
  const { data, error, refetch } = useQuery(openPreviewQuery(place, time));
  const again = useCallback(() => void refetch(), [refetch]);
  const reopen = useCallback(() => setTime((count) => count + 1), []);
  // Content that is open stays as it was opened, whatever is fetched meanwhile.
  const [held, setHeld] = useState<{ time: number; opened: Opened }>();
  if (data && held?.time !== time) setHeld({ time, opened: data });
  const opened = held?.opened;
  const note = noteOf(opened?.content);
  useEffect(() => onNote(note), [note, onNote]);

  if (opened)
    return (
      <PlaceContext value={place}>
        <PreviewPlayer
          key={held?.time}
          {...{ opened, course, personId, consent, goTo, toCourse }}
          reopen={reopen}
        />
      </PlaceContext>
    );
  const gone = isRefused(error) && error.status === 404;
  return (
    <div className={classes.player}>
      <BareBar
        to={`/admin/courses/${place.courseId}/preview`}
        title={t(error ? "preview.label" : "loading")}
      />
      <main id="content" className={classes.stage}>
        {error === null ? (
          <StageSkeleton />
        ) : gone ? (
          <EmptyState icon={<IconFileOff size={28} stroke={1.6} />} title={t("preview.goneTitle")}>
            {t("preview.goneText")}
          </EmptyState>
        ) : (
          <ErrorState
            message={error.message}
            {...(isRefused(error) && error.requestId ? { requestId: error.requestId } : {})}
            onRetry={again}
          />
        )}
      </main>
    </div>
  );
}
