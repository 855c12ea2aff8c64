import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

/** Who registered and waits for approval. */
export function registrationRoutes(parent: typeof office) {
  const getParentRoute = () => parent;
  const queue = createRoute({
    getParentRoute,
    path: "/registrations",
    validateSearch: texts,
    component: guarded(
      "people.decide",
      page(
        () => import("../../members/registration/queue/QueuePage.tsx"),
        "QueuePage",
        "members/registration",
      ),
    ),
  });
  const waiting = createRoute({
    getParentRoute,
    path: "/registrations/$personId",
    validateSearch: texts,
    component: guarded(
      "people.decide",
      page(
        () => import("../../members/registration/queue/WaitingPage.tsx"),
        "WaitingPage",
        "members/registration",
      ),
    ),
  });
  return [queue, waiting] as const;
}
