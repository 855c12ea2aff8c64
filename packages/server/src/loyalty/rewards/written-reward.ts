import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { RewardFields, RewardState } from "@trilha/contract/loyalty/rewards/office-shapes.ts";
import { rewardProblems } from "@trilha/contract/loyalty/rewards/problems.ts";
import { areReady } from "../../core/files/index.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { clientHasNamed } from "../../members/eligibility/index.ts";
import { writeLimits } from "./limits.queries.ts";
import {
  hasCategory,
  type RewardFacts,
  switchOffCountries,
  writeCountries,
} from "./rewards.writing.queries.ts";
import { windowsFit } from "./rules/windows.ts";
import { writtenTexts } from "./written.ts";

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));

/** Written columns of the item itself. */
export function factsOf(fields: RewardFields, state: RewardState): RewardFacts {
  const { sku, categoryId, delivery, pictureFileIds, eligibility } = fields;
  return {
    ...{ sku, categoryId, delivery, pictureFileIds, eligibility, state },
    name: writtenTexts(fields.name),
    description: writtenTexts(fields.description),
    conditions: writtenTexts(fields.conditions),
    visibleFrom: dateOf(fields.visibleFrom),
    visibleUntil: dateOf(fields.visibleUntil),
    redeemFrom: dateOf(fields.redeemFrom),
    redeemUntil: dateOf(fields.redeemUntil),
  };
}

/** Objection to an item as it is written; undefined: nothing. */
export async function objectionTo(
  tx: Tx,
  clientId: string,
  fields: RewardFields,
  /** Pictures it has already. */
  storedPictures: readonly string[] = [],
): Promise<Refusal | undefined> {
  const twice = repeatedIn(fields);
  if (twice) return refuse(genericProblems.invalidInput, {}, [{ path: twice, code: "invalid" }]);
  const facts = factsOf(fields, "draft");
  if (!windowsFit(facts)) return refuse(rewardProblems.windowsWrong);
  const known =
    (await hasCategory(tx, clientId, fields.categoryId)) &&
    (await clientHasNamed(tx, clientId, fields.eligibility));
  const fresh = fields.pictureFileIds.filter((id) => !storedPictures.includes(id));
  const pictures = await areReady(tx, { clientId, fileIds: fresh, kind: "reward_picture" });
  return known && pictures ? undefined : refuse(genericProblems.notFound);
}

/** Where a list names the same thing twice. */
function repeatedIn({ countries, limits, pictureFileIds }: RewardFields): string | undefined {
  const repeated = (list: readonly string[]) => list.findIndex((one, at) => list.indexOf(one) !== at);
  const country = repeated(countries.map((one) => one.country));
  if (country >= 0) return `body.countries.${country}.country`;
  const limit = repeated(limits.map((one) => one.period));
  if (limit >= 0) return `body.limits.${limit}.period`;
  const picture = repeated(pictureFileIds);
  return picture >= 0 ? `body.pictureFileIds.${picture}` : undefined;
}

/** Writes prices and limits of one item as a whole. */
export async function writeParts(
  tx: Tx,
  who: { clientId: string; userId: string; name: string },
  rewardId: string,
  { countries, limits }: Pick<RewardFields, "countries" | "limits">,
): Promise<void> {
  const { clientId } = who;
  await writeCountries(
    tx,
    clientId,
    who,
    countries.map((one) => ({ ...one, rewardId })),
  );
  await switchOffCountries(
    tx,
    clientId,
    rewardId,
    countries.map(({ country }) => country),
  );
  await writeLimits(
    tx,
    clientId,
    "reward",
    [rewardId],
    limits.map((limit) => ({ scope: "reward", scopeId: rewardId, ...limit })),
  );
}
