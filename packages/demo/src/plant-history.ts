import type { AuditAct, AuditEntity } from "@trilha/contract/core/audit-acts.ts";
import { sql } from "kysely";
import { makePasswordLink } from "../../server/src/accounts/identity/index.ts";
import { queueMail } from "../../server/src/communication/messages/index.ts";
import type { Tx } from "../../server/src/db/database.ts";
import type { Parts } from "../../server/src/parts.ts";
import { administratorOf } from "./crowd.ts";
import type { PlantedProgramme } from "./plant-client.ts";
import type { PlantedPerson } from "./plant-people.ts";
import type { Random } from "./random.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

interface Given {
  programmes: readonly PlantedProgramme[];
  people: readonly PlantedPerson[];
  now: Date;
}

/** History before the first visit: notifications, staff acts and mails. */
export async function plantHistory(tx: Tx, random: Random, parts: Parts, given: Given): Promise<void> {
  await plantNotifications(tx, random, given);
  for (const programme of given.programmes) {
    await plantAudit(tx, random, programme, given);
    await plantMails(tx, random, parts, programme, given);
  }
}

async function plantNotifications(tx: Tx, random: Random, { programmes, people, now }: Given): Promise<void> {
  const rows = people.flatMap((person) =>
    programmes.flatMap(({ id, plan }) => {
      if (!person.memberships[id] || !person.signedUp || person.status) return [];
      const { firstName, joinedAt, roles } = person;
      const notification = (
        kind: string,
        params: Record<string, string | number>,
        at: Date,
        read: boolean,
      ) => ({
        id: random.id(at),
        client_id: id,
        user_id: person.id,
        kind,
        params: JSON.stringify(params),
        created_at: at,
        read_at: read ? new Date(at.getTime() + 2 * hour) : null,
      });
      const later = (hours: number) =>
        new Date(Math.min(joinedAt.getTime() + hours * hour, now.getTime() - hour));
      const recent = (hours: number) => new Date(now.getTime() - hours * hour);
      const known = person.joinedDaysAgo > 7;
      return [
        notification("membership.approved", { client: plan.name }, later(1), known),
        notification("welcome", { firstName, client: plan.name }, later(2), known),
        ...(roles?.length
          ? [notification("roles.changed", { client: plan.name }, later(30), random.chance(0.7))]
          : []),
        ...(random.chance(0.5)
          ? [
              notification(
                "session.new_device",
                { device: random.pick(devices) },
                recent(3 + random.below(60)),
                false,
              ),
            ]
          : []),
        ...(roles?.includes("program_administrator")
          ? [notification("import.finished", { count: 48 }, recent(26), false)]
          : []),
      ];
    }),
  );
  rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await tx.insertInto("notifications").values(rows).execute();
}

const devices = ["Chrome · Android", "Safari · iPhone", "Chrome · Windows", "Edge · Windows"];

/** Acts as staff do them, oldest first, so that their numbers grow with time. */
async function plantAudit(
  tx: Tx,
  random: Random,
  programme: PlantedProgramme,
  { people, now }: Given,
): Promise<void> {
  const administrator = people.find(
    (person) => person.username === administratorOf(programme.plan, people).username,
  );
  if (!administrator) throw new Error("an administrator was not planted");
  const act = (
    daysAgo: number,
    what: { action: AuditAct; entity: AuditEntity; entityId: string; entityName: string },
    change: { before?: object | null; after?: object | null; reason?: string } = {},
  ) => ({
    client_id: programme.id,
    at: new Date(now.getTime() - daysAgo * day + random.below(6 * hour)),
    actor_id: administrator.id,
    actor_name: `${administrator.firstName} ${administrator.lastName}`,
    action: what.action,
    entity: what.entity,
    entity_id: what.entityId,
    entity_name: what.entityName,
    before: change.before ? JSON.stringify(change.before) : null,
    after: change.after ? JSON.stringify(change.after) : null,
    reason: change.reason ?? null,
    request_id: random.id(now),
    ip: "127.0.0.1",
  });
  const client = { entity: "client" as const, entityId: programme.id, entityName: programme.plan.name };
  const [primaryColor] = programme.plan.colors;
  const acts = [
    act(
      70,
      { action: "clients.edit_branding", ...client },
      { before: { primaryColor: "#0F766E" }, after: { primaryColor } },
    ),
    act(
      69,
      { action: "clients.edit_menu", ...client },
      { before: { items: 19 }, after: { items: programme.plan.menu.length } },
    ),
    act(
      40,
      { action: "people.import", entity: "people_file", entityId: random.id(now), entityName: "" },
      { after: { created: 48, joined: 2, updated: 0, unchanged: 0, invited: true } },
    ),
  ];
  for (const person of people) {
    const entityId = person.memberships[programme.id];
    if (!entityId) continue;
    const whom = {
      entity: "person" as const,
      entityId,
      entityName: `${person.firstName} ${person.lastName}`,
    };
    if (person.status === "blocked") {
      const change = {
        before: { status: "active" },
        after: { status: "blocked" },
        reason: person.statusReason ?? "",
      };
      acts.push(act(1 + random.below(25), { action: "people.block", ...whom }, change));
    } else if (person.roles?.length && person !== administrator) {
      const change = { before: { roles: [] }, after: { roles: person.roles } };
      acts.push(act(5 + random.below(50), { action: "people.assign_roles", ...whom }, change));
    } else if (!person.status && person.signedUp && random.chance(0.12)) {
      const change = { before: { status: "awaiting_approval" }, after: { status: "active" } };
      acts.push(act(1 + random.below(60), { action: "people.approve", ...whom }, change));
    }
  }
  acts.sort((a, b) => a.at.getTime() - b.at.getTime());
  await tx.insertInto("audit_trail").values(acts).execute();
}

/** Invitations of people who have not answered yet: written as they are today, sent some time ago. */
async function plantMails(
  tx: Tx,
  random: Random,
  parts: Parts,
  programme: PlantedProgramme,
  { people, now }: Given,
): Promise<void> {
  const invited = people
    .filter(({ signedUp, status, memberships }) => memberships[programme.id] && !signedUp && !status)
    .slice(0, 14)
    .sort((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime());
  for (const [index, person] of invited.entries()) {
    const owner = {
      id: person.id,
      username: person.username,
      email: person.email,
      password_hash: null,
      last_sign_in_at: null,
    };
    const link = makePasswordLink(parts, owner, { now, clientSlug: programme.plan.slug });
    const id = await queueMail(tx, parts, {
      clientId: programme.id,
      userId: person.id,
      locale: person.locale ?? programme.plan.defaultLocale,
      to: person.email,
      template: "invitation",
      params: { firstName: person.firstName, link },
    });
    // One came back: the outbox shows what that looks like.
    const bounced = index === 2;
    await tx
      .updateTable("outbox_messages")
      .set({
        id: random.id(person.joinedAt),
        created_at: person.joinedAt,
        ...(bounced
          ? { state: "dead", attempts: 1, last_error: "550 5.1.1 mailbox unavailable" }
          : {
              state: "sent",
              attempts: 1,
              sealed: null,
              sent_at: new Date(person.joinedAt.getTime() + 4_000),
            }),
      })
      .where("id", "=", id)
      .execute();
    await sql`select graphile_worker.remove_job(${`deliver ${id}`})`.execute(tx);
  }
}
