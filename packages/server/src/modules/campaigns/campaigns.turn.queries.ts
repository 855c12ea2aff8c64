import type { CampaignState } from "@trilha/contract/campaigns/shapes.ts";
import type { Locale } from "@trilha/contract/kernel/locale.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface DueCampaign {
  id: string;
  client_id: string;
  state: CampaignState;
}

/** Campaigns whose time has come, held; who runs at the same moment skips them. Sales being written hold up none. */
export async function dueCampaigns(tx: Tx, now: Date): Promise<DueCampaign[]> {
  const { rows } = await sql<DueCampaign>`
    select id, client_id, state from campaigns
    where (state = 'scheduled' and begins_at <= ${now}) or (state = 'running' and ends_at <= ${now})
    order by id for no key update skip locked`.execute(tx);
  return rows;
}

export interface ExpiringPerson {
  client_id: string;
  user_id: string;
  campaign_id: string;
}

/** People with open points past their date, found in the index of those alone; `after` is the last one seen. */
export async function peopleExpired(
  tx: Tx,
  now: Date,
  after: ExpiringPerson | undefined,
  limit: number,
): Promise<ExpiringPerson[]> {
  const { rows } = await sql<ExpiringPerson>`
    select distinct l.client_id, l.user_id, l.pot_id as campaign_id
    from ledger_lots l
    where l.open > 0 and l.expires_at <= ${now}
      and exists (select from campaigns c where c.client_id = l.client_id and c.id = l.pot_id)
      and (${after?.client_id ?? null}::uuid is null or (l.client_id, l.user_id, l.pot_id)
        > (${after?.client_id ?? null}::uuid, ${after?.user_id ?? null}::uuid, ${after?.campaign_id ?? null}::uuid))
    order by 1, 2, 3
    limit ${limit}`.execute(tx);
  return rows;
}

export interface Reminded extends ExpiringPerson {
  points: number;
  title: Partial<Record<Locale, string>>;
  locale: Locale;
}

/**
 * Notes that people are reminded of points that go between two moments, and answers who was not before. Once each:
 * what is noted stays noted.
 */
export async function noteReminders(
  tx: Tx,
  asked: { days: number; from: Date; until: Date; now: Date; limit: number },
): Promise<Reminded[]> {
  const { days, from, until, now, limit } = asked;
  const { rows } = await sql<Reminded>`
    with expiring as (
      select l.client_id, l.user_id, l.pot_id as campaign_id, sum(l.open)::bigint as points
      from ledger_lots l
      join campaigns c on c.client_id = l.client_id and c.id = l.pot_id
      where l.open > 0 and l.expires_at > ${from} and l.expires_at <= ${until}
        and not exists (select from campaign_reminders r where r.client_id = l.client_id
          and r.campaign_id = l.pot_id and r.user_id = l.user_id and r.days = ${days})
      group by 1, 2, 3 order by 1, 2, 3 limit ${limit}),
    noted as (
      insert into campaign_reminders (client_id, campaign_id, user_id, days, sent_at)
      select client_id, campaign_id, user_id, ${days}, ${now} from expiring
      on conflict do nothing returning client_id, campaign_id, user_id)
    select e.client_id, e.user_id, e.campaign_id, e.points, c.title, coalesce(u.locale, k.default_locale) as locale
    from noted n
    join expiring e using (client_id, campaign_id, user_id)
    join campaigns c on c.client_id = e.client_id and c.id = e.campaign_id
    join users u on u.id = e.user_id
    join client_looks k on k.client_id = e.client_id
    order by 1, 2, 3`.execute(tx);
  return rows;
}
