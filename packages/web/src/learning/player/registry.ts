import {
  type ActivityType,
  isGameType,
  isTestType,
} from "@trilha/contract/learning/delivery/activity-types.ts";
import type { ComponentType } from "react";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { prepareBoard } from "../games/boards.ts";
import type { ContentKind } from "./player.queries.ts";
import type { StageProps } from "./stage.ts";

type Load<Shown extends ContentKind> = () => Promise<{ Stage: ComponentType<StageProps<Shown>> }>;

/** Stage loader of each kind of content: a file of its own, loaded when one is opened or comes next. */
const loads: { readonly [Shown in ContentKind]: Load<Shown> } = {
  pdf: () => import("./activities/pdf/PdfStage.tsx"),
  video: () => import("./activities/video/VideoStage.tsx"),
  audio: () => import("./activities/audio/AudioStage.tsx"),
  youtube: () => import("./activities/youtube/YouTubeStage.tsx"),
  vimeo: () => import("./activities/vimeo/VimeoStage.tsx"),
  wowza: () => import("./activities/wowza/StreamStage.tsx"),
  html_text: () => import("./activities/html/TextStage.tsx"),
  html_package: () => import("./activities/html/PackageStage.tsx"),
  launch: () => import("./activities/scorm/LaunchStage.tsx"),
  slides: () => import("./activities/ppt/SlidesStage.tsx"),
  embed: () => import("./activities/linkedin_slidshare/EmbedStage.tsx"),
  retired: () => import("./activities/flash/RetiredStage.tsx"),
  test: () => import("./activities/test/TestStage.tsx"),
  game: () => import("./activities/games/GameStage.tsx"),
  empty: () => import("./activities/soon/EmptyStage.tsx"),
};

type AnyStage = ComponentType<StageProps<ContentKind>>;
const lazily = <Shown extends ContentKind>(load: Load<Shown>): AnyStage =>
  lazyPart(() => load().then(({ Stage }) => ({ default: Stage }))) as unknown as AnyStage;

const stages = Object.fromEntries(
  Object.entries(loads).map(([kind, load]) => [kind, lazily(load as Load<ContentKind>)]),
) as Record<string, AnyStage | undefined>;

/** Stage of a kind; undefined for one this version does not know (§entities#activity-types: empty, no error). */
export const stageOf = (kind: string): AnyStage | undefined => stages[kind];

const kindsOf: Readonly<Partial<Record<ActivityType, readonly ContentKind[]>>> = {
  pdf: ["pdf"],
  video: ["video"],
  audio: ["audio"],
  youtube: ["youtube"],
  vimeo: ["vimeo"],
  wowza: ["wowza"],
  html: ["html_text", "html_package"],
  scorm: ["launch"],
  scorm_cloud: ["launch"],
  ppt: ["slides", "pdf"],
  linkedin_slidshare: ["embed"],
  flash: ["retired"],
};

/** Fetches what an activity of a type will need, while nobody waits for it. */
export function prepare(type: ActivityType): void {
  if (isGameType(type)) prepareBoard(type);
  const kinds = isGameType(type)
    ? (["game"] as const)
    : isTestType(type)
      ? (["test"] as const)
      : (kindsOf[type] ?? ["empty"]);
  for (const kind of kinds) void loads[kind as ContentKind]().catch(() => undefined);
}
