import type { ScormVersion } from "./shapes.ts";

// Kept part of a manifest. Sequencing stands in the words of scorm-again's `sequencing.activityTree`, so that a launch
// hands it over as it is.

/** Facts of one objective (IMSSS `objective`, `adlseq:objective`). */
export interface ManifestObjective {
  objectiveID: string;
  satisfiedByMeasure?: boolean;
  minNormalizedMeasure?: number;
  mapInfo?: ({ targetObjectiveID: string } & Record<string, boolean | string>)[];
}
export interface ManifestRule {
  action: string;
  conditionCombination: "all" | "any";
  conditions: {
    condition: string;
    operator?: "not";
    referencedObjective?: string;
    parameters?: Record<string, number>;
  }[];
}
export interface ManifestRollupRule {
  action: string;
  conditionCombination: "all" | "any";
  consideration: string;
  minimumCount?: number;
  minimumPercent?: number;
  conditions: { condition: string; operator?: "not" }[];
}

/** How an activity takes part in sequencing (2004); only what the manifest says. */
export interface ManifestSequencing {
  sequencingControls?: Record<string, boolean | number | string>;
  sequencingRules?: {
    preConditionRules?: ManifestRule[];
    exitConditionRules?: ManifestRule[];
    postConditionRules?: ManifestRule[];
  };
  rollupRules?: { rules: ManifestRollupRule[] };
  rollupConsiderations?: Record<string, boolean | string>;
  deliveryControls?: Record<string, boolean>;
  primaryObjective?: ManifestObjective;
  objectives?: ManifestObjective[];
  attemptLimit?: number;
  attemptAbsoluteDurationLimit?: string;
}

export interface ManifestItem {
  identifier: string;
  title: string;
  isVisible: boolean;
  /** Address in the package with the item's parameters, ready to be put behind an address of the content origin; null: a folder. */
  href: string | null;
  /** Talks to us; false: an asset, or a folder. */
  sco: boolean;
  /** An expression over other items; SCORM 1.2 only. */
  prerequisites: string | null;
  masteryScore: number | null;
  maxTimeAllowed: string | null;
  timeLimitAction: string | null;
  dataFromLms: string | null;
  completionThreshold: {
    completedByMeasure: boolean;
    minProgressMeasure: number;
    progressWeight: number;
  } | null;
  hideLmsUi: string[];
  sharedDataMaps: { targetID: string; readSharedData: boolean; writeSharedData: boolean }[];
  sequencing: ManifestSequencing;
  children: ManifestItem[];
}

/** Content of a SCORM package: its default organization, as it was read from imsmanifest.xml. */
export interface PackageManifest {
  version: ScormVersion;
  identifier: string;
  title: string;
  organization: string;
  /** Global objectives outlive an attempt at the whole (2004). */
  objectivesGlobalToSystem: boolean;
  sharedDataGlobalToSystem: boolean;
  sequencing: ManifestSequencing;
  /** How long its author says it takes, as the metadata writes it (LOM 5.9); absent: not said. */
  typicalTime?: string;
  items: ManifestItem[];
}

/** Launchable items, in its order. */
export function launchablesOf(manifest: Pick<PackageManifest, "items">): ManifestItem[] {
  const flat = (items: readonly ManifestItem[]): ManifestItem[] =>
    items.flatMap((item) => [...(item.href === null ? [] : [item]), ...flat(item.children)]);
  return flat(manifest.items);
}
