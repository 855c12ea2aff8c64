import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { tableUses } from "../../test/table-uses.ts";
import { ownedTables, publishedTables, surveyingRooms } from "./owners.ts";

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

/**
 * Rooms that read a table of another wing which is not published, by table. The session's page asks for all it shows
 * in one statement (decision 070); core checks what a session was proven with before any room is called.
 */
const foreignReaders: Record<string, string[]> = {
  acceptances: ["members/people", "tenants/clients"],
  access_codes: ["members/people"],
  audit_trail: ["insight/audit-trail"],
  badges: ["members/groups", "members/segments"],
  brand_companies: ["loyalty/campaigns"],
  claim_lines: ["catalog/products"],
  claims: ["catalog/products"],
  course_enrolments: ["loyalty/leaderboards"],
  course_versions: ["content/portfolio"],
  device_tokens: ["communication/messages"],
  drills: ["members/groups", "members/segments"],
  jobs_caught_up: ["platform"],
  legal_texts: ["accounts/profile"],
  live_sessions: ["members/groups", "members/segments"],
  live_events: ["accounts/profile", "communication/messages"],
  module_items: ["accounts/profile"],
  notifications: ["accounts/profile"],
  orders: ["insight/exports"],
  outbox_messages: ["accounts/recovery", "members/people"],
  passkeys: ["core"],
  person_levels: ["accounts/profile"],
  rewards: ["insight/exports", "learning/authoring", "members/groups", "members/segments"],
  rule_set_versions: ["catalog/products"],
  sessions: ["communication/messages", "core"],
  totp_factors: ["core"],
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
  const sqlOf = (kind: string) =>
    readdirSync(`${folder}/db/${kind}`).map((file) => ({
      wing: file.replace(".sql", ""),
      sql: readFileSync(`${folder}/db/${kind}/${file}`, "utf8"),
    }));
  const migrations = sqlOf("migrations");
  const renamed = new Map(
    migrations.flatMap(({ sql }) =>
      [...sql.matchAll(/^alter table (\w+) rename to (\w+)/gm)].map(([, before = "", after = ""]) => [
        before,
        after,
      ]),
    ) as [string, string][],
  );
  const made = sqlOf("tables").flatMap(({ wing, sql }) =>
    [...sql.matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, table = ""]) => [
      renamed.get(table) ?? table,
      wing,
    ]),
  );
  // The wing of a table that came later stands in no file of its own: its migration makes it.
  const added = migrations.flatMap(({ sql }) =>
    [...sql.matchAll(/^create table (\w+)/gm)].map(([, table = ""]) => [table, wingOf(owners.get(table))]),
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

test("a room reads tables of its own wing and what is published: no other than those listed", () => {
  const foreign = uses.filter(
    ({ table, room, writes }) =>
      !writes &&
      wingOf(room) !== wingOf(owners.get(table)) &&
      !publishedTables.has(table) &&
      !surveyingRooms.has(room),
  );
  expect(roomsByTable(foreign)).toEqual(foreignReaders);
});

test("what is published is read by others, and rooms that survey are rooms", () => {
  const readByOthers = new Set(
    uses.filter(({ table, room }) => wingOf(room) !== wingOf(owners.get(table))).map(({ table }) => table),
  );
  expect([...publishedTables].filter((table) => !readByOthers.has(table))).toEqual([]);
  expect([...surveyingRooms].filter((room) => !existsSync(`${folder}/${room}`))).toEqual([]);
});

test("SQL stands in query files", () => {
  const files = new Set(uses.map(({ file }) => file).filter((file) => !file.endsWith("queries.ts")));
  expect([...files].sort()).toEqual([]);
});
