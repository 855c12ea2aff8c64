import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { type FramedMessage, tellAround } from "./framed-messages.ts";
import { PhoneWindow } from "./PhoneWindow.tsx";
import { type Note, PreviewBar, type PreviewDevice } from "./PreviewBar.tsx";
import { PreviewBody } from "./PreviewBody.tsx";
import classes from "./preview.module.css";
import { type PreviewPlace, previewOutlineQuery } from "./preview.queries.ts";

type Props = {
  place: PreviewPlace;
  /** Where in the builder its author came from. */
  part: string | undefined;
  /** Page shown within a preview, as wide as a phone. */
  framed: boolean;
  personId: string;
  consent: boolean;
};

const path = "/admin/courses/$courseId/preview/activities/$order";

/** §learning#course-preview A draft in the player, as a learner walks through it; nothing is kept of whoever looks. */
export function PreviewPage({ place, part, framed, personId, consent }: Props) {
  const { t } = useTranslation("learning/player");
  const navigate = useNavigate();
  const small = useIsPhone();
  const [device, setDevice] = useState<PreviewDevice>("desktop");
  const [note, setNote] = useState<Note>("content");
  const { courseId, order } = place;
  const { data: course } = useQuery(previewOutlineQuery(place));

  const goTo = useCallback(
    (next: number) => {
      setNote("content");
      void navigate({ to: path, params: { courseId, order: String(next) }, search: true });
    },
    [navigate, courseId],
  );
  const toCourse = useCallback(() => {
    if (framed) return tellAround({ left: true });
    void navigate({ to: "/admin/courses/$courseId/preview", params: { courseId }, search: true });
  }, [framed, navigate, courseId]);
  useEffect(() => {
    if (framed) tellAround({ order });
  }, [framed, order]);

  const hear = (message: FramedMessage) => {
    if ("left" in message) return toCourse();
    // The frame has its own way through the course: leaving the frame goes on from where it was.
    void navigate({
      ...{ to: path, params: { courseId, order: String(message.order) }, search: true },
      replace: true,
    });
  };

  const body = (
    <PreviewBody
      key={`${order} ${place.language}`}
      {...{ place, course, personId, consent, goTo, toCourse }}
      onNote={setNote}
    />
  );
  if (framed) return <div className={classes.framed}>{body}</div>;
  const asPhone = device === "phone" && !small;
  return (
    <div className={classes.preview}>
      <PreviewBar
        place={place}
        part={part}
        course={course}
        note={asPhone ? "content" : note}
        device={small ? undefined : device}
        onDevice={setDevice}
        onLanguage={(language) =>
          void navigate({
            ...{ to: path, params: { courseId, order: String(order) }, replace: true },
            search: (before: Record<string, unknown>) => ({ ...before, language }),
          })
        }
      />
      {asPhone ? (
        <PhoneWindow
          key={place.language}
          place={place}
          title={t("preview.frame", { title: course?.title ?? "" })}
          onHear={hear}
        />
      ) : (
        body
      )}
    </div>
  );
}
