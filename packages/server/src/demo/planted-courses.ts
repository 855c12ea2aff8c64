import type { CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import type { CoursePlan } from "./learning-plans.ts";
import type { PlantedContent } from "./plant-course-content.ts";
import type { PlantedPerson } from "./plant-people.ts";
import type { PlantedProgramme } from "./plant-programme.ts";

/** A course or trail as it stands in the database. */
export interface PlantedCourse {
  id: string;
  plan: CoursePlan;
  draft: CourseDraft;
  publishedAt: Date;
}

/** What enrolments are made of. */
export interface EnrolmentGiven {
  programme: PlantedProgramme;
  people: readonly PlantedPerson[];
  courses: ReadonlyMap<string, PlantedCourse>;
  content: PlantedContent;
  now: Date;
}

/** Their courses are what they show; chance gives them no other. */
export const outsiders: ReadonlySet<string> = new Set(["vendedor", "promotora", "novata"]);
