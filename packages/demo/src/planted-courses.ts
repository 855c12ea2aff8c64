import type { CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import type { CoursePlan } from "./learning-plans.ts";
import type { PlantedProgramme } from "./plant-client.ts";
import type { PlantedContent } from "./plant-course-content.ts";
import type { PlantedPerson } from "./plant-people.ts";

/** A course or trail as it stands in the database. */
export interface PlantedCourse {
  id: string;
  plan: CoursePlan;
  draft: CourseDraft;
  publishedAt: Date;
}

/** Ingredients of enrolments. */
export interface EnrolmentGiven {
  programme: PlantedProgramme;
  people: readonly PlantedPerson[];
  courses: ReadonlyMap<string, PlantedCourse>;
  content: PlantedContent;
  now: Date;
}

/** People without chance courses; chance gives them no other. */
export const outsiders: ReadonlySet<string> = new Set(["vendedor", "promotora", "novata"]);
