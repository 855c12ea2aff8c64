import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Looker, SeenCampaign } from "./campaigns.queries.ts";

/** The current terms in each language they are written in. */
export async function currentTerms(
  tx: Tx,
  clientId: string,
  campaignId: string,
): Promise<{ version: number; bodies: Partial<Record<Locale, string>> }> {
  const { rows } = await sql<{ version: number; locale: Locale; body: string }>`
    select t.version, t.locale, t.body from campaign_terms t
    where t.client_id = ${clientId} and t.campaign_id = ${campaignId}
      and t.version = (select max(n.version) from campaign_terms n
                       where n.client_id = t.client_id and n.campaign_id = t.campaign_id)`.execute(tx);
  return {
    version: rows[0]?.version ?? 0,
    bodies: Object.fromEntries(rows.map(({ locale, body }) => [locale, body])),
  };
}

export interface SignUpOptions {
  companies: { id: string; kind: "company" | "agency"; name: string }[];
  brands: { name: string; companyIds: string[] }[];
  stores: { id: string; name: string; city: string | null; retailerId: string; retailer: string }[];
}

/** Choices of a person of the campaign's country; where the campaign names nobody, everybody may take part. */
export async function signUpOptions(
  tx: Tx,
  clientId: string,
  campaign: Pick<SeenCampaign, "company_ids" | "brands" | "retailer_ids" | "country">,
): Promise<SignUpOptions> {
  const { company_ids, brands, retailer_ids, country } = campaign;
  const { rows } = await sql<SignUpOptions>`
    select
      (select coalesce(json_agg(json_build_object('id', c.id, 'kind', c.kind, 'name', c.name)
                order by c.name, c.id), '[]')
         from companies c where c.client_id = ${clientId}
          and (cardinality(${company_ids}::uuid[]) = 0 or c.id = any (${company_ids}::uuid[]))) as companies,
      (select coalesce(json_agg(json_build_object('name', b.name, 'companyIds', array(
                select o.company_id from brand_companies o
                where o.client_id = b.client_id and o.brand_id = b.id order by o.company_id))
                order by b.name), '[]')
         from brands b where b.client_id = ${clientId} and b.active
          and (cardinality(${brands}::text[]) = 0 or b.name = any (${brands}::text[]))) as brands,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'city', s.city,
                'retailerId', r.id, 'retailer', r.name) order by r.name, r.id, s.name, s.id), '[]')
         from stores s join retailers r on r.client_id = s.client_id and r.id = s.retailer_id
        where s.client_id = ${clientId} and s.country = ${country} and s.active and r.active
          and (cardinality(${retailer_ids}::uuid[]) = 0 or r.id = any (${retailer_ids}::uuid[]))) as stores
  `.execute(tx);
  return rows[0] ?? { companies: [], brands: [], stores: [] };
}

export interface SignerRow {
  birthday: string | null;
  country: Country;
  company_id: string | null;
  brand: string | null;
  store_id: string | null;
}

/** Profile values of the person who signs up. */
export async function signerOf(tx: Tx, { clientId, userId }: Looker): Promise<SignerRow> {
  return tx
    .selectFrom("users as u")
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.user_id", "=", "u.id").on("m.client_id", "=", clientId),
    )
    .leftJoin("brands as b", (join) =>
      join.onRef("b.client_id", "=", "m.client_id").onRef("b.id", "=", "m.brand_id"),
    )
    .select(["u.birthday", "m.company_id", "b.name as brand", "m.store_id"])
    .select(sql<Country>`coalesce(m.country, u.country)`.as("country"))
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
}

export interface NewEnrolment {
  campaignId: string;
  country: Country;
  companyId: string;
  brands: string[];
  retailerIds: string[];
  storeIds: string[];
  termsVersion: number;
  termsLocale: Locale;
  now: Date;
}

/** False when the person is in already. */
export async function insertEnrolment(tx: Tx, looker: Looker, enrolment: NewEnrolment): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("campaign_enrolments")
    .values({
      client_id: looker.clientId,
      campaign_id: enrolment.campaignId,
      user_id: looker.userId,
      country: enrolment.country,
      company_id: enrolment.companyId,
      brands: enrolment.brands,
      retailer_ids: enrolment.retailerIds,
      store_ids: enrolment.storeIds,
      terms_version: enrolment.termsVersion,
      terms_locale: enrolment.termsLocale,
      enrolled_at: enrolment.now,
    })
    .onConflict((conflict) => conflict.columns(["client_id", "campaign_id", "user_id"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
