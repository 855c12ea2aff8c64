import type { Task } from "./home.queries.ts";

/** Where each task is done. Terms have no page of their own: they are asked for wherever one is. */
export const TASK_PATH: Readonly<Record<Task["kind"], string | undefined>> = {
  accept_terms: undefined,
  change_password: "/profile/security",
  complete_profile: "/profile",
  add_phone: "/profile",
  add_picture: "/profile",
  review_people: "/admin/people",
  check_outbox: "/admin/outbox",
};
