import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { activityDataShapes } from "@trilha/contract/learning/delivery/activity-data.ts";
import type { launchScorm as spec } from "@trilha/contract/learning/scorm/endpoints.ts";
import { scormProblems } from "@trilha/contract/learning/scorm/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { packageOf } from "../content/index.ts";
import { sittingOf } from "../delivery/index.ts";
import { launchCloud } from "./cloud/launch-cloud.ts";
import { launchPackage } from "./launch-package.ts";

/** §entities#type-scorm scorm: opens a package for a sitting of the caller's own. What was said before is there again. */
export const launchScorm: UseCase<typeof spec> = async (call, { body }) => {
  const { clientId, userId } = call.actor;
  const sitting = await call.read((tx) => sittingOf(tx, { clientId, userId, sittingId: body.sittingId }));
  if (!sitting) return refuse(genericProblems.notFound);
  if (sitting.placed.activity.type === "scorm_cloud") return launchCloud(call, sitting, body.again ?? false);
  if (sitting.placed.activity.type !== "scorm") return refuse(scormProblems.notPackage);
  const data = activityDataShapes.scorm.parse(sitting.placed.activity.data);
  const packageId = inLanguage(data.packages, sitting.locale, sitting.course.outline.defaultLocale)?.value;
  return call.write(async (tx) => {
    const usable = packageId && (await packageOf(tx, { clientId, packageId }));
    if (!usable) return refuse(scormProblems.packageNotReady);
    return launchPackage(tx, call, sitting, usable, body);
  });
};
