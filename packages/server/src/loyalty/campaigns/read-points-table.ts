import { isModuleOn } from "@trilha/contract/core/modules.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { readPointsTable as spec } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import {
  type BaseRule,
  type Multiplier,
  moduleOfActivity,
} from "@trilha/contract/loyalty/earning/rule-set.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { enrolledStores, seenCampaign } from "./campaigns.queries.ts";
import { approvedVersions, productsBySku, scopeNames } from "./campaigns.rules.queries.ts";
import { lookerOf, presentCampaign } from "./present-campaign.ts";
import { rulesOf } from "./rule-set-store.ts";
import { facetsOf, productOf, promotionState, reaches, skusOf, tableRows } from "./rules/points-table.ts";
import { textIn } from "./rules/text-in.ts";

/** §routes#points-table of a campaign, as its latest approved version says; its fingerprint shows that it is frozen. */
export const readPointsTable: UseCase<typeof spec> = (call, { params, query }) =>
  call.read(async (tx) => {
    const looker = lookerOf(call);
    const { clientId } = looker;
    const campaign = await seenCampaign(tx, looker, params.id);
    const version = (await approvedVersions(tx, clientId, params.id)).at(-1);
    if (!campaign || !version) return refuse(genericProblems.notFound);
    const ruleSet = await rulesOf(tx, { clientId, versionId: version.id, hash: version.hash });
    const names = await scopeNames(tx, clientId, call.locale, ruleSet);
    const stores = await enrolledStores(tx, looker, campaign.id);
    const me = {
      country: campaign.country,
      level: campaign.level,
      storeGroupIds: stores.flatMap(({ group_ids }) => group_ids),
    };
    const today = localDay(call.now, campaign.time_zone);
    const [after = 0] = readCursor(query.cursor, ["number"]) ?? [];
    const { search = "", productType, brand } = query;
    const bySku = await productsBySku(tx, clientId, skusOf(ruleSet));
    const products = new Map([...bySku].map(([sku, { name }]) => [sku, name]));
    const pictureOf = ({ match }: BaseRule) =>
      pictureUrl(call, bySku.get(match.sku?.toUpperCase() ?? "")?.pictureFileId ?? null);
    const rows = tableRows(ruleSet, { search, productType, brand }, products).map((rule, place) => ({
      rule,
      place,
    }));
    const page = pageOf(
      rows.slice(Math.max(after, 0), Math.max(after, 0) + query.limit + 1),
      query.limit,
      ({ place }) => [place + 1],
      ({ rule }) => ({
        ...presentRule(rule),
        product: productOf(rule, products),
        pictureUrl: pictureOf(rule),
      }),
    );
    return {
      ...page,
      ...facetsOf(ruleSet),
      campaign: presentCampaign(call, campaign, null),
      frozen: call.now >= campaign.begins_at,
      hash: version.hash,
      version: version.version,
      promotions: ruleSet.multipliers.map((promotion) => ({
        id: promotion.id,
        name: promotion.name,
        ...promotion.factor,
        from: promotion.from,
        to: promotion.to,
        state: promotionState(promotion, today),
        forMe: campaign.in_my_country && reaches(promotion, me),
        scope: scopeOf(promotion, names),
      })),
      activities: ruleSet.activities
        .filter(({ kind }) => isModuleOn(moduleOfActivity[kind], call.actor.modules))
        .map(({ id, kind, objectId, points, experience, once }) => ({
          ruleId: id,
          kind,
          object: textIn(names.photoTypes.get(objectId ?? "") ?? {}, call.locale) || null,
          points,
          experience,
          once,
        })),
    };
  });

export function presentRule({ id, match, quantity, points, experience }: BaseRule) {
  return {
    ruleId: id,
    productType: match.productType ?? null,
    brand: match.brand ?? null,
    processor: match.processor ?? null,
    generation: match.generation ?? null,
    sku: match.sku ?? null,
    quantity: quantity ?? null,
    points,
    experience,
  };
}

/** Scope of a promotion, by the names people know. */
function scopeOf(
  { match, countries, storeGroupIds, levels }: Multiplier,
  names: Awaited<ReturnType<typeof scopeNames>>,
): string[] {
  return [
    ...[match.productType, match.brand, match.processor, match.generation, match.sku].flatMap(
      (key) => key ?? [],
    ),
    ...countries.map((code) => names.countries.get(code) ?? code),
    ...storeGroupIds.flatMap((id) => names.groups.get(id) ?? []),
    ...levels.map((level) => `${level.charAt(0).toUpperCase()}${level.slice(1)}`),
  ];
}
