import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

/** Trainings that open things. */
export function trainingRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const trainings = createRoute({
    getParentRoute,
    path: "/trainings",
    validateSearch: texts,
    component: guarded(
      "trainings.edit",
      page(
        () => import("../../members/requirements/TrainingsPage.tsx"),
        "TrainingsPage",
        "members/requirements",
      ),
    ),
  });
  const importCompletions = createRoute({
    getParentRoute,
    path: "/trainings/import",
    component: guarded(
      "trainings.edit",
      page(
        () => import("../../members/requirements/ImportPage.tsx"),
        "ImportPage",
        "members/requirements",
        "core/imports",
      ),
    ),
  });
  const training = createRoute({
    getParentRoute,
    path: "/trainings/$trainingId",
    validateSearch: texts,
    component: guarded(
      "trainings.edit",
      page(
        () => import("../../members/requirements/TrainingPage.tsx"),
        "TrainingPage",
        "members/requirements",
        "core/exports",
      ),
    ),
  });

  return [trainings, importCompletions, training] as const;
}
