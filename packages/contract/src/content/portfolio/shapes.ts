import * as z from "zod/mini";
import { id, localizedText, text, version } from "../../core/shapes.ts";
import { courseKinds, subscriptions } from "../../learning/delivery/outline.ts";
import { portfolioLimits, teamMemberLimits } from "./limits.ts";

/** Client of the portfolio. */
const shownBy = z.strictObject({ slug: z.string(), name: z.string() });

export const courseCard = z.strictObject({
  id,
  /** Last part of its address. */
  slug: z.string(),
  kind: z.enum(courseKinds),
  title: z.string(),
  summary: z.string(),
  coverUrl: z.nullable(z.string()),
  minutes: z.int(),
  /** Activities of a course, courses of a trail. */
  parts: z.int(),
});
export type PortfolioCard = z.output<typeof courseCard>;

export const portfolio = z.strictObject({
  client: shownBy,
  headline: z.string(),
  intro: z.string(),
  courses: z.array(courseCard),
  hasTeam: z.boolean(),
});
export type Portfolio = z.output<typeof portfolio>;

export const shownCourse = z.strictObject({
  client: shownBy,
  course: z.strictObject({
    ...courseCard.shape,
    description: z.string(),
    subscription: z.enum(subscriptions),
    /** Titles of a course's modules, or of a trail's courses. */
    chapters: z.array(z.strictObject({ title: z.string(), parts: z.int() })),
    publishedAt: z.iso.datetime(),
  }),
  hasTeam: z.boolean(),
});
export type ShownCourse = z.output<typeof shownCourse>;

export const team = z.strictObject({
  client: shownBy,
  title: z.string(),
  text: z.string(),
  people: z.array(
    z.strictObject({
      name: z.string(),
      role: z.string(),
      about: z.string(),
      pictureUrl: z.nullable(z.string()),
    }),
  ),
});
export type Team = z.output<typeof team>;

/** Texts as the office writes them. */
const portfolioTexts = z.strictObject({
  headline: localizedText(portfolioLimits.headline),
  intro: localizedText(portfolioLimits.intro),
  teamTitle: localizedText(portfolioLimits.teamTitle),
  teamText: localizedText(portfolioLimits.teamText),
});
export type PortfolioTexts = z.output<typeof portfolioTexts>;

const teamMember = {
  name: text(teamMemberLimits.name),
  role: localizedText(teamMemberLimits.role),
  about: localizedText(teamMemberLimits.about),
  pictureFileId: z.nullable(id),
};

export const portfolioOffice = z.strictObject({
  version: z.int(),
  /** The client's setting; unauthenticated visits of the login go to the portfolio while it is on (§states#portfolio-setting). */
  enabled: z.boolean(),
  address: z.string(),
  texts: portfolioTexts,
  people: z.array(z.strictObject({ ...teamMember, pictureUrl: z.nullable(z.string()) })),
  /** Every published course and trail; those shown come first, in their order. */
  courses: z.array(
    z.strictObject({
      id,
      kind: z.enum(courseKinds),
      title: z.string(),
      coverUrl: z.nullable(z.string()),
      shown: z.boolean(),
      /** For everybody of the programme; else the portfolio shows what some will not get. */
      forEverybody: z.boolean(),
    }),
  ),
});

export const portfolioEdit = z.strictObject({
  /** 0 before the first save. */
  version: z.union([version, z.literal(0)]),
  enabled: z.boolean(),
  texts: portfolioTexts,
  people: z.array(z.strictObject(teamMember)).check(z.maxLength(30)),
  /** Courses in the order shown. */
  courseIds: z.array(id).check(z.maxLength(100)),
});
