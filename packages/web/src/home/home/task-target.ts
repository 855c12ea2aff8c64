import type { HomeTask } from "./home.queries.ts";

type Target = { readonly to: string; readonly search?: Readonly<Record<string, string>> };

/** Where each task is done. Terms have no page of their own: they are asked for wherever one is. */
export const TASK_TARGET: Readonly<Record<HomeTask["kind"], Target | undefined>> = {
  accept_terms: undefined,
  complete_profile: { to: "/profile" },
  add_phone: { to: "/profile" },
  add_picture: { to: "/profile" },
  review_people: { to: "/admin/people", search: { status: "awaiting_approval" } },
  check_outbox: { to: "/admin/outbox" },
  look_at_levels: { to: "/admin/levels" },
  approve_orders: { to: "/admin/orders" },
  mark_essays: { to: "/admin/marking" },
  decide_enrolments: { to: "/admin/enrolments" },
  see_codes: { to: "/profile/orders", search: { state: "delivered" } },
};
