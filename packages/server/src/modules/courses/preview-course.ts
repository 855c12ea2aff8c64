import type {
  openPreview as openSpec,
  previewCourse as spec,
} from "@trilha/contract/courses/preview-endpoints.ts";
import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { UseCase } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
import * as learning from "../learning/index.ts";
import { courseById } from "./courses.queries.ts";

/** §2 The draft as a learner's page. */
export const previewCourse: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => {
    const course = await courseById(tx, call.actor.clientId, params.id);
    return course ? learning.previewCourse(tx, call, course) : refuse(genericProblems.notFound);
  });

/** One of its activities as the player shows it; nothing of it is kept. */
export const openPreview: UseCase<typeof openSpec> = (call, { params }) =>
  call.read(async (tx) => {
    const course = await courseById(tx, call.actor.clientId, params.id);
    const opened = course && (await learning.previewActivity(tx, call, course, params.order));
    return opened ?? refuse(genericProblems.notFound);
  });
