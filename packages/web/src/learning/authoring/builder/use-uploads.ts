import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { notice } from "../../../ui/act/notices.ts";
import { type RunningUpload, type Uploads, uploadsOf } from "./uploads.ts";

/** The uploads of the course that is open; leaving it ends them, and the author is told. */
export function useUploads(open: string | undefined): {
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
