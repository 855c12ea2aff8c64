import type { Locale } from "@trilha/contract/core/locale.ts";
import { type AcceptanceSettings, acceptanceDefaults } from "@trilha/contract/loyalty/claims/acceptance.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { ClaimOrPhoto } from "./claim-transition.ts";
import type { ReportTotals } from "./rules/acceptance.ts";
import type { SampledVerdict } from "./rules/false-acceptance.ts";
import type { VerifiedHistory } from "./rules/sample.ts";
import { titleIn } from "./sales.audit.queries.ts";

/** A programme's settings and their version; 0: the defaults hold. */
export async function acceptanceRow(
  tx: Tx,
  clientId: string,
  lock = false,
): Promise<{ settings: AcceptanceSettings; version: number }> {
  const query = tx.selectFrom("acceptance_settings").selectAll().where("client_id", "=", clientId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return { settings: acceptanceDefaults, version: 0 };
  const settings = {
    enabled: row.enabled,
    acceptUnread: row.accept_unread,
    share: row.share,
    unitsPerSale: row.units_per_sale,
    pointsPerSale: row.points_per_sale,
    unitsPerWeek: row.units_per_week,
    pointsPerWeek: row.points_per_week,
    newcomerRate: row.newcomer_rate,
  };
  return { settings, version: row.version };
}

/** Acceptance settings of a client. */
export async function acceptanceOf(tx: Tx, clientId: string): Promise<AcceptanceSettings> {
  return (await acceptanceRow(tx, clientId)).settings;
}

/** Writes a programme's settings; false: somebody else changed them since that version. */
export async function saveAcceptance(
  tx: Tx,
  clientId: string,
  settings: AcceptanceSettings,
  version: number,
): Promise<boolean> {
  const values = {
    enabled: settings.enabled,
    accept_unread: settings.acceptUnread,
    share: settings.share,
    units_per_sale: settings.unitsPerSale,
    points_per_sale: settings.pointsPerSale,
    units_per_week: settings.unitsPerWeek,
    points_per_week: settings.pointsPerWeek,
    newcomer_rate: settings.newcomerRate,
    version: version + 1,
  };
  const rows = await tx
    .insertInto("acceptance_settings")
    .values({ client_id: clientId, ...values })
    .onConflict((conflict) =>
      conflict.column("client_id").doUpdateSet(values).where("acceptance_settings.version", "=", version),
    )
    .returning("version")
    .execute();
  return rows.length === 1;
}

/**
 * Points accepted unseen of a person in the seven days before, over all campaigns. Held for the person until the
 * transaction ends, so that the sum is still true at the commit.
 */
export async function unseenOfPerson(
  tx: Tx,
  { clientId, userId, now }: { clientId: string; userId: string; now: Date },
): Promise<ReportTotals> {
  const name = `unseen ${clientId} ${userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  const { rows } = await sql<ReportTotals>`
    select coalesce(sum(points), 0)::bigint as points, coalesce(sum(units), 0)::bigint as units
    from unseen_acceptances
    where client_id = ${clientId} and user_id = ${userId} and at > ${now}::timestamptz - interval '7 days'`.execute(
    tx,
  );
  return rows[0] ?? { points: 0, units: 0 };
}

/** Notes what was accepted unseen. */
export async function noteUnseen(
  tx: Tx,
  { clientId, type, id }: ClaimOrPhoto,
  { userId, points, units }: ReportTotals & { userId: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto("unseen_acceptances")
    .values({
      ...{ client_id: clientId, subject_type: type, subject_id: id },
      ...{ user_id: userId, points, units, at: now },
    })
    .execute();
}

/**
 * Counts a check in its campaign's day. Where acceptance is `wanted`, true says that it is within `share` (per thousand
 * of the day's checks, this one included) and counted as accepted. The row is held until the transaction ends.
 */
export async function countCheck(
  tx: Tx,
  campaign: {
    clientId: string;
    campaignId: string;
    points: number;
    wanted: boolean;
    share: number;
    now: Date;
  },
): Promise<boolean> {
  const { clientId, campaignId, points, wanted, share, now } = campaign;
  const first = wanted && share >= 1000;
  const fits = sql`(${wanted}::boolean and (d.accepted + 1) * 1000 <= ${share}::integer * (d.checked + 1))`;
  const { rows } = await sql<{ accepted: boolean }>`
    insert into acceptance_days as d (client_id, campaign_id, day, checked, accepted, points)
    values (${clientId}, ${campaignId}, (${now}::timestamptz at time zone 'UTC')::date, 1, ${first ? 1 : 0},
            ${first ? points : 0})
    on conflict (client_id, campaign_id, day) do update set
      checked = d.checked + 1,
      accepted = d.accepted + case when ${fits} then 1 else 0 end,
      points = d.points + case when ${fits} then ${points}::bigint else 0 end
    returning new.accepted > coalesce(old.accepted, 0) as accepted`.execute(tx);
  return rows[0]?.accepted ?? false;
}

/** Reports of the person, and those of the store, that people decided on; taken back from a person counts as wrong. */
export async function verifiedHistories(
  tx: Tx,
  { clientId, userId, storeId }: { clientId: string; userId: string; storeId: string },
): Promise<VerifiedHistory[]> {
  const history = (column: "user_id" | "store_id", value: string) => sql`
    select count(*) filter (where k.decided_by is not null or (k.state = 'withdrawn' and k.checked_at is not null))::int as looked,
           count(*) filter (where k.state in ('rejected', 'reversed', 'resubmitted')
             or (k.state = 'withdrawn' and k.checked_at is not null))::int as wrong
    from (select t.decided_by, t.state, t.checked_at from claims t
          where t.client_id = ${clientId} and ${sql.ref(`t.${column}`)} = ${value}
          order by t.submitted_at desc limit 200) k`;
  const { rows } = await sql<VerifiedHistory>`
    (${history("user_id", userId)}) union all (${history("store_id", storeId)})`.execute(tx);
  return rows;
}

export interface AcceptedRow {
  id: string;
  title: string;
  checked: number;
  accepted: number;
  points: number;
  /** Decisions on the newest two thousand of its random sample. */
  verdicts: SampledVerdict[];
}

/** The last word on the newest two thousand reports of a campaign's random sample; `campaign` names its row. */
const sampledVerdicts = (campaign: "d" | "a") => {
  const [client, id] = [
    sql.ref(`${campaign}.client_id`),
    sql.ref(campaign === "a" ? "a.id" : "d.campaign_id"),
  ];
  const decided = (table: "claims" | "store_photos", type: "claim" | "photo") => sql`
    (select s.submitted_at, s.sample_rate as rate, v.verdict <> 'accepted' as wrong, v.points_before as points,
            v.points_rejected
     from (select id, client_id, sample_rate, submitted_at from ${sql.table(table)}
           where client_id = ${client} and campaign_id = ${id} and sampled and sample_rate is not null
           order by submitted_at desc limit 2000) s
     cross join lateral (
       select v.verdict, v.points_before, v.points_rejected from audit_verdicts v
       where v.client_id = s.client_id and v.subject_id = s.id and v.subject_type = ${type} and v.verdict <> 'abstained'
       order by v.id desc limit 1) v)`;
  return sql`(${decided("claims", "claim")} union all ${decided("store_photos", "photo")})`;
};

/** Reports accepted unseen by campaign, the latest first, with the last word on each of its random sample. */
export async function acceptedByCampaign(tx: Tx, clientId: string, locale: Locale): Promise<AcceptedRow[]> {
  const { rows } = await sql<AcceptedRow>`
    select d.campaign_id as id, ${titleIn(locale)} as title, d.checked, d.accepted, d.points,
           coalesce((select json_agg(json_build_object('rate', k.rate, 'wrong', k.wrong, 'points', k.points,
                                                       'pointsRejected', k.points_rejected))
                     from ${sampledVerdicts("d")} k), '[]') as verdicts
    from (select client_id, campaign_id, sum(checked)::bigint as checked, sum(accepted)::bigint as accepted,
                 sum(points)::bigint as points
          from acceptance_days where client_id = ${clientId} group by client_id, campaign_id) d
    join campaigns a on a.client_id = d.client_id and a.id = d.campaign_id
    order by a.begins_at desc, a.id limit 20`.execute(tx);
  return rows;
}

/** Decisions on the newest of the random sample, over the latest twenty campaigns or of one. */
export async function sampleOf(
  tx: Tx,
  { clientId, campaignId }: { clientId: string; campaignId: string | undefined },
): Promise<SampledVerdict[]> {
  const { rows } = await sql<SampledVerdict>`
    select k.rate, k.wrong, k.points, k.points_rejected as "pointsRejected"
    from (select client_id, id from campaigns
          where client_id = ${clientId} ${campaignId ? sql`and id = ${campaignId}::uuid` : sql``}
          order by begins_at desc, id limit 20) a
    cross join lateral ${sampledVerdicts("a")} k
    order by k.submitted_at desc limit 2000`.execute(tx);
  return rows;
}
