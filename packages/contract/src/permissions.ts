/** What staff may do. A job profile never grants any of these; it decides eligibility (§6). */
export const permissions = [
  "clients.list",
  "clients.create",
  "client.read",
  "client.configure",
  "people.read",
  "people.read_personal",
  "people.invite",
  "people.edit",
  "people.decide",
  "people.assign_roles",
  "people.import",
  "audit.read",
  "outbox.read",
  "outbox.retry",
  "catalogue.read",
  "catalogue.edit",
  "network.edit",
  "campaigns.read",
  "campaigns.edit",
  "campaigns.approve",
  "claims.read",
  "claims.audit",
  "photos.configure",
  "awards.read",
  "awards.propose",
  "awards.approve",
  "levels.read",
  "levels.look",
  "levels.decide",
  "trainings.edit",
  "rewards.read",
  "rewards.edit",
  "stock.edit",
  "stock.approve",
  "codes.import",
  "orders.read",
  "orders.decide",
  "orders.ship",
  "figures.read",
  "exports.personal",
  "courses.read",
  "courses.edit",
  "courses.publish",
  "courses.enrol",
  "courses.report",
  "live.authorise",
  "attempts.grant",
  "results.read",
  "results.mark",
  "results.regrade",
] as const;
export type Permission = (typeof permissions)[number];

/** Staff roles of a membership (§6). */
export const roles = ["instructor", "program_administrator", "auditor", "moderator", "survey_owner"] as const;
export type Role = (typeof roles)[number];

/** Job profiles (§6): what a person does in the trade. */
export const jobProfiles = [
  "sales_agent",
  "brand_promoter",
  "painter",
  "counter_clerk",
  "salesperson",
  "store_owner",
  "cashier",
  "seller",
  "dependent",
] as const;
export type JobProfile = (typeof jobProfiles)[number];

/**
 * The matrix: role × permission. What is not here is denied. A superuser holds every permission in every
 * client; `clients.list` and `clients.create` belong to superusers alone.
 */
export const permissionsByRole: Readonly<Record<Role, readonly Permission[]>> = {
  instructor: [
    "courses.read",
    "courses.report",
    "live.authorise",
    "attempts.grant",
    "results.read",
    "results.mark",
  ],
  program_administrator: [
    "client.read",
    "client.configure",
    "people.read",
    "people.read_personal",
    "people.invite",
    "people.edit",
    "people.decide",
    "people.assign_roles",
    "people.import",
    "audit.read",
    "outbox.read",
    "outbox.retry",
    "catalogue.read",
    "catalogue.edit",
    "network.edit",
    "campaigns.read",
    "campaigns.edit",
    "campaigns.approve",
    "claims.read",
    "claims.audit",
    "photos.configure",
    "awards.read",
    "awards.propose",
    "awards.approve",
    "levels.read",
    "levels.look",
    "levels.decide",
    "trainings.edit",
    "rewards.read",
    "rewards.edit",
    "stock.edit",
    "stock.approve",
    "codes.import",
    "orders.read",
    "orders.decide",
    "orders.ship",
    "figures.read",
    "exports.personal",
    "courses.read",
    "courses.edit",
    "courses.publish",
    "courses.enrol",
    "courses.report",
    "live.authorise",
    "attempts.grant",
    "results.read",
    "results.mark",
    "results.regrade",
  ],
  auditor: [
    "people.read",
    "audit.read",
    "catalogue.read",
    "campaigns.read",
    "claims.read",
    "claims.audit",
    "awards.read",
    "levels.read",
    "levels.look",
    "rewards.read",
    "orders.read",
    "figures.read",
    "results.read",
  ],
  moderator: ["people.read"],
  survey_owner: [],
};

/** Every permission someone holds in the selected client. */
export function permissionsOf(who: {
  isSuperuser: boolean;
  roles: readonly Role[];
}): ReadonlySet<Permission> {
  if (who.isSuperuser) return new Set(permissions);
  return new Set(who.roles.flatMap((role) => permissionsByRole[role]));
}
