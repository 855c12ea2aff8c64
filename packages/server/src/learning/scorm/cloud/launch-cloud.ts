import { inLanguage } from "@trilha/contract/core/locale.ts";
import { activityDataShapes } from "@trilha/contract/learning/delivery/activity-data.ts";
import { mayBePackage } from "@trilha/contract/learning/scorm/cloud-import.ts";
import { scormProblems } from "@trilha/contract/learning/scorm/problems.ts";
import type { LaunchAnswer } from "@trilha/contract/learning/scorm/shapes.ts";
import type { MemberCall } from "../../../core/call.ts";
import { hashOfToken } from "../../../core/random-token.ts";
import { isRefusal, type Refusal, refuse } from "../../../core/refusal.ts";
import { packageOf } from "../../content/index.ts";
import type { OpenSitting } from "../../delivery/index.ts";
import { launchPackage } from "../launch-package.ts";
import {
  type CloudRegistrationRow,
  insertRegistration,
  newestRegistration,
  noteOpening,
} from "./registrations.queries.ts";
import { takeProgress } from "./take-progress.ts";

const linkSeconds = 120;

/**
 * §entities#type-scorm-cloud scorm_cloud: enters the learner at SCORM Cloud, once for each attempt, and answers its address. What it says of
 * them since is read first, for a post-back that never came.
 */
export async function launchCloud(
  call: MemberCall,
  sitting: OpenSitting,
  again: boolean,
): Promise<LaunchAnswer | Refusal> {
  const { clientId, userId, name } = call.actor;
  const { scormCloud } = call.parts.outside;
  const data = activityDataShapes.scorm_cloud.parse(sitting.placed.activity.data);
  const course = inLanguage(data.courses, sitting.locale, sitting.course.outline.defaultLocale)?.value;
  if (!course) return refuse(scormProblems.packageNotReady);
  const registration = await registrationFor(call, sitting, course, again);
  if (isRefusal(registration)) return registration;
  const { id, number } = registration;
  try {
    if (!registration.registered) {
      const [firstName = "", ...rest] = name.split(" ");
      const postBack = `${call.parts.settings.http.publicUrl}/api/scorm/cloud/${id}/${secretOf(call, id)}`;
      const learner = { id: userId, firstName, lastName: rest.join(" ") };
      await scormCloud.register({ id, course: registration.course, learner, postBack });
    } else await readProgress(call, registration);
    await call.write(async (tx) =>
      noteOpening(tx, { clientId, id, sittingId: sitting.id, registered: true }),
    );
    const link = await scormCloud.launchLink({
      ...{ id, culture: sitting.locale, seconds: linkSeconds },
      redirectOnExitUrl: call.parts.settings.http.publicUrl,
    });
    if (link !== "here")
      return {
        shown: "tab",
        url: link,
        origin: null,
        attempt: number,
        current: null,
        contents: [],
        controls: null,
      };
  } catch (error) {
    call.parts.log.warn({ err: error, requestId: call.requestId }, "SCORM Cloud is out of reach");
    return refuse(scormProblems.cloudUnreachable);
  }
  return call.write(async (tx) => {
    const usable = mayBePackage(course) && (await packageOf(tx, { clientId, packageId: course }));
    if (!usable) return refuse(scormProblems.packageNotReady);
    return launchPackage(tx, call, sitting, usable, { again });
  });
}

function registrationFor(
  call: MemberCall,
  sitting: OpenSitting,
  course: string,
  again: boolean,
): Promise<CloudRegistrationRow | Refusal> {
  const { clientId, userId } = call.actor;
  const work = { clientId, enrolmentId: sitting.enrolmentId, activityId: sitting.placed.activity.id };
  return call.write(async (tx) => {
    const newest = await newestRegistration(tx, work);
    const begun = newest !== undefined && newest.told_at !== null;
    const over = newest?.course_attempt !== sitting.attempt || (again && begun);
    if (newest && !over) return newest;
    const id = crypto.randomUUID();
    await insertRegistration(
      tx,
      {
        ...{ ...work, id, userId, course, sittingId: sitting.id, courseAttempt: sitting.attempt },
        ...{ number: (newest?.number ?? 0) + 1, secretHash: hashOfToken(secretOf(call, id)) },
      },
      call.now,
    );
    return (await newestRegistration(tx, work)) ?? refuse(scormProblems.packageNotReady);
  });
}

/** The secret of a registration: made from our key, so that it can be told again and never has to be kept. */
function secretOf(call: MemberCall, id: string): string {
  return call.parts.keys.sign("scorm-post-back", id).toString("base64url");
}

async function readProgress(call: MemberCall, registration: CloudRegistrationRow): Promise<void> {
  const report = await call.parts.outside.scormCloud.progress(registration.id);
  if (!report) return;
  const { clientId } = call.actor;
  const { enrolment_id: enrolmentId, activity_id: activityId } = registration;
  await call.write(async (tx) => {
    const held = await newestRegistration(tx, { clientId, enrolmentId, activityId });
    if (held?.id === registration.id) await takeProgress(tx, held, report, call);
  });
}
