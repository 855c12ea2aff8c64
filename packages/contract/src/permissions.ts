/** Staff roles of a membership (§roles#roles). */
export const roles = ["instructor", "program_administrator", "auditor", "moderator", "survey_owner"] as const;
export type Role = (typeof roles)[number];

/** Job profiles (§roles#job-profiles): what a person does in the trade. */
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
 * The matrix: permissions of staff by the room that asks for them, each with the roles that hold it. What is not here is
 * denied. A superuser holds every permission in every client; `clients.list` and `clients.create` belong to superusers
 * alone. A job profile never grants any of these.
 */
export const permissionMatrix = {
  "tenants/clients": {
    "clients.list": [],
    "clients.create": [],
    "client.read": ["program_administrator"],
    "client.configure": ["program_administrator"],
    "texts.edit": ["program_administrator"],
  },
  "communication/messages": {
    "outbox.read": ["program_administrator"],
    "outbox.retry": ["program_administrator"],
  },
  "catalog/products": {
    "catalogue.read": ["program_administrator", "auditor"],
    "catalogue.edit": ["program_administrator"],
    "network.edit": ["program_administrator"],
  },
  "members/people": {
    "people.read": ["program_administrator", "auditor", "moderator"],
    "people.read_personal": ["program_administrator"],
    "people.invite": ["program_administrator"],
    "people.edit": ["program_administrator"],
    "people.decide": ["program_administrator"],
    "people.assign_roles": ["program_administrator"],
    "people.remove_factors": ["program_administrator"],
    "people.issue_access_codes": ["program_administrator"],
    "people.import": ["program_administrator"],
    "consents.read": ["program_administrator", "auditor"],
  },
  "members/segments": {
    "segments.read": ["instructor", "program_administrator", "auditor"],
    "segments.edit": ["program_administrator"],
  },
  "members/saved-views": {
    "views.share": ["program_administrator", "auditor"],
    "views.remove_shared": ["program_administrator"],
  },
  "members/requirements": {
    "trainings.edit": ["program_administrator"],
  },
  "loyalty/campaigns": {
    "campaigns.read": ["program_administrator", "auditor"],
    "campaigns.edit": ["program_administrator"],
    "campaigns.approve": ["program_administrator"],
  },
  "loyalty/claims": {
    "claims.read": ["program_administrator", "auditor"],
    "claims.audit": ["program_administrator", "auditor"],
    "photos.configure": ["program_administrator"],
  },
  "loyalty/adjustments": {
    "awards.read": ["program_administrator", "auditor"],
    "awards.propose": ["program_administrator"],
    "awards.approve": ["program_administrator"],
  },
  "loyalty/tiers": {
    "levels.read": ["program_administrator", "auditor"],
    "levels.examine": ["program_administrator", "auditor"],
    "levels.decide": ["program_administrator"],
  },
  "loyalty/rewards": {
    "rewards.read": ["program_administrator", "auditor"],
    "rewards.edit": ["program_administrator"],
    "stock.edit": ["program_administrator"],
    "stock.approve": ["program_administrator"],
    "codes.import": ["program_administrator"],
  },
  "loyalty/orders": {
    "orders.read": ["program_administrator", "auditor"],
    "orders.decide": ["program_administrator"],
    "orders.ship": ["program_administrator"],
  },
  "learning/authoring": {
    "courses.read": ["instructor", "program_administrator"],
    "courses.edit": ["program_administrator"],
    "courses.publish": ["program_administrator"],
  },
  "learning/enrolments": {
    "courses.enrol": ["program_administrator"],
    "courses.report": ["instructor", "program_administrator"],
  },
  "learning/delivery": {
    "live.authorise": ["instructor", "program_administrator"],
  },
  "learning/questions": {
    "questions.read": ["instructor", "program_administrator"],
    "questions.edit": ["instructor", "program_administrator"],
  },
  "learning/tests": {
    "attempts.grant": ["instructor", "program_administrator"],
  },
  "learning/grading": {
    "results.read": ["instructor", "program_administrator", "auditor"],
    "results.mark": ["instructor", "program_administrator"],
    "results.regrade": ["program_administrator"],
  },
  "learning/practice": {
    "drills.read": ["instructor", "program_administrator", "auditor"],
    "drills.edit": ["instructor", "program_administrator"],
  },
  "learning/certificates": {
    "certificates.read": ["program_administrator", "auditor"],
    "certificates.edit": ["program_administrator"],
    "certificates.issue": ["program_administrator"],
  },
  "learning/badges": {
    "badges.read": ["program_administrator", "auditor"],
    "badges.edit": ["program_administrator"],
  },
  "learning/live-sessions": {
    "live_sessions.read": ["instructor", "program_administrator", "auditor"],
    "live_sessions.edit": ["program_administrator"],
    "live_sessions.host": ["instructor", "program_administrator"],
  },
  "content/portfolio": {
    "portfolio.edit": ["program_administrator"],
  },
  "content/support": {
    "support.answer": ["program_administrator"],
  },
  "partners/api-keys": {
    "partners.edit": ["program_administrator"],
  },
  "insight/reports": {
    "figures.read": ["program_administrator", "auditor"],
    "exports.personal": ["program_administrator"],
    "exports.schedule": ["program_administrator"],
  },
  "insight/audit-trail": {
    "audit.read": ["program_administrator", "auditor"],
  },
  "home/office": {
    "office.open": ["instructor", "program_administrator", "auditor", "moderator"],
  },
} as const satisfies Record<string, Record<string, readonly Role[]>>;

type Matrix = typeof permissionMatrix;
export type Permission = { [Room in keyof Matrix]: keyof Matrix[Room] }[keyof Matrix];

const holders = Object.values(permissionMatrix).flatMap(
  (rights) => Object.entries(rights) as [Permission, readonly Role[]][],
);

/** Permissions of staff, in the order of the matrix. */
export const permissions: readonly Permission[] = holders.map(([permission]) => permission);

const heldBy = (role: Role): readonly Permission[] =>
  holders.flatMap(([permission, held]) => (held.includes(role) ? [permission] : []));

/** The same matrix by role. */
export const permissionsByRole: Readonly<Record<Role, readonly Permission[]>> = {
  instructor: heldBy("instructor"),
  program_administrator: heldBy("program_administrator"),
  auditor: heldBy("auditor"),
  moderator: heldBy("moderator"),
  survey_owner: heldBy("survey_owner"),
};

/** Every permission someone holds in the selected client. */
export function permissionsOf(who: {
  isSuperuser: boolean;
  roles: readonly Role[];
}): ReadonlySet<Permission> {
  if (who.isSuperuser) return new Set(permissions);
  return new Set(who.roles.flatMap((role) => permissionsByRole[role]));
}
