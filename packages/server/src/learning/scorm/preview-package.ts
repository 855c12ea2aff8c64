import { genericProblems } from "@trilha/contract/core/problems.ts";
import { scormProblems } from "@trilha/contract/learning/scorm/problems.ts";
import type { LaunchAnswer } from "@trilha/contract/learning/scorm/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import { contentAddress, type PackageVisit, packageOf, type UsablePackage } from "../content/index.ts";
import { type LaunchFacts, learnerOf, playersOf } from "./begin-launch.ts";
import { contentsOfItems } from "./rules/contents.ts";
import { countedOf, scosOf } from "./rules/plan.ts";
import { preloadOf } from "./rules/preload.ts";
import { standardOf } from "./rules/standard.ts";

/**
 * §learning#course-preview, §entities#type-scorm Where an author looks at a package: the launch page of whoever has just come to it, without an attempt. The
 * calling module has decided that the caller may.
 */
export function previewPackage(
  call: MemberCall,
  usable: UsablePackage,
  wanted: string | undefined,
): LaunchAnswer | Refusal {
  if (!usable.manifest) return refuse(scormProblems.notPackage);
  const scos = scosOf(usable.manifest.items);
  const plan = wanted === undefined ? countedOf(scos)[0] : scos.find(({ id }) => id === wanted);
  if (!plan) return refuse(scormProblems.unknownSco);
  const { base, origin } = contentAddress(call, { package: usable, sittingId: null });
  return {
    ...{ shown: "frame", url: `${base}_/preview?sco=${encodeURIComponent(plan.id)}`, origin, attempt: 1 },
    current: plan.id,
    contents: contentsOfItems(usable.manifest.items, new Map(), plan.id),
    controls: null,
  };
}

/**
 * Facts of the launch page of a preview: nothing was said before, and nothing that is said leaves the page. Only for
 * whoever reads courses in the office, by an address that was made for looking.
 */
export async function beginPreview(visit: PackageVisit, wanted: string): Promise<LaunchFacts | Refusal> {
  const { call, packageId, revision } = visit;
  if (visit.sittingId !== null || !call.actor.permissions.has("courses.read"))
    return refuse(genericProblems.notFound);
  const { clientId } = call.actor;
  const usable = await call.read((tx) => packageOf(tx, { clientId, packageId, revision }));
  const scos = scosOf(usable?.manifest?.items ?? []);
  const plan = scos.find(({ id }) => id === wanted);
  if (!usable?.manifest || !plan) return refuse(scormProblems.unknownSco);
  const standard = standardOf(usable.manifest.version);
  const fresh = { cmi: {}, opened: false, resumed: false, exit: null, totalSeconds: 0 };
  return {
    ...{ keeps: false, token: "", attempt: "", launch: "", run: 0, before: null },
    ...{ standard, sco: plan.id, title: plan.title },
    cmi: plan.talks ? preloadOf(standard, plan, learnerOf(call), fresh) : null,
    href: visit.base + plan.href,
    scos: scos.map(({ id }) => id),
    // Sequencing would close what nobody can have finished here: the parts stand open in their order, like locks do.
    ...{ valid: null, shared: {}, sharedMaps: plan.sharedDataMaps },
    players: playersOf(visit),
  };
}
