import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { genericProblems } from "../kernel/problems.ts";
import { id } from "../kernel/shapes.ts";
import { activityAhead } from "../learning/player-shapes.ts";
import { course } from "../learning/shapes.ts";

export const previewCourse = endpoint({
  id: "courses.preview",
  method: "GET",
  path: "/api/courses/:id/preview",
  summary: "The draft as the course page of somebody who has just enrolled",
  access: "courses.read",
  params: z.strictObject({ id }),
  answer: course,
  problems: [genericProblems.notFound],
});

export const openPreview = endpoint({
  id: "courses.preview_open",
  method: "POST",
  path: "/api/courses/:id/preview/:order/open",
  summary: "An activity of the draft as the player shows it: no sitting, and nothing counts",
  access: "courses.read",
  params: z.strictObject({
    id,
    /** Counts through the course from 1. */
    order: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9_999)),
  }),
  answer: activityAhead,
  problems: [genericProblems.notFound],
});

export const previewEndpoints = [previewCourse, openPreview];
