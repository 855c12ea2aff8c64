import { randomInt } from "node:crypto";
import type { PackageManifest } from "@trilha/contract/learning/content/manifest.ts";
import type { Tx } from "../../db/database.ts";
import { documentAt, type ScormWork } from "./launches.queries.ts";
import { readDocument } from "./rules/document.ts";
import {
  activityTree,
  currentOf,
  type Sequencer,
  sequencerOf,
  standingOf,
} from "./rules/sequencing/activity-tree.ts";
import { type NavigationOutcome, type NavigationRequest, navigate } from "./rules/sequencing/navigate.ts";
import { reportedIn } from "./rules/sequencing/run-time.ts";
import { report } from "./rules/sequencing/tracking.ts";
import { standardOf } from "./rules/standard.ts";
import {
  keepStanding,
  lockStanding,
  type PackageStanding,
  packageStanding,
  type TreeWork,
} from "./standing.queries.ts";

/** A package's activity tree with where a person stands in it. */
export interface PackageTree {
  work: TreeWork;
  sequencer: Sequencer;
  shared: PackageStanding["shared"];
}

type Attempt = ScormWork & { userId: string; number: number };

/** Work in a package, with how long its manifest lets shared values live. */
export const treeWorkOf = (manifest: PackageManifest, attempt: Attempt): TreeWork => ({
  ...attempt,
  lasting: { objectives: manifest.objectivesGlobalToSystem, shared: manifest.sharedDataGlobalToSystem },
});

/** Undefined: only 2004 has a tree. `held`: until the transaction ends, to be changed. */
export async function packageTree(
  tx: Tx,
  manifest: PackageManifest,
  attempt: Attempt,
  access: "read" | "held",
): Promise<PackageTree | undefined> {
  if (standardOf(manifest.version) === "1.2") return undefined;
  const work = treeWorkOf(manifest, attempt);
  const { objectives, shared, sequencing } = await (access === "held" ? lockStanding : packageStanding)(
    tx,
    work,
  );
  const chance = { lasting: work.lasting.objectives, random: () => randomInt(2 ** 32) / 2 ** 32 };
  return { work, shared, sequencer: sequencerOf(activityTree(manifest), sequencing, objectives, chance) };
}

export async function keepTree(tx: Tx, { work, sequencer }: PackageTree): Promise<void> {
  const { globals, ...state } = sequencer.state;
  await keepStanding(tx, work, { objectives: globals, sequencing: { ...state, globals: {} } });
}

/** A wish to go on; what the SCO that is left said last is taken first, unless it is abandoned. */
export async function moveOn(
  tx: Tx,
  { work, sequencer }: PackageTree,
  request: NavigationRequest,
): Promise<NavigationOutcome> {
  const current = currentOf(sequencer);
  if (current && standingOf(sequencer, current).active && !/^abandon/.test(request.request)) {
    const stored = await documentAt(tx, { ...work, sco: current.id });
    const document = stored && readDocument(stored.standard, stored.cmi);
    if (document)
      report(sequencer, current, reportedIn(document.values, standingOf(sequencer, current).words));
  }
  return navigate(sequencer, request);
}
