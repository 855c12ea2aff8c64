import { publishEvent } from "../../core/events.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import { peopleOpenTo } from "../../members/eligibility/index.ts";
import { courseTerms, enrolPeople } from "../delivery/index.ts";
import { advanceRun, lockRun } from "./runs.queries.ts";

const batch = 100;

/**
 * Takes everybody who meets a run's conditions into a course, a hundred at a time, each in a transaction of its own that says how far
 * it is; what broke off goes on where it was. A course that is no longer published takes nobody in.
 */
export const runEnrolling: JobHandler<"teaching.enrol"> = async (parts, { clientId, runId }) => {
  for (let isOver = false; !isOver; ) {
    const result = await parts.db.write({ clientId }, async (tx) => {
      const run = await lockRun(tx, clientId, runId);
      if (!run) return true;
      const now = parts.clock.now();
      const course = await courseTerms(tx, clientId, run.course_id);
      const page = { after: run.after_id, rows: batch };
      const isOpen = course?.state === "published";
      const ids = isOpen ? await peopleOpenTo(tx, { clientId, eligibility: run.eligibility, now }, page) : [];
      let joined = 0;
      if (course && ids.length > 0) {
        const actor = { actorId: run.started_by, actorName: run.starter_name, reason: null, now };
        const due = run.own_due ? { dueOn: run.due_on } : {};
        const about = { clientId, course, event: run.event, source: "staff", by: actor, ...due } as const;
        joined = (await enrolPeople(tx, about, ids)).length;
      }
      const last = ids.length < batch ? null : (ids.at(-1) ?? null);
      await advanceRun(tx, { clientId, id: run.id }, { done: ids.length, joined, last }, now);
      await publishEvent(tx, "teaching.changed", {
        clientId,
        ...(run.started_by && { userId: run.started_by }),
      });
      return last === null;
    });
    isOver = isRefusal(result) || result;
  }
};
