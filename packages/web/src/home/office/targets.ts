import type {
  DueKind,
  OfficeQueue,
  OfficeTrouble,
  SetUpStepName,
} from "@trilha/contract/home/office/states.ts";
import type { OfficeHome } from "./office.queries.ts";

/** Page where something is done, with its filters. */
export type OfficeTarget = { readonly to: string; readonly search?: Readonly<Record<string, string>> };

export const QUEUE_TARGET: Readonly<Record<OfficeQueue, OfficeTarget>> = {
  registrations: { to: "/admin/registrations" },
  audit: { to: "/admin/review" },
  orders: { to: "/admin/orders", search: { state: "awaiting_approval" } },
  parcels: { to: "/admin/orders", search: { state: "approved" } },
  levels: { to: "/admin/levels" },
  support: { to: "/admin/support" },
  requests: { to: "/admin/enrolments" },
  essays: { to: "/admin/marking" },
  rules: { to: "/admin/campaigns" },
  proposals: { to: "/admin/awards", search: { state: "proposed" } },
  corrections: { to: "/admin/rewards/stock" },
  flags: { to: "/admin/learning-reports/flags" },
};

export const TROUBLE_TARGET: Readonly<Record<OfficeTrouble, OfficeTarget>> = {
  lost_messages: { to: "/admin/outbox", search: { state: "dead" } },
  sold_out: { to: "/admin/rewards/stock" },
  failed_files: { to: "/admin/exports" },
};

const DUE_PATH: Readonly<Record<DueKind, string>> = {
  campaign_unready: "/admin/campaigns",
  campaign_begins: "/admin/campaigns",
  campaign_ends: "/admin/campaigns",
  drill_ends: "/admin/drills",
  support: "/admin/support",
};

export const dueTarget = ({ kind, id }: OfficeHome["due"][number]): OfficeTarget => ({
  to: `${DUE_PATH[kind]}/${id}`,
});

export const STEP_TARGET: Readonly<Record<SetUpStepName, OfficeTarget>> = {
  branding: { to: "/admin/client/branding" },
  texts: { to: "/admin/texts" },
  stores: { to: "/admin/stores" },
  products: { to: "/admin/products" },
  people: { to: "/admin/people" },
  courses: { to: "/admin/courses" },
  campaign: { to: "/admin/campaigns" },
  rewards: { to: "/admin/rewards" },
};

/** Length of a queue in few letters: "7", or "99+" where counting stopped. */
export const countText = (
  { count, more }: { readonly count: number; readonly more: boolean },
  number: (value: number) => string,
): string => (more ? `${number(count)}+` : number(count));
