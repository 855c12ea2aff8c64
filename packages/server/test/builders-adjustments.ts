// Points somebody proposed, past the form.
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { sql } from "kysely";
import type { TestApp } from "./app.ts";
import { type Client, type Member, plant, unique } from "./builders.ts";
import type { TestCampaign } from "./builders-campaigns.ts";
import { storeZone } from "./clock.ts";

/** A proposal of 10 points for one person, by themselves; nobody has decided on it. */
export async function anAwardBatch(
  app: Pick<TestApp, "parts" | "clock">,
  who: Member,
  campaign: TestCampaign,
): Promise<string> {
  const now = app.clock.now();
  return plant(app, async (tx) => {
    const { id } = await tx
      .insertInto("award_batches")
      .values({
        client_id: who.clientId,
        campaign_id: campaign.id,
        kind: "adjustment",
        state: "proposed",
        reason: "x",
        awards: 1,
        points: 10,
        experience: 0,
        proposed_by: who.userId,
        proposer_name: "x",
        proposed_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("awards")
      .values({
        client_id: who.clientId,
        batch_id: id,
        user_id: who.userId,
        points: 10,
        experience: 0,
        occurred_on: localDay(now, storeZone),
      })
      .execute();
    return id;
  });
}

/** So many people of the trade who are in the campaign, with one store, in one statement. */
export async function manyEnrolled(
  app: Pick<TestApp, "parts">,
  client: Client,
  campaign: TestCampaign,
  people: number,
  store: { id: string; retailerId: string } = { id: crypto.randomUUID(), retailerId: crypto.randomUUID() },
): Promise<{ userId: string; username: string }[]> {
  const names = unique("many");
  return plant(app, async (tx) => {
    const { rows } = await sql<{ userId: string; username: string }>`
      with made as (
        insert into users (username, first_name, last_name, country)
        select ${names} || n, 'Ana', 'Silva', 'BR' from generate_series(1, ${people}::integer) n
        returning id, username
      ), members as (
        insert into memberships (client_id, user_id, status, country)
        select ${client.id}::uuid, id, 'active', 'BR' from made returning user_id
      ), firm as (
        insert into companies (client_id, kind, name) values (${client.id}, 'company', ${names}) returning id
      ), enrolled as (
        insert into campaign_enrolments (client_id, campaign_id, user_id, country, company_id, brands, retailer_ids,
          store_ids, terms_version, terms_locale, enrolled_at)
        select ${client.id}::uuid, ${campaign.id}::uuid, members.user_id, 'BR', firm.id, '{Nimbus}',
          array[${store.retailerId}::uuid], array[${store.id}::uuid], 1, 'pt-BR', now()
        from members, firm)
      select id as "userId", username from made`.execute(tx);
    return rows;
  });
}
