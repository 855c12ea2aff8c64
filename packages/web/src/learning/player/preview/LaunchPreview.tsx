import { IconCloudX } from "@tabler/icons-react";
import { previewLaunch } from "@trilha/contract/learning/authoring/preview-endpoints.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { LaunchRoom } from "../activities/scorm/LaunchRoom.tsx";
import type { Launcher } from "../activities/scorm/use-launch.ts";
import type { StageProps } from "../stage.ts";
import { usePreviewPlace } from "./place-context.ts";

/** §entities#type-scorm scorm: a package as whoever has just come to it finds it; what it says is dropped. */
export function Stage(props: StageProps<"launch">) {
  const { t } = useTranslation("learning/player");
  const { courseId, order, language } = usePreviewPlace();
  const launcher = useMemo<Launcher>(
    () => ({
      name: `preview ${courseId} ${order} ${language}`,
      launch: ({ sco }, signal) => {
        const body = { language, ...(sco ? { sco } : {}) };
        return call(previewLaunch, { params: { id: courseId, order }, body }, { signal });
      },
    }),
    [courseId, order, language],
  );
  if (props.content.type === "scorm_cloud")
    return (
      <EmptyState icon={<IconCloudX size={28} stroke={1.6} />} title={t("preview.cloudTitle")}>
        {t("preview.cloudText")}
      </EmptyState>
    );
  return <LaunchRoom {...props} launcher={launcher} unkept />;
}
