import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id, moment } from "../../core/shapes.ts";

/** Task the person should do next, most urgent first. */
const task = z.strictObject({
  kind: z.enum(["accept_terms", "complete_profile", "add_phone", "add_picture", "see_codes"]),
  mandatory: z.boolean(),
  params: z.record(z.string(), z.number()),
});

export const readHome = endpoint({
  id: "home.read",
  method: "GET",
  path: "/api/home",
  summary: "What home shows: the programme's welcome, what to do next, what is new",
  access: "participant",
  module: "always",
  answer: z.strictObject({
    welcome: z.nullable(
      z.strictObject({ title: z.string(), text: z.string(), imageUrl: z.nullable(z.string()) }),
    ),
    /** Checklist of the first days; empty later on, and when all is done. */
    firstSteps: z.array(
      z.strictObject({
        kind: z.enum(["complete_profile", "join_campaign", "start_course", "report_sale"]),
        done: z.boolean(),
      }),
    ),
    tasks: z.array(task),
    profileCompleteness: z.number(),
    place: z.strictObject({
      jobProfile: z.nullable(z.string()),
      store: z.nullable(z.string()),
      retailer: z.nullable(z.string()),
      city: z.nullable(z.string()),
      memberSince: moment,
    }),
    news: z.array(
      z.strictObject({
        id,
        title: z.string(),
        body: z.string(),
        link: z.nullable(z.string()),
        createdAt: moment,
        read: z.boolean(),
      }),
    ),
  }),
});

export const homeEndpoints = [readHome];
