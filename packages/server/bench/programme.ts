import { createHash, randomUUID } from "node:crypto";
import { addDays, firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import { canonicalRuleSet } from "@trilha/contract/loyalty/earning/hash.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type pg from "pg";
import type { CountryWindow } from "../src/loyalty/campaigns/index.ts";
import { openClient } from "./client.ts";

const zone = "America/Sao_Paulo";

export type BenchCampaign = {
  campaignId: string;
  ruleSetVersionId: string;
  windows: CountryWindow[];
  companyId: string;
  retailerId: string;
  storeIds: string[];
  /** Today, as the campaign counts days. */
  today: string;
};

/** Ids of what a statement returns. */
export async function idsOf(db: pg.Client, text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(text, values);
  return rows.map(({ id }) => id);
}

const idOf = async (db: pg.Client, text: string, values: unknown[]) =>
  (await idsOf(db, text, values))[0] ?? "";

/** Stores of one chain, and a campaign in its middle, by rules that `proposer` wrote and `approver` approved. */
export async function openCampaign(
  db: pg.Client,
  clientId: string,
  plan: { rules: RuleSet; stores: number; proposer: string; approver: string },
): Promise<BenchCampaign> {
  const { rules, stores, proposer, approver } = plan;
  const today = localDay(new Date(), zone);
  const [beginsOn, endsOn] = [addDays(today, -30), addDays(today, 45)];
  const [beginsAt, endsAt] = [firstMomentOf(beginsOn, zone), firstMomentOf(addDays(endsOn, 1), zone)];
  await db.query("insert into brands (client_id, name) values ($1, 'Aurora')", [clientId]);
  const companyId = await idOf(
    db,
    "insert into companies (client_id, kind, name) values ($1, 'company', 'Lojas') returning id",
    [clientId],
  );
  const retailerId = await idOf(
    db,
    "insert into retailers (client_id, country, name) values ($1, 'BR', 'Rede') returning id",
    [clientId],
  );
  const storeIds = await idsOf(
    db,
    `insert into stores (client_id, retailer_id, country, name, code, time_zone)
     select $1, $2, 'BR', 'Centro ' || n, 'C' || n, $3 from generate_series(1, $4::int) n returning id`,
    [clientId, retailerId, zone, stores],
  );
  const campaignId = await idOf(
    db,
    `insert into campaigns (client_id, title, state, begins_at, ends_at)
     values ($1, '{"pt-BR":"Bancada"}', 'draft', $2, $3) returning id`,
    [clientId, beginsAt, endsAt],
  );
  // A connection past every guard has passed the trigger that gives a campaign its levels, too.
  await db.query(
    `select campaign_levels_begin($1, $2)
     where not exists (select from campaign_levels where client_id = $1 and campaign_id = $2)`,
    [clientId, campaignId],
  );
  await db.query(
    `insert into campaign_countries (client_id, campaign_id, country, time_zone, begins_on, ends_on, begins_at, ends_at)
     values ($1, $2, 'BR', $3, $4, $5, $6, $7)`,
    [clientId, campaignId, zone, beginsOn, endsOn, beginsAt, endsAt],
  );
  const hash = createHash("sha256").update(canonicalRuleSet(rules)).digest("hex");
  const ruleSetVersionId = await idOf(
    db,
    `insert into rule_set_versions (client_id, campaign_id, version, document, hash, effective_from, state)
     values ($1, $2, 1, $3, $4, $5, 'draft') returning id`,
    [clientId, campaignId, JSON.stringify(rules), hash, beginsOn],
  );
  const decide = `update rule_set_versions set state = $2, proposed_by = $3, decided_by = $4 where campaign_id = $1`;
  await db.query(decide, [campaignId, "proposed", proposer, null]);
  await db.query(decide, [campaignId, "approved", proposer, approver]);
  for (const state of ["validated", "scheduled", "running"]) {
    await db.query("update campaigns set state = $2 where id = $1", [campaignId, state]);
  }
  const windows = [{ country: "BR" as const, timeZone: zone, beginsOn, endsOn, beginsAt, endsAt }];
  return { campaignId, ruleSetVersionId, windows, companyId, retailerId, storeIds, today };
}

/** People of a client of their own, all signed up for one campaign. */
export type BenchCrowd = { clientId: string; campaignId: string; userIds: string[] };

/** A client with a campaign by these rules, and so many people of one store in it, all living at one address. */
export async function openCrowd(
  db: pg.Client,
  plan: { name: string; people: number; rules: RuleSet; home?: object },
): Promise<BenchCrowd> {
  const slug = `${plan.name}-${randomUUID().slice(0, 8)}`;
  const clientId = await openClient(db, slug);
  const userIds = await idsOf(
    db,
    `insert into users (username, first_name, country, address)
       select $1 || '-' || n, 'Ana', 'BR', $3 from generate_series(1, $2::int) n returning id`,
    [slug, plan.people, JSON.stringify(plan.home ?? {})],
  );
  const [proposer = "", approver = ""] = userIds;
  const { campaignId, companyId, retailerId, storeIds } = await openCampaign(db, clientId, {
    ...{ rules: plan.rules, stores: 1, proposer, approver },
  });
  await db.query(
    `insert into memberships (client_id, user_id, status, country, store_id, retailer_id)
       select $1, id, 'active', 'BR', $3, $4 from unnest($2::uuid[]) id`,
    [clientId, userIds, storeIds[0], retailerId],
  );
  await db.query(
    `insert into campaign_enrolments (client_id, campaign_id, user_id, country, company_id, brands, retailer_ids,
         store_ids, terms_version, terms_locale, enrolled_at)
       select $1, $2, id, 'BR', $4, '{Aurora}', array[$5::uuid], $6::uuid[], 1, 'pt-BR', now()
       from unnest($3::uuid[]) id`,
    [clientId, campaignId, userIds, companyId, retailerId, storeIds],
  );
  return { clientId, campaignId, userIds };
}
