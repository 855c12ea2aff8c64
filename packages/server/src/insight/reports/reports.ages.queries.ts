import { type AgeBand, ageBands, birthdaysOfBand } from "@trilha/contract/accounts/identity/age-bands.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface AgesRow {
  /** Null: no birthday the person opened to the client, or too young for any. */
  band: AgeBand | null;
  enrolled: number;
  people: number;
  confirmed: number;
  experience: number;
}

/** People signed up for a campaign, by their age band on a day. */
export async function enrolledByAge(
  tx: Tx,
  { clientId, campaignId, today }: { clientId: string; campaignId: string; today: string },
): Promise<AgesRow[]> {
  const bands = ageBands.map((band) => {
    const { after, until } = birthdaysOfBand(band, today);
    return sql`(${band}::text, ${after}::date, ${until}::date)`;
  });
  const { rows } = await sql<AgesRow>`
    select b.band, count(*)::bigint as enrolled, count(*) filter (where s.audited > 0)::bigint as people,
           coalesce(sum(s.audited), 0)::bigint as confirmed, coalesce(sum(s.experience), 0)::bigint as experience
    from campaign_enrolments e
    left join standings s on s.client_id = e.client_id and s.campaign_id = e.campaign_id and s.user_id = e.user_id
    left join memberships m on m.client_id = e.client_id and m.user_id = e.user_id and m.personal_data_open
    left join users u on u.id = m.user_id
    left join (values ${sql.join(bands)}) as b (band, born_after, born_until)
      on u.birthday <= b.born_until and (b.born_after is null or u.birthday > b.born_after)
    where e.client_id = ${clientId} and e.campaign_id = ${campaignId}::uuid
    group by b.band`.execute(tx);
  return rows;
}
