import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { tableUses } from "../../test/table-uses.ts";
import { ownedTables } from "./owners.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));
const owners = new Map(
  Object.entries(ownedTables).flatMap(([room, tables]) =>
    tables.map((table): [string, string] => [table, room]),
  ),
);
const wingOf = (room = "") => room.split("/")[0];

/**
 * Rooms that write rows of another one's table, by table. The order of wings keeps them from calling the owner: campaigns
 * stand above reports and levels, messages above sessions.
 */
const foreignWriters: Record<string, string[]> = {
  campaign_levels: ["loyalty/campaigns"],
  device_tokens: ["communication/messages"],
  figures_counted: ["loyalty/campaigns"],
};

/** Rooms that read tables of another wing, by table. A room leaves the list when it asks the owner's door or a view. */
const foreignReaders: Record<string, string[]> = {
  acceptances: ["home/home", "members/people", "privacy/own-data", "tenants/clients"],
  access_codes: ["members/people"],
  attempts: ["members/eligibility"],
  audit_queue: ["insight/reports"],
  audit_trail: ["insight/audit-trail"],
  audit_verdicts: ["insight/reports"],
  award_batches: ["insight/reports"],
  badges: ["members/groups", "members/segments"],
  brand_companies: ["loyalty/campaigns"],
  brands: [
    "accounts/identity",
    "accounts/profile",
    "loyalty/campaigns",
    "members/eligibility",
    "members/people",
    "members/registration",
    "tenants/clients",
  ],
  campaign_countries: ["insight/reports"],
  campaign_days: ["insight/reports"],
  campaign_enrolments: ["home/home", "insight/reports"],
  campaigns: ["insight/reports", "learning/delivery", "members/groups", "members/segments"],
  certificates: ["privacy/own-data"],
  claim_lines: ["catalog/products", "insight/reports"],
  claim_transitions: ["insight/reports"],
  claims: ["catalog/products", "home/home", "insight/reports", "members/eligibility"],
  client_hosts: [
    "accounts/identity",
    "accounts/sign-in-methods",
    "content/portfolio",
    "learning/certificates",
  ],
  client_branding: [
    "accounts/identity",
    "accounts/profile",
    "accounts/recovery",
    "accounts/sign-in-methods",
    "communication/messages",
    "content/portfolio",
    "content/support",
    "core",
    "home/home",
    "insight/exports",
    "learning/certificates",
    "loyalty/adjustments",
    "loyalty/campaigns",
    "loyalty/tiers",
    "members/people",
    "members/registration",
  ],
  clients: [
    "accounts/identity",
    "accounts/profile",
    "accounts/recovery",
    "accounts/sign-in-methods",
    "catalog/products",
    "communication/messages",
    "content/portfolio",
    "content/support",
    "core",
    "home/home",
    "insight/audit-trail",
    "insight/exports",
    "insight/reports",
    "learning/badges",
    "learning/certificates",
    "learning/delivery",
    "learning/enrolments",
    "learning/grading",
    "learning/practice",
    "loyalty/adjustments",
    "loyalty/campaigns",
    "loyalty/claims",
    "loyalty/leaderboards",
    "loyalty/ledger",
    "loyalty/orders",
    "loyalty/rewards",
    "members/people",
    "members/registration",
    "members/requirements",
    "privacy/own-data",
  ],
  companies: [
    "accounts/profile",
    "loyalty/campaigns",
    "members/people",
    "members/registration",
    "tenants/clients",
  ],
  countries: ["content/support", "learning/grading", "loyalty/campaigns", "tenants/clients"],
  country_areas: ["catalog/products", "tenants/clients"],
  course_enrolments: ["home/home", "loyalty/leaderboards"],
  course_versions: ["content/portfolio"],
  courses: [
    "content/portfolio",
    "loyalty/leaderboards",
    "members/eligibility",
    "members/groups",
    "members/requirements",
    "members/segments",
  ],
  device_tokens: ["communication/messages"],
  drills: ["members/groups", "members/segments"],
  files: [
    "content/portfolio",
    "home/home",
    "learning/authoring",
    "learning/content",
    "learning/delivery",
    "loyalty/adjustments",
    "loyalty/claims",
    "tenants/clients",
  ],
  games: ["members/eligibility"],
  genders: ["tenants/clients"],
  jobs_caught_up: ["platform"],
  languages: ["tenants/clients"],
  ledger_lots: ["insight/reports"],
  legal_texts: ["accounts/profile", "home/home"],
  level_reviews: ["insight/reports"],
  live_events: ["accounts/profile", "communication/messages"],
  marital_statuses: ["tenants/clients"],
  membership_groups: ["accounts/profile", "learning/enrolments", "learning/grading"],
  memberships: [
    "accounts/identity",
    "accounts/profile",
    "accounts/recovery",
    "accounts/sign-in-methods",
    "communication/messages",
    "content/support",
    "core",
    "home/home",
    "insight/exports",
    "insight/reports",
    "learning/badges",
    "learning/certificates",
    "learning/delivery",
    "learning/enrolments",
    "learning/grading",
    "loyalty/adjustments",
    "loyalty/campaigns",
    "loyalty/claims",
    "loyalty/leaderboards",
    "loyalty/orders",
    "loyalty/tiers",
    "partners/api-keys",
    "privacy/own-data",
    "tenants/clients",
  ],
  module_items: ["accounts/profile"],
  notifications: ["accounts/profile", "home/home"],
  order_transitions: ["insight/reports"],
  orders: ["insight/exports", "insight/reports", "privacy/own-data"],
  outbox_messages: ["accounts/recovery", "members/people"],
  passkeys: ["core"],
  people_groups: ["accounts/profile", "learning/enrolments", "learning/grading", "tenants/clients"],
  person_levels: ["accounts/profile", "members/eligibility"],
  personal_reads: ["privacy/own-data"],
  products: ["insight/reports", "loyalty/campaigns", "loyalty/claims"],
  professions: ["tenants/clients"],
  retailers: [
    "accounts/profile",
    "home/home",
    "insight/reports",
    "loyalty/campaigns",
    "loyalty/claims",
    "loyalty/leaderboards",
    "members/people",
    "members/registration",
    "tenants/clients",
  ],
  reward_settings: ["insight/reports"],
  rewards: ["insight/exports", "learning/authoring", "members/groups", "members/segments"],
  rule_set_versions: ["catalog/products"],
  sessions: ["communication/messages", "core"],
  standing_counts: ["insight/reports"],
  standings: ["insight/reports"],
  store_group_stores: ["loyalty/campaigns", "loyalty/claims", "members/eligibility"],
  store_groups: ["loyalty/campaigns"],
  store_photos: ["insight/reports"],
  stores: [
    "accounts/profile",
    "home/home",
    "learning/badges",
    "learning/certificates",
    "learning/delivery",
    "learning/enrolments",
    "learning/grading",
    "loyalty/adjustments",
    "loyalty/campaigns",
    "loyalty/claims",
    "loyalty/leaderboards",
    "loyalty/orders",
    "loyalty/tiers",
    "members/eligibility",
    "members/groups",
    "members/people",
    "members/registration",
    "members/requirements",
    "members/segments",
    "tenants/clients",
  ],
  streaks: ["members/eligibility"],
  support_answers: ["privacy/own-data"],
  support_requests: ["privacy/own-data"],
  totp_factors: ["core"],
  training_completions: ["learning/authoring", "learning/delivery", "learning/enrolments"],
  users: [
    "communication/messages",
    "content/support",
    "core",
    "home/home",
    "insight/exports",
    "insight/reports",
    "learning/badges",
    "learning/certificates",
    "learning/delivery",
    "learning/enrolments",
    "learning/tests",
    "loyalty/adjustments",
    "loyalty/campaigns",
    "loyalty/leaderboards",
    "loyalty/orders",
    "loyalty/tiers",
    "members/groups",
    "members/people",
    "members/registration",
    "partners/api-keys",
    "privacy/own-data",
    "tenants/clients",
  ],
};

const uses = tableUses(folder, new Set(owners.keys()));

/** Rooms by table, as the lists above have them. */
function roomsByTable(tableUses: typeof uses): Record<string, string[]> {
  const byTable = Object.entries(Object.groupBy(tableUses, ({ table }) => table));
  return Object.fromEntries(
    byTable.map(([table, all = []]) => [table, [...new Set(all.map(({ room }) => room))].sort()]),
  );
}

test("every table has one owner, a room of the wing whose file makes the table", () => {
  const made = readdirSync(`${folder}/db/tables`).flatMap((file) =>
    [
      ...readFileSync(`${folder}/db/tables/${file}`, "utf8").matchAll(/^create (?:unlogged )?table (\w+)/gm),
    ].map(([, table = ""]) => [table, file.replace(".sql", "")]),
  );
  // The wing of a table that came later stands in no file of its own: its migration makes it.
  const added = readdirSync(`${folder}/db/migrations`).flatMap((file) =>
    [...readFileSync(`${folder}/db/migrations/${file}`, "utf8").matchAll(/^create table (\w+)/gm)].map(
      ([, table = ""]) => [table, wingOf(owners.get(table))],
    ),
  );
  const owned = Object.entries(ownedTables).flatMap(([room, tables]) =>
    tables.map((table) => [table, wingOf(room)]),
  );
  expect(owned.sort()).toEqual([...made, ...added].sort());
  expect(Object.keys(ownedTables).filter((room) => !existsSync(`${folder}/${room}`))).toEqual([]);
});

test("a room writes its own tables: no other than those listed", () => {
  expect(
    roomsByTable(uses.filter(({ table, room, writes }) => writes && room !== owners.get(table))),
  ).toEqual(foreignWriters);
});

test("a room reads tables of its own wing: no other than those listed", () => {
  const foreign = uses.filter(
    ({ table, room, writes }) => !writes && wingOf(room) !== wingOf(owners.get(table)),
  );
  expect(roomsByTable(foreign)).toEqual(foreignReaders);
});

test("SQL stands in query files", () => {
  const files = new Set(uses.map(({ file }) => file).filter((file) => !file.endsWith("queries.ts")));
  expect([...files].sort()).toEqual([]);
});
