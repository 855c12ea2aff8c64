import { launchScorm } from "@trilha/contract/learning/scorm/endpoints.ts";
import { useMemo } from "react";
import { call } from "../../../../api/call.ts";
import type { StageProps } from "../../stage.ts";
import { LaunchRoom } from "./LaunchRoom.tsx";
import type { Launcher } from "./use-launch.ts";

/** §entities#type-scorm scorm, scorm_cloud: a package launched for the sitting; what it says is kept. */
export function Stage({ sittingId, ...props }: StageProps<"launch">) {
  const launcher = useMemo<Launcher | undefined>(
    () =>
      sittingId === undefined
        ? undefined
        : {
            name: sittingId,
            launch: (wish, signal) => call(launchScorm, { body: { sittingId, ...wish } }, { signal }),
          },
    [sittingId],
  );
  return <LaunchRoom launcher={launcher} {...props} />;
}
