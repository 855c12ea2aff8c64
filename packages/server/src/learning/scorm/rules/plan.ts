import type { Demands } from "./status.ts";
import { secondsOf12, secondsOfIso } from "./time.ts";

/** Shared data an item may look at, and change (`adlcp:map`). */
interface SharedDataMap {
  targetID: string;
  readSharedData: boolean;
  writeSharedData: boolean;
}

/** Manifest item a launch needs (content's `ManifestItem`). */
export interface PlanItem {
  identifier: string;
  title: string;
  isVisible: boolean;
  href: string | null;
  sco: boolean;
  masteryScore: number | null;
  maxTimeAllowed: string | null;
  timeLimitAction: string | null;
  dataFromLms: string | null;
  completionThreshold: { completedByMeasure: boolean; minProgressMeasure: number } | null;
  hideLmsUi: string[];
  sharedDataMaps: SharedDataMap[];
  sequencing: {
    primaryObjective?: { satisfiedByMeasure?: boolean; minNormalizedMeasure?: number };
    attemptAbsoluteDurationLimit?: string;
  };
  children: PlanItem[];
}

/** One page of a package that can be opened. */
export interface ScoPlan {
  id: string;
  title: string;
  href: string;
  hideLmsUi: string[];
  sharedDataMaps: SharedDataMap[];
  /** Says what happens in it; an asset is done once it was opened. */
  talks: boolean;
  visible: boolean;
  demands: Demands;
  launchData: string | null;
  maxTimeAllowed: string | null;
  timeLimitAction: string | null;
}

/** How much there is of a package, and the seconds its manifest says it takes; null: it does not. */
export interface PackageFacts {
  scos: number;
  typical: number | null;
}

/** Without a manifest it is one lesson of which nothing is known. */
export function packageFacts(
  manifest: { items: readonly PlanItem[]; typicalTime?: string } | null,
): PackageFacts {
  const scos = manifest ? scosOf(manifest.items).filter(({ talks }) => talks).length : 1;
  const declared = manifest?.typicalTime;
  // LOM of 1.2 leaves out leading zeros that the runtime asks for.
  const typical =
    declared === undefined ? undefined : (secondsOfIso(declared) ?? secondsOf12(declared.padStart(8, "0")));
  return { scos, typical: typical ?? null };
}

/** Launchable items, in the order of the manifest. */
export function scosOf(items: readonly PlanItem[]): ScoPlan[] {
  return items.flatMap((item) => [
    ...(item.href === null ? [] : [planOf(item, item.href)]),
    ...scosOf(item.children),
  ]);
}

function planOf(item: PlanItem, href: string): ScoPlan {
  const objective = item.sequencing.primaryObjective;
  const threshold = item.completionThreshold;
  return {
    id: item.identifier,
    title: item.title,
    href,
    talks: item.sco,
    visible: item.isVisible,
    hideLmsUi: item.hideLmsUi,
    sharedDataMaps: item.sharedDataMaps,
    demands: {
      masteryScore: item.masteryScore,
      completionThreshold: threshold?.completedByMeasure ? threshold.minProgressMeasure : null,
      // Without a measure of its own the standard asks for all of it.
      scaledPassingScore: objective?.satisfiedByMeasure ? (objective.minNormalizedMeasure ?? 1) : null,
    },
    launchData: item.dataFromLms,
    maxTimeAllowed: item.maxTimeAllowed ?? item.sequencing.attemptAbsoluteDurationLimit ?? null,
    timeLimitAction: item.timeLimitAction,
  };
}

/** Counted items for the verdict: the SCOs; pages alone where none talks. */
export function countedOf(scos: readonly ScoPlan[]): ScoPlan[] {
  const talking = scos.filter(({ talks }) => talks);
  return talking.length > 0 ? talking : [...scos];
}

const mappedOnly = (
  values: Readonly<Record<string, string>>,
  maps: readonly SharedDataMap[],
): Record<string, string> => {
  const targets = new Set(maps.map(({ targetID }) => targetID));
  return Object.fromEntries(Object.entries(values).filter(([name]) => targets.has(name)));
};

/** Shared data a SCO may look at. */
export const sharedWith = (
  { sharedDataMaps }: Pick<ScoPlan, "sharedDataMaps">,
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  mappedOnly(
    values,
    sharedDataMaps.filter(({ readSharedData }) => readSharedData),
  );

/** Shared data after what a SCO said: it changes only what its manifest lets it write. */
export const sharedAfter = (
  { sharedDataMaps }: Pick<ScoPlan, "sharedDataMaps">,
  before: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): Record<string, string> => ({
  ...before,
  ...mappedOnly(
    values,
    sharedDataMaps.filter(({ writeSharedData }) => writeSharedData),
  ),
});
