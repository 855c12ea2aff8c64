import * as z from "zod/mini";
import { readSession } from "../../accounts/profile/endpoints.ts";
import { endpoint } from "../../core/endpoint.ts";
import { id, moment } from "../../core/shapes.ts";
import { readNext } from "../../learning/delivery/course-endpoints.ts";
import { askDaily, listMyDrills } from "../../learning/practice/endpoints.ts";
import { listCampaigns } from "../../loyalty/campaigns/endpoints.ts";
import { readMyLevel } from "../../loyalty/tiers/endpoints.ts";

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
    workplace: z.strictObject({
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

export const openHome = endpoint({
  id: "home.open",
  method: "GET",
  path: "/api/home/opening",
  summary: "What the app opens with, in one answer: the session and the blocks of home the caller has",
  access: "participant",
  module: "always",
  answer: z.strictObject({
    session: readSession.answer,
    home: readHome.answer,
    /** Question of the day; null here and below: the block is not for the caller. */
    day: z.nullable(askDaily.answer),
    next: z.nullable(readNext.answer),
    /** Only while a banner waits to be seen. */
    drills: z.nullable(listMyDrills.answer),
    campaigns: z.nullable(listCampaigns.answer),
    level: z.nullable(readMyLevel.answer),
  }),
});

export const homeEndpoints = [readHome, openHome];
