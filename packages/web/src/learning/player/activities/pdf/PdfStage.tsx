import type { StageProps } from "../../stage.ts";
import { PdfView } from "./PdfView.tsx";

/** §entities#activity-types pdf: pages one below the other, each counted when it was on the screen. */
export function Stage({ content, opened, recorder, reopen }: StageProps<"pdf">) {
  const { activity, progress } = opened;
  return (
    <PdfView
      url={content.url}
      name={activity.title}
      locale={content.locale}
      resume={progress.resume?.at}
      recorder={recorder}
      onStale={reopen}
    />
  );
}
