import type { Training } from "@trilha/contract/members/requirements/shapes.ts";
import type { TrainingRow } from "./trainings.queries.ts";

export function presentTraining({ search_text: _, ...row }: TrainingRow): Training {
  return row;
}
