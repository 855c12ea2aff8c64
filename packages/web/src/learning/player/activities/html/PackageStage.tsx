import { useEffect } from "react";
import { ContentFrame } from "../../frame/ContentFrame.tsx";
import type { StageProps } from "../../stage.ts";

/** §entities#type-html html: a zipped page, on an origin of its own, where it can neither read the session nor call as its reader. */
export function Stage({ content, opened, recorder }: StageProps<"html_package">) {
  useEffect(() => {
    recorder.active(true);
    return () => recorder.active(false);
  }, [recorder]);
  return <ContentFrame url={content.url} title={opened.activity.title} locale={content.locale} />;
}
