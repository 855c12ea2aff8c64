import { addDays, localDay } from "@trilha/contract/core/zoned-days.ts";
import { orderOf } from "@trilha/contract/learning/questions/order.ts";
import { solutionOf } from "@trilha/contract/learning/questions/solution.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import type { Tx } from "../../server/src/db/database.ts";
import { remember } from "../../server/src/learning/games/index.ts";
import { newestVersions, questionVersions, versionName } from "../../server/src/learning/questions/index.ts";
import type { PlantedPerson } from "./plant-people.ts";
import { createRandom } from "./random.ts";
import { words } from "./reward-words.ts";

const streakDays = 5;
const known = 14;
const day = 86_400_000;

const segmentPlans: readonly { name: string; description: string; conditions: Eligibility }[] = [
  {
    name: "Equipe de loja",
    description: "Quem vende no balcão: para treinos e prêmios de loja.",
    conditions: {
      all: [
        {
          jobProfile: [
            "sales_agent",
            "brand_promoter",
            "counter_clerk",
            "salesperson",
            "store_owner",
            "cashier",
          ],
        },
      ],
    },
  },
  {
    name: "Vendedores com nível no Brasil",
    description: "Do nível Creator em diante, sem promotores de marca.",
    conditions: {
      all: [{ level: "creator" }, { country: ["BR"] }, { not: { jobProfile: ["brand_promoter"] } }],
    },
  },
];

/** Audiences saved for use in several places; answers the conditions of the first, as a copy of it. */
async function plantSegments(tx: Tx, clientId: string, at: Date): Promise<Eligibility> {
  const random = createRandom(60_041);
  const rows = segmentPlans.map((plan) => ({ ...plan, id: random.id(at) }));
  await tx
    .insertInto("segments")
    .values(
      rows.map(({ id, name, description }) => ({
        id,
        client_id: clientId,
        name,
        description,
        changed_at: at,
      })),
    )
    .execute();
  await tx
    .insertInto("segment_versions")
    .values(
      rows.map(({ id, conditions }) => ({
        ...{ client_id: clientId, segment_id: id, version: 1 },
        ...{ conditions: JSON.stringify(conditions), made_at: at },
      })),
    )
    .execute();
  const [first] = rows;
  if (!first) throw new Error("there is no segment");
  return { all: [{ ...first.conditions, segment: { id: first.id, version: 1 } } as Eligibility] };
}

/** A drill the store teams have to do, and the last days of somebody who answered the question of each. */
export async function plantDrills(
  tx: Tx,
  scope: { clientId: string; bankId: string; authorId: string; people: readonly PlantedPerson[]; now: Date },
): Promise<void> {
  const { clientId, bankId, authorId, now } = scope;
  const random = createRandom(60_038);
  const since = new Date(now.getTime() - 2 * day);
  const audience = await plantSegments(tx, clientId, since);
  await tx
    .insertInto("drills")
    .values({
      ...{
        client_id: clientId,
        id: random.id(since),
        bank_id: bankId,
        tags: [],
        questions: 5,
        mandatory: true,
      },
      title: JSON.stringify(
        words(
          "Notebooks em cinco perguntas",
          "Notebooks in five questions",
          "Notebooks en cinco preguntas",
          "Les portables en cinq questions",
        ),
      ),
      ...{
        from_at: since,
        until_at: new Date(now.getTime() + 12 * day),
        audience: JSON.stringify(audience),
      },
      ...{ created_by: authorId, created_at: since, updated_at: since },
    })
    .execute();
  const learner = scope.people.find(({ username }) => username === "vendedor");
  if (!learner) return;
  await plantStreak(tx, { clientId, userId: learner.id, bankId, now });
}

async function plantStreak(
  tx: Tx,
  { clientId, userId, bankId, now }: { clientId: string; userId: string; bankId: string; now: Date },
): Promise<void> {
  const random = createRandom(60_039);
  const rows = await tx
    .selectFrom("questions")
    .select("id")
    .where("client_id", "=", clientId)
    .where("bank_id", "=", bankId)
    .where("kind", "not in", ["essay", "scale"])
    .orderBy("id")
    .limit(known)
    .execute();
  const refs = (
    await newestVersions(
      tx,
      clientId,
      rows.map(({ id }) => id),
    )
  ).map(({ id, version }) => ({
    ...{ questionId: id, version },
  }));
  const bodies = await questionVersions(tx, clientId, refs);
  const { time_zone } = await tx
    .selectFrom("clients")
    .select("time_zone")
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  const today = localDay(now, time_zone);
  for (const [at, ref] of refs.entries()) {
    const body = bodies.get(versionName(ref));
    const answer = body && solutionOf(body, "pt-BR");
    if (!answer) continue;
    const when = new Date(now.getTime() - (at + 1) * day);
    const subject = { kind: "question", subject: ref.questionId } as const;
    await remember(tx, { clientId, userId }, subject, { rating: at % 3 === 2 ? "hard" : "good", now: when });
    if (at >= streakDays) continue;
    await tx
      .insertInto("daily_questions")
      .values({
        ...{ client_id: clientId, user_id: userId, day: addDays(today, -at - 1), locale: "pt-BR" },
        ...{ question_id: ref.questionId, version: ref.version },
        put_order: JSON.stringify(orderOf(body, true, () => random.next())),
        ...{ drawn_at: when, answer: JSON.stringify(answer), share: 1, answered_at: when },
      })
      .execute();
  }
  const streak = { days: streakDays, longest: streakDays, last_day: addDays(today, -1) };
  await tx
    .insertInto("streaks")
    .values({ client_id: clientId, user_id: userId, ...streak })
    .execute();
}
