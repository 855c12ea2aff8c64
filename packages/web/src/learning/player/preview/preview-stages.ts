import type { ComponentType } from "react";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import type { ContentKind } from "../player.queries.ts";
import { stageOf } from "../registry.ts";
import type { StageProps } from "../stage.ts";

type AnyStage = ComponentType<StageProps<ContentKind>>;
const lazily = <Shown extends ContentKind>(
  load: () => Promise<{ Stage: ComponentType<StageProps<Shown>> }>,
) => lazyPart(() => load().then(({ Stage }) => ({ default: Stage as unknown as AnyStage })));

/** Stages of the preview, for kinds whose learner's stage would begin or keep something on the server. */
const own: Readonly<Partial<Record<ContentKind, AnyStage>>> = {
  test: lazily(() => import("./TestPreview.tsx")),
  game: lazily(() => import("./GamePreview.tsx")),
  launch: lazily(() => import("./LaunchPreview.tsx")),
};

/** Stage of a kind in the preview; a kind that only shows has the learner's own. */
export const previewStageOf = (kind: ContentKind): AnyStage | undefined =>
  own[kind] ?? (stageOf(kind) as AnyStage | undefined);
