// Builders of tests: each thing, with only the fields it cares about: the rest is filled in. Each test makes its own
// client, so tests never meet.
import { moduleFlags, plannedModules } from "@trilha/contract/core/modules.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import type { JobProfile, Role } from "@trilha/contract/permissions.ts";
import type { Insertable } from "kysely";
import { isRefusal } from "../src/core/refusal.ts";
import type { Tx } from "../src/db/database.ts";
import type { Tables } from "../src/db/schema.ts";
import type { Caller, TestApp } from "./app.ts";
import { storeZone } from "./clock.ts";

/** Writes as the system, past every client. */
export async function plant<T>(app: Pick<TestApp, "parts">, work: (tx: Tx) => Promise<T>): Promise<T> {
  const planted = await app.parts.db.write({ system: true }, work);
  if (isRefusal(planted)) throw new Error(`refused: ${planted.refused.code}`);
  return planted;
}

type Row<Name extends keyof Tables> = Partial<Insertable<Tables[Name]>>;
export type Client = { id: string; slug: string };

const everyModule = Object.fromEntries(
  moduleFlags.filter((flag) => !plannedModules.has(flag)).map((flag) => [flag, true]),
);

/** A client with its look and every module the product has, unless said otherwise. */
export async function aClient(
  app: TestApp,
  fields: Row<"clients"> & { branding?: Row<"client_branding"> } = {},
): Promise<Client> {
  const { branding, ...own } = fields;
  const name = unique("client");
  return plant(app, async (tx) => {
    const client = await tx
      .insertInto("clients")
      .values({ slug: name, name: `Client ${name}`, ...everyModule, ...own })
      .returning(["id", "slug"])
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("client_branding")
      .values({ client_id: client.id, ...branding })
      .execute();
    return client;
  });
}

export type User = { id: string; username: string; email: string | null };

/** A person who belongs to no client yet. */
export async function aUser(app: TestApp, fields: Row<"users"> = {}): Promise<User> {
  const username = unique("person");
  return plant(app, (tx) =>
    tx
      .insertInto("users")
      .values({
        username,
        first_name: "Ana",
        last_name: "Silva",
        email: `${username}@example.com`,
        country: "BR",
        ...fields,
      })
      .returning(["id", "username", "email"])
      .executeTakeFirstOrThrow(),
  );
}

export type Member = Caller & { clientId: string; membershipId: string; username: string };

/** Member of a client: active, without a staff role, unless said. `as` of a request takes them directly. */
export async function aMember(
  app: TestApp,
  { client, user, ...fields }: { client: Client; user?: User | Row<"users"> } & Row<"memberships">,
): Promise<Member> {
  const person = user && "id" in user && user.id ? (user as User) : await aUser(app, user);
  const membership = await plant(app, (tx) =>
    tx
      .insertInto("memberships")
      .values({ client_id: client.id, user_id: person.id, status: "active", country: "BR", ...fields })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return { userId: person.id, clientId: client.id, membershipId: membership.id, username: person.username };
}

/** Staff of a client. */
export function aStaffMember(app: TestApp, client: Client, ...roles: Role[]): Promise<Member> {
  return aMember(app, { client, roles });
}

/** Participant. */
export function aParticipant(
  app: TestApp,
  client: Client,
  jobProfile: JobProfile = "salesperson",
): Promise<Member> {
  return aMember(app, { client, job_profile: jobProfile });
}

/** A superuser, looking at a client without being a member. */
export async function aSuperuser(app: TestApp, client: Client): Promise<Caller> {
  const { id } = await aUser(app, { is_superuser: true });
  return { userId: id, clientId: client.id };
}

/** A store with its chain. */
export async function aStore(
  app: TestApp,
  client: Client,
  fields: Row<"stores"> = {},
): Promise<{ id: string; retailerId: string }> {
  const name = unique("store");
  return plant(app, async (tx) => {
    const retailer = await tx
      .insertInto("retailers")
      .values({ client_id: client.id, country: "BR", name: `Chain ${name}` })
      .returning("id")
      .executeTakeFirstOrThrow();
    const store = await tx
      .insertInto("stores")
      .values({
        client_id: client.id,
        retailer_id: retailer.id,
        country: "BR",
        name: `Store ${name}`,
        code: name,
        time_zone: storeZone,
        ...fields,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id: store.id, retailerId: retailer.id };
  });
}

/** A product of a brand the client has, or has from now on. */
export async function aProduct(
  app: Pick<TestApp, "parts">,
  client: Client,
  fields: Row<"products"> = {},
): Promise<{ id: string; sku: string; name: string }> {
  const sku = unique("SKU");
  const brand = fields.brand ?? "Aurora";
  return plant(app, async (tx) => {
    const own = { client_id: client.id, name: brand };
    await tx
      .insertInto("brands")
      .values(own)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return tx
      .insertInto("products")
      .values({
        client_id: client.id,
        sku,
        name: `Product ${sku}`,
        product_type: "Notebook",
        brand,
        ...fields,
      })
      .returning(["id", "sku", "name"])
      .executeTakeFirstOrThrow();
  });
}

/** A group of stores. */
export async function aStoreGroup(
  app: Pick<TestApp, "parts">,
  client: Client,
  ...storeIds: string[]
): Promise<{ id: string; name: string }> {
  return plant(app, async (tx) => {
    const group = await tx
      .insertInto("store_groups")
      .values({ client_id: client.id, name: unique("stores") })
      .returning(["id", "name"])
      .executeTakeFirstOrThrow();
    for (const store_id of storeIds) {
      const row = { client_id: client.id, group_id: group.id, store_id };
      await tx.insertInto("store_group_stores").values(row).execute();
    }
    return group;
  });
}

/** A group of people. */
export async function aGroup(
  app: TestApp,
  client: Client,
  ...members: Member[]
): Promise<{ id: string; name: string }> {
  const name = unique("group");
  return plant(app, async (tx) => {
    const group = await tx
      .insertInto("people_groups")
      .values({ client_id: client.id, name })
      .returning(["id", "name"])
      .executeTakeFirstOrThrow();
    for (const { membershipId } of members) {
      const row = { client_id: client.id, membership_id: membershipId, group_id: group.id };
      await tx.insertInto("membership_groups").values(row).execute();
    }
    return group;
  });
}

/** A segment with version 1 of its conditions. */
export async function aSegment(
  app: TestApp,
  client: Client,
  conditions: Eligibility = { all: [{ jobProfile: ["seller"] }] },
): Promise<{ id: string; name: string }> {
  const name = unique("segment");
  return plant(app, async (tx) => {
    const at = app.clock.now();
    const segment = await tx
      .insertInto("segments")
      .values({ client_id: client.id, name, changed_at: at })
      .returning(["id", "name"])
      .executeTakeFirstOrThrow();
    const written = { version: 1, conditions: JSON.stringify(conditions), made_at: at };
    await tx
      .insertInto("segment_versions")
      .values({ client_id: client.id, segment_id: segment.id, ...written })
      .execute();
    return segment;
  });
}

let count = 0;

/** A name no other test has. */
export function unique(word: string): string {
  count += 1;
  return `${word}-${process.pid}-${count}`;
}
