import type { Country } from "@trilha/contract/core/country.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import type { Keys } from "../../server/src/core/keys.ts";
import type { Tx } from "../../server/src/db/database.ts";
import { moveStock, sealCode } from "../../server/src/loyalty/rewards/index.ts";
import type { StorePort } from "../../server/src/platform/outside/ports.ts";
import { parcelDays } from "./delivery-addresses.ts";
import type { PlantedProgramme } from "./plant-client.ts";
import type { PlantedPerson } from "./plant-people.ts";
import { plantRewardPictures } from "./plant-pictures.ts";
import type { Random } from "./random.ts";
import { drawnRewards } from "./reward-drawings.ts";
import { sectionsOf } from "./reward-plans.ts";
import { type CategoryPlan, type DemoReward, type TrainingKey, trainingPlans } from "./reward-words.ts";

const day = 86_400_000;

/** An item as it stands in the database. */
export interface PlantedReward {
  id: string;
  plan: DemoReward;
  category: CategoryPlan;
  categoryId: string;
  pictureId: string;
  /** By country; other currencies, other rounding. */
  prices: ReadonlyMap<Country, number>;
}

interface Given {
  programme: PlantedProgramme;
  people: readonly PlantedPerson[];
  store: StorePort;
  keys: Keys;
  now: Date;
}

/** Fills a programme's store: sections, items with pictures, prices and stock, trainings that open some of them. */
export async function plantRewards(tx: Tx, random: Random, given: Given): Promise<PlantedReward[]> {
  const { programme, people, now } = given;
  const since = new Date(now.getTime() - 45 * day);
  const admin = people.find(
    ({ memberships, roles }) => memberships[programme.id] && roles?.includes("program_administrator"),
  );
  if (!admin) throw new Error("nobody runs the store");
  const author = { userId: admin.id, name: `${admin.firstName} ${admin.lastName}` };
  const trainings = await plantTrainings(tx, random, given, since);
  const pictures = await plantRewardPictures(tx, random, given.store, {
    clientId: programme.id,
    ownerId: admin.id,
    drawn: drawnRewards.filter(([name]) => drawnIn(programme).has(name)),
    at: since,
  });
  const rewards: PlantedReward[] = [];
  for (const [position, department] of sectionsOf(programme.plan.slug).entries()) {
    const departmentId = random.id(since);
    const own = { client_id: programme.id };
    await tx
      .insertInto("reward_departments")
      .values({ ...own, id: departmentId, name: JSON.stringify(department.name), position })
      .execute();
    for (const [place, category] of department.categories.entries()) {
      const categoryId = random.id(since);
      await tx
        .insertInto("reward_categories")
        .values({
          ...own,
          ...{ id: categoryId, department_id: departmentId, position: place },
          name: JSON.stringify(category.name),
        })
        .execute();
      for (const plan of category.rewards) {
        rewards.push({
          ...{ id: random.id(since), plan, category, categoryId },
          pictureId: pictures.get(plan.drawn) ?? "",
          prices: new Map(programme.plan.countries.map((country) => [country, priceIn(country, plan.price)])),
        });
      }
    }
  }
  await writeRewards(tx, rewards, { clientId: programme.id, trainings, by: author, since });
  await stockUp(tx, random, rewards, given, { by: author, since });
  return rewards;
}

const drawnIn = ({ plan }: PlantedProgramme) =>
  new Set(
    sectionsOf(plan.slug).flatMap(({ categories }) =>
      categories.flatMap(({ rewards }) => rewards.map(({ drawn }) => drawn)),
    ),
  );

/** Price factors by country; prices end in 0. */
const dearer: Readonly<Partial<Record<Country, number>>> = { AR: 1.2, CA: 0.9, CL: 1.1 };
const priceIn = (country: Country, price: number) => Math.round((price * (dearer[country] ?? 1)) / 10) * 10;

async function writeRewards(
  tx: Tx,
  rewards: readonly PlantedReward[],
  given: {
    clientId: string;
    trainings: ReadonlyMap<TrainingKey, string>;
    by: { userId: string; name: string };
    since: Date;
  },
): Promise<void> {
  const { clientId, trainings, by: author, since } = given;
  await tx
    .insertInto("rewards")
    .values(
      rewards.map(({ id, plan, category, categoryId, pictureId }) => ({
        ...{ id, client_id: clientId, sku: plan.sku, category_id: categoryId, delivery: category.delivery },
        ...{ name: JSON.stringify(plan.name), description: JSON.stringify(category.description) },
        conditions: "{}",
        picture_file_ids: [pictureId],
        eligibility: JSON.stringify(eligibilityOf(plan, trainings)),
        ...{ state: "published" as const, visible_from: null, visible_until: null },
        ...{ redeem_from: null, redeem_until: null, created_at: since },
      })),
    )
    .execute();
  await tx
    .insertInto("reward_countries")
    .values(
      rewards.flatMap(({ id, prices, category: { delivery } }) =>
        [...prices].map(([country, price]) => ({
          ...{ client_id: clientId, reward_id: id, country, price },
          ...(delivery === "shipped" && parcelDays),
          ...{ changed_by: author.userId, changed_by_name: author.name },
        })),
      ),
    )
    .execute();
  const limits = [
    ...rewards.flatMap(({ id, plan: { most } }) =>
      most ? [{ scope: "reward" as const, scope_id: id, period: "campaign" as const, units: most }] : [],
    ),
    ...[...mostOf(rewards)].map(([scope_id, units]) => ({
      ...{ scope: "category" as const, scope_id, period: "month" as const, units },
    })),
  ];
  if (limits.length > 0) {
    await tx
      .insertInto("reward_limits")
      .values(limits.map((limit) => ({ ...limit, client_id: clientId })))
      .execute();
  }
  await tx
    .insertInto("reward_settings")
    .values({ client_id: clientId, currency: "BRL", point_value: 0.05 })
    .execute();
}

/** Categories that allow only so many a month. */
const mostOf = (rewards: readonly PlantedReward[]) =>
  new Map(
    rewards.flatMap(({ categoryId, category: { most } }) => (most ? [[categoryId, most] as const] : [])),
  );

function eligibilityOf(
  { level, training }: DemoReward,
  trainings: ReadonlyMap<TrainingKey, string>,
): Eligibility {
  const named = training && trainings.get(training);
  return { all: [...(level ? [{ level }] : []), ...(named ? [{ training: named }] : [])] };
}

/** Stock received, in every country; digital items come as codes. */
async function stockUp(
  tx: Tx,
  random: Random,
  rewards: readonly PlantedReward[],
  { programme, keys }: Given,
  { by: author, since }: { by: { userId: string; name: string }; since: Date },
): Promise<void> {
  const clientId = programme.id;
  for (const { id: rewardId, plan, category, prices } of rewards) {
    const digital = category.delivery === "digital";
    for (const country of prices.keys()) {
      const units = plan.units ?? (digital ? 12 : 15 + random.below(30));
      if (units === 0) continue;
      const batchId = random.id(since);
      if (digital) {
        await tx
          .insertInto("reward_code_batches")
          .values({
            ...{ id: batchId, client_id: clientId, reward_id: rewardId, country, codes: units, at: since },
            ...{
              file_name: `${plan.sku}-${country}.csv`,
              imported_by: author.userId,
              importer_name: author.name,
            },
          })
          .execute();
        await tx
          .insertInto("reward_codes")
          .values(
            Array.from({ length: units }, () => ({
              ...{
                id: random.id(since),
                client_id: clientId,
                reward_id: rewardId,
                country,
                batch_id: batchId,
              },
              ...{ ...sealCode(keys, clientId, codeText(random)), order_id: null, at: since },
            })),
          )
          .execute();
      }
      const move = { clientId, rewardId, country, kind: "receive", units, by: author, at: since } as const;
      await moveStock(tx, { ...move, key: `receive:${batchId}` });
    }
  }
}

const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const codeText = (random: Random) =>
  [4, 4, 4].map((length) => Array.from({ length }, () => random.pick([...signs])).join("")).join("-");

/** Trainings the store asks for; some have completed them. */
async function plantTrainings(
  tx: Tx,
  random: Random,
  { programme, people, now }: Given,
  since: Date,
): Promise<Map<TrainingKey, string>> {
  const planted = new Map<TrainingKey, string>();
  for (const key of ["care", "screens"] as const) {
    const id = random.id(since);
    planted.set(key, id);
    await tx
      .insertInto("trainings")
      .values({
        ...{ id, client_id: programme.id, title: JSON.stringify(trainingPlans[key]), link: null },
        created_at: since,
      })
      .execute();
    const done = people.filter(
      (person) => person.memberships[programme.id] && person.signedUp && !person.status && random.chance(0.3),
    );
    await tx
      .insertInto("training_completions")
      .values(
        done.map(({ id: user_id }) => ({
          ...{ client_id: programme.id, training_id: id, user_id, source: "import" as const },
          completed_at: new Date(now.getTime() - random.below(40 * day)),
        })),
      )
      .execute();
  }
  return planted;
}
