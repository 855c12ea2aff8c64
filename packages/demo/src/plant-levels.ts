import type { Level } from "@trilha/contract/core/level.ts";
import type { Updateable } from "kysely";
import type { Tx } from "../../server/src/db/database.ts";
import type { Tables } from "../../server/src/db/schema.ts";
import { demoLevels, type PlantedCampaign } from "./plant-campaigns.ts";
import type { PlantedProgramme } from "./plant-client.ts";
import type { PlantedPerson } from "./plant-people.ts";
import type { Random } from "./random.ts";

const day = 86_400_000;

interface Given {
  programme: PlantedProgramme;
  campaigns: readonly PlantedCampaign[];
  people: readonly PlantedPerson[];
}

type LevelAbove = keyof typeof demoLevels;
interface Person {
  userId: string;
  experience: number;
}

/**
 * Levels as the campaign that ended gave them: looked at by one, granted by another. In the one that runs, reviews
 * open by themselves; one of them was refused and is appealed.
 */
export async function plantLevels(tx: Tx, random: Random, given: Given): Promise<void> {
  const { campaigns } = given;
  const ended = campaigns.find(({ plan }) => plan.state === "ended");
  const running = campaigns.find(({ plan }) => plan.state === "running");
  if (!running) return;
  await noFalls(tx, running, ended);
  if (ended) {
    const reached = await experienceIn(tx, ended);
    for (const person of reached.filter(({ experience }) => experience >= demoLevels.creator.threshold)) {
      await grant(tx, random, given, ended, person, "basic", "creator");
      if (person.experience >= demoLevels.influencer.threshold) {
        await grant(tx, random, given, ended, person, "creator", "influencer");
      }
    }
  }
  await appeal(tx, random, given, running);
}

/** Levels are kept in the campaign that runs: everybody with a level had enough for it. */
async function noFalls(tx: Tx, running: PlantedCampaign, ended: PlantedCampaign | undefined): Promise<void> {
  await tx
    .insertInto("level_falls")
    .values(
      running.windows.map(({ country, beginsAt }) => ({
        ...{ client_id: running.clientId, campaign_id: running.id, country },
        ...{ previous_campaign_id: ended?.id ?? null, done_at: beginsAt },
      })),
    )
    .execute();
}

async function experienceIn(tx: Tx, campaign: PlantedCampaign): Promise<Person[]> {
  const rows = await tx
    .selectFrom("ledger_accounts")
    .select(["user_id", "balance"])
    .where("client_id", "=", campaign.clientId)
    .where("pot_id", "=", campaign.id)
    .where("kind", "=", "xp")
    .where("user_id", "is not", null)
    .orderBy("user_id")
    .execute();
  return rows.flatMap(({ user_id, balance }) =>
    user_id && balance !== null ? [{ userId: user_id, experience: balance }] : [],
  );
}

function staffOf({ programme, people }: Given) {
  const here = people.filter(({ memberships }) => memberships[programme.id]);
  const auditor = here.find(({ roles }) => roles?.includes("auditor"));
  const admin = here.find(({ roles }) => roles?.includes("program_administrator"));
  if (!auditor || !admin) throw new Error("nobody decides on levels");
  const named = (one: PlantedPerson) => ({ id: one.id, name: `${one.firstName} ${one.lastName}` });
  return { auditor: named(auditor), admin: named(admin) };
}

async function open(
  tx: Tx,
  random: Random,
  campaign: PlantedCampaign,
  { userId, experience }: Person,
  [from_level, to_level]: [Level, LevelAbove],
  at: Date,
) {
  const keys = { client_id: campaign.clientId, user_id: userId, campaign_id: campaign.id };
  const id = random.id(at);
  const country = campaign.enrolments.find((one) => one.userId === userId)?.country ?? "BR";
  await tx
    .insertInto("level_reviews")
    .values({
      ...{ ...keys, id, country, kind: "promotion", from_level, to_level, state: "eligible", opened_at: at },
      ...{ threshold: demoLevels[to_level].threshold, experience, audited: experience },
    })
    .execute();
  await step(tx, campaign.clientId, id, null, "eligible", { at });
  return { id, country };
}

type State = "eligible" | "under_review" | "granted" | "refused" | "appealed";
async function step(
  tx: Tx,
  clientId: string,
  reviewId: string,
  from: State | null,
  to: State,
  { by: actor, reason = null, at }: { by?: { id: string; name: string }; reason?: string | null; at: Date },
): Promise<void> {
  await tx
    .insertInto("level_review_transitions")
    .values({
      ...{ client_id: clientId, review_id: reviewId, from_state: from, to_state: to, at, reason },
      ...{ actor_id: actor?.id ?? null, actor_name: actor?.name ?? "" },
    })
    .execute();
}

async function grant(
  tx: Tx,
  random: Random,
  given: Given,
  campaign: PlantedCampaign,
  person: Person,
  from: Level,
  to: LevelAbove,
): Promise<void> {
  const { auditor, admin } = staffOf(given);
  const ends = Math.min(...campaign.windows.map(({ endsAt }) => endsAt.getTime()));
  const after = (days: number) => new Date(ends - (from === "basic" ? 20 : 8) * day + days * day);
  const { clientId } = campaign;
  const { id, country } = await open(tx, random, campaign, person, [from, to], after(0));
  const looked = { finding: "fine", looked_by: auditor.id, looker_name: auditor.name } as const;
  await change(tx, id, { state: "under_review", ...looked, looked_at: after(2) });
  await step(tx, clientId, id, "eligible", "under_review", { by: auditor, at: after(2) });
  const decided = { decided_by: admin.id, decider_name: admin.name, decided_at: after(3) };
  await change(tx, id, { state: "granted", ...decided });
  await step(tx, clientId, id, "under_review", "granted", { by: admin, at: after(3) });
  await tx
    .insertInto("level_changes")
    .values({
      ...{ client_id: clientId, user_id: person.userId, campaign_id: campaign.id, country, review_id: id },
      ...{ from_level: from, to_level: to, cause: "granted", at: after(3) },
      ...{ actor_id: admin.id, actor_name: admin.name },
    })
    .execute();
}

const change = (tx: Tx, id: string, fields: Updateable<Tables["level_reviews"]>) =>
  tx.updateTable("level_reviews").set(fields).where("id", "=", id).execute();

/** Appeal of a person refused for a photograph nobody could read: that was not theirs. */
async function appeal(tx: Tx, random: Random, given: Given, running: PlantedCampaign): Promise<void> {
  const known = await tx
    .selectFrom("person_levels")
    .select("user_id")
    .where("client_id", "=", running.clientId)
    .execute();
  const above = new Set(known.map(({ user_id }) => user_id));
  const named = new Set(given.people.slice(0, 15).map(({ id }) => id));
  const [person] = (await experienceIn(tx, running)).filter(
    ({ userId, experience }) =>
      experience >= demoLevels.creator.threshold && !above.has(userId) && !named.has(userId),
  );
  if (!person) return;
  const { admin } = staffOf(given);
  const begins = Math.max(...running.windows.map(({ beginsAt }) => beginsAt.getTime()));
  const after = (days: number) => new Date(begins + (28 + days) * day);
  const { id } = await open(tx, random, running, person, ["basic", "creator"], after(0));
  const reason = "Duas notas sem foto legível";
  const decided = { decided_by: admin.id, decider_name: admin.name, decided_at: after(1), reason };
  await change(tx, id, { state: "refused", ...decided });
  await step(tx, running.clientId, id, "eligible", "refused", { by: admin, reason, at: after(1) });
  const text = "A loja trocou a impressora nessa semana. Pedi a segunda via das duas notas e posso enviar.";
  await change(tx, id, { state: "appealed", appealed: true, appeal_text: text });
  const appellant = given.people.find((one) => one.id === person.userId);
  await step(tx, running.clientId, id, "refused", "appealed", {
    ...(appellant && { by: { id: appellant.id, name: `${appellant.firstName} ${appellant.lastName}` } }),
    at: after(3),
  });
}
