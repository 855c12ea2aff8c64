import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface ApprovedVersion {
  id: string;
  version: number;
  effective_from: string;
  hash: string;
}

/** The approved versions of a campaign's rules, the first one first. */
export async function approvedVersions(
  tx: Tx,
  clientId: string,
  campaignId: string,
): Promise<ApprovedVersion[]> {
  const { rows } = await sql<ApprovedVersion>`
    select id, version, effective_from, hash from rule_set_versions
    where client_id = ${clientId} and campaign_id = ${campaignId} and state = 'approved'
    order by version`.execute(tx);
  return rows;
}

type Localized = Partial<Record<Locale, string>>;

/** Names of what promotions and activities may be limited to. */
export async function scopeNames(
  tx: Tx,
  clientId: string,
  locale: Locale,
  ruleSet: RuleSet,
): Promise<{
  countries: ReadonlyMap<Country, string>;
  groups: ReadonlyMap<string, string>;
  photoTypes: ReadonlyMap<string, Localized>;
}> {
  const groupIds = [...new Set(ruleSet.multipliers.flatMap(({ storeGroupIds }) => storeGroupIds))];
  const countries = await tx
    .selectFrom("countries")
    .select(["code", sql<string>`names ->> ${locale}::text`.as("name")])
    .execute();
  const groups =
    groupIds.length === 0
      ? []
      : await tx
          .selectFrom("store_groups")
          .select(["id", "name"])
          .where("client_id", "=", clientId)
          .where("id", "in", groupIds)
          .execute();
  const typeIds = ruleSet.activities.flatMap(({ kind, objectId }) =>
    kind === "photo" && objectId ? [objectId] : [],
  );
  const photoTypes =
    typeIds.length === 0
      ? []
      : await tx
          .selectFrom("photo_types")
          .select(["id", "name"])
          .where("client_id", "=", clientId)
          .where("id", "in", typeIds)
          .execute();
  return {
    countries: new Map(countries.map(({ code, name }) => [code as Country, name])),
    groups: new Map(groups.map(({ id, name }) => [id, name])),
    photoTypes: new Map(photoTypes.map(({ id, name }) => [id, name])),
  };
}

/** Names and pictures of products by their SKU; SKUs in upper letters. */
export async function productsBySku(
  tx: Tx,
  clientId: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, { name: string; pictureFileId: string | null }>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ sku: string; name: string; pictureFileId: string | null }>`
    select upper(sku) as sku, name, picture_file_id as "pictureFileId" from products
    where client_id = ${clientId} and upper(sku) = any(${[...skus]}::text[])`.execute(tx);
  return new Map(rows.map(({ sku, ...product }) => [sku, product]));
}

/** An approved version of a rule set; undefined: none of this client's. */
export async function approvedVersion(tx: Tx, clientId: string, versionId: string) {
  return tx
    .selectFrom("rule_set_versions")
    .select(["id", "version", "hash"])
    .where("client_id", "=", clientId)
    .where("id", "=", versionId)
    .where("state", "=", "approved")
    .executeTakeFirst();
}

/** Document of a version that is known to be there. */
export async function ruleDocument(
  tx: Tx,
  { clientId, versionId }: { clientId: string; versionId: string },
): Promise<RuleSet> {
  const { document } = await tx
    .selectFrom("rule_set_versions")
    .select("document")
    .where("client_id", "=", clientId)
    .where("id", "=", versionId)
    .executeTakeFirstOrThrow();
  return document;
}
