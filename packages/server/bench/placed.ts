import { randomUUID } from "node:crypto";
import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type pg from "pg";
import { openClient } from "./client.ts";
import { idsOf, openCampaign } from "./programme.ts";

const chains = 200;
const stores = 20_000;

/** A campaign and those who ask for their places in it. */
export type Placed = { clientId: string; campaignId: string; companyId: string };

/** A campaign with many stores and nobody in it. */
export async function openPlaces(db: pg.Client): Promise<Placed> {
  const slug = `placed-${randomUUID().slice(0, 8)}`;
  const clientId = await openClient(db, slug);
  const [proposer = "", approver = ""] = await idsOf(
    db,
    `insert into users (username, first_name, country)
       select $1 || '-decides-' || n, 'Ana', 'BR' from generate_series(1, 2) n returning id`,
    [slug],
  );
  const { campaignId, companyId } = await openCampaign(db, clientId, {
    ...{ rules: emptyRuleSet, stores: 1, proposer, approver },
  });
  await db.query(
    `with chain as (
       insert into retailers (client_id, country, name)
         select $1, 'BR', 'Rede ' || n from generate_series(1, $2::int) n returning id
     ), numbered as (select id, row_number() over () - 1 as n from chain)
     insert into stores (client_id, retailer_id, country, name, code, time_zone)
       select $1, c.id, 'BR', 'Loja ' || s, 'L' || s, 'America/Sao_Paulo'
         from generate_series(1, $3::int) s join numbered c on c.n = s % $2::int`,
    [clientId, chains, stores],
  );
  return { clientId, campaignId, companyId };
}

/**
 * So many people more: a third without points, the others with scores as sales give them, many of them the same; over
 * seven countries, all stores and three levels. Past the guards, so the counts are made anew at the end.
 */
export async function fillPlaces(db: pg.Client, at: Placed, people: number): Promise<void> {
  const { clientId, campaignId, companyId } = at;
  await db.query("set maintenance_work_mem = '256MB'");
  const { rows: indexes } = await db.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid in ('standings'::regclass, 'memberships'::regclass) and not indisunique`,
  );
  for (const { name } of indexes) await db.query(`drop index ${name}`);
  await db.query(
    `create temp table joining as
       select uuidv7() as user_id, n, s.id as store_id, s.retailer_id,
              (array['BR','BR','BR','MX','AR','CO','PE','CL','UY'])[1 + n % 9] as country,
              (array['basic','basic','basic','basic','basic','basic','basic','creator','creator','influencer'])[1 + n % 10] as level,
              case when n % 3 = 0 then 0 else (-ln(1 - random()) * 4000)::bigint / 20 * 20 end as audited,
              case when n % 3 = 0 then 0 else (-ln(1 - random()) * 2500)::bigint / 10 * 10 end as experience
         from generate_series(1, $2::int) n
         join (select id, retailer_id, row_number() over (order by id) - 1 as place
                 from stores where client_id = $1) s on s.place = n % $3::int`,
    [clientId, people, stores],
  );
  const own = [clientId, campaignId];
  await db.query(`insert into users (id, username, first_name, last_name, country)
    select user_id, user_id::text, 'Ana', 'Silva', country from joining`);
  await db.query(
    `insert into memberships (client_id, user_id, status, country, store_id, retailer_id)
       select $1, user_id, 'active', country, store_id, retailer_id from joining`,
    [clientId],
  );
  await db.query(
    `insert into campaign_enrolments (client_id, campaign_id, user_id, country, company_id, brands, retailer_ids,
       store_ids, terms_version, terms_locale, enrolled_at)
     select $1, $2, user_id, country, $3, '{Aurora}', array[retailer_id], array[store_id], 1, 'pt-BR', now() from joining`,
    [...own, companyId],
  );
  await db.query(
    `insert into standings (client_id, campaign_id, user_id, country, retailer_id, store_id, level, listed, audited,
       provisional, experience, uncleared, cleared, held, debt)
     select $1, $2, user_id, country, retailer_id, store_id, level, true, audited, audited / 10, experience,
       audited / 10, audited, 0, 0 from joining`,
    own,
  );
  await db.query("drop table joining");
  for (const { definition } of indexes) await db.query(definition);
  await db.query("delete from standing_counts where client_id = $1 and campaign_id = $2", own);
  await db.query(
    `insert into standing_counts
       select s.client_id, s.campaign_id, k.scope, k.scope_key, v.measure, score_bucket(v.score), count(*)
         from standings s
        cross join lateral (values ('campaign', ''), ('country', s.country), ('chain', s.retailer_id::text),
          ('level', s.level)) k (scope, scope_key)
        cross join lateral (values ('points', s.audited), ('experience', s.experience)) v (measure, score)
        where s.client_id = $1 and s.campaign_id = $2 group by 1, 2, 3, 4, 5, 6`,
    own,
  );
  await db.query("delete from standing_sums where client_id = $1 and campaign_id = $2", own);
  await db.query(
    `insert into standing_sums
       select client_id, campaign_id, count(*), sum(uncleared), sum(cleared), 0, 0, now() from standings
        where client_id = $1 and campaign_id = $2 group by 1, 2`,
    own,
  );
  await db.query(
    "vacuum analyze users, memberships, campaign_enrolments, standings, standing_counts, standing_sums, stores",
  );
}

/** People of this campaign to ask as: of every hundredth part of its ranking one. */
export async function askers(db: pg.Client, { clientId, campaignId }: Placed): Promise<string[]> {
  return idsOf(
    db,
    `select user_id as id from (
       select user_id, row_number() over (order by audited desc, user_id) as place, count(*) over () as people
         from standings where client_id = $1 and campaign_id = $2) s
      where place % greatest(people / 100, 1) = 0 limit 100`,
    [clientId, campaignId],
  );
}
