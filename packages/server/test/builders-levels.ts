// Levels for tests: experience on the books, reviews in any state, people who reached a level.

import type { Level } from "@trilha/contract/core/level.ts";
import type { LevelAbove, ReviewState } from "@trilha/contract/loyalty/tiers/states.ts";
import type { Insertable } from "kysely";
import { isRefusal } from "../src/core/refusal.ts";
import type { Tx } from "../src/db/database.ts";
import type { Tables } from "../src/db/schema.ts";
import { award } from "../src/loyalty/ledger/index.ts";
import type { TestApp } from "./app.ts";
import { aUser, type Member, plant } from "./builders.ts";
import type { TestCampaign } from "./builders-campaigns.ts";

type Who = Pick<Member, "clientId" | "userId">;
type Row = Partial<Insertable<Tables["level_reviews"]>>;

/** Gives somebody experience, audited unless said; answers the id of what it came from. */
export async function anExperience(
  app: TestApp,
  who: Who,
  campaign: TestCampaign,
  experience: number,
  { audit = "cleared", points = 0, at = app.clock.now() }: ExperienceOptions = {},
): Promise<string> {
  const sourceId = crypto.randomUUID();
  const awarded = await plant(app, (tx) =>
    award(tx, {
      clientId: who.clientId,
      potId: campaign.id,
      userId: who.userId,
      key: `award:${sourceId}:1`,
      ...{ points, experience, audit },
      source: { type: "claim_line", id: sourceId },
      ruleSetVersionId: campaign.ruleSetVersionId,
      occurredAt: at,
      now: app.clock.now(),
      expiresAt: campaign.windows[0]?.endsAt ?? at,
      actorId: null,
      details: {},
    }),
  );
  if (isRefusal(awarded)) throw new Error(awarded.refused.code);
  return sourceId;
}
interface ExperienceOptions {
  audit?: "awaiting" | "cleared";
  points?: number;
  /** When it was earned. */
  at?: Date;
}

const steps: Readonly<Record<ReviewState, readonly ReviewState[]>> = {
  eligible: [],
  under_review: ["under_review"],
  granted: ["under_review", "granted"],
  refused: ["refused"],
  appealed: ["refused", "appealed"],
  kept: ["under_review", "kept"],
  lowered: ["under_review", "lowered"],
  lapsed: ["lapsed"],
};

/** A review in a state, through those before it: of a promotion to Creator unless said. Nobody's level changes. */
export async function aReview(
  app: TestApp,
  who: Who,
  campaign: TestCampaign,
  { state = "eligible", lookedBy, decidedBy, ...fields }: ReviewOptions = {},
): Promise<string> {
  const now = app.clock.now();
  const looker = lookedBy ?? (await aUser(app)).id;
  const decider = decidedBy ?? (await aUser(app)).id;
  return plant(app, async (tx) => {
    const { id } = await tx
      .insertInto("level_reviews")
      .values({
        ...{ client_id: who.clientId, user_id: who.userId, campaign_id: campaign.id, country: "BR" },
        ...{
          kind: "promotion",
          from_level: "basic",
          to_level: "creator",
          state: "eligible",
          threshold: 1_000,
        },
        ...{ experience: 1_000, audited: 0, opened_at: now },
        ...fields,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const next of steps[state]) {
      await moveTo(tx, id, next, { looker, decider, now });
    }
    return id;
  });
}
type ReviewOptions = Row & { state?: ReviewState; lookedBy?: string; decidedBy?: string };

async function moveTo(
  tx: Tx,
  id: string,
  state: ReviewState,
  people: { looker: string; decider: string; now: Date },
): Promise<void> {
  const looked = {
    finding: "fine",
    looked_by: people.looker,
    looker_name: "Lia",
    looked_at: people.now,
  } as const;
  const decided = { decided_by: people.decider, decider_name: "Rui", decided_at: people.now, reason: "x" };
  await tx
    .updateTable("level_reviews")
    .set({
      state,
      ...(state === "under_review" && looked),
      ...(state === "appealed" && { appealed: true, appeal_text: "x" }),
      ...((state === "granted" || state === "refused" || state === "kept" || state === "lowered") && decided),
    })
    .where("id", "=", id)
    .execute();
}

/** Lets somebody reach a level in a campaign, one after the other, as two people would have granted it. */
export async function aLevel(
  app: TestApp,
  who: Who,
  campaign: TestCampaign,
  level: LevelAbove,
): Promise<void> {
  const climbs: [Level, LevelAbove][] =
    level === "creator"
      ? [["basic", "creator"]]
      : [
          ["basic", "creator"],
          ["creator", "influencer"],
        ];
  for (const [from, to] of climbs) {
    const fields = { state: "granted", from_level: from, to_level: to } as const;
    const review = await aReview(app, who, campaign, fields);
    const decider = await aUser(app);
    await plant(app, (tx) =>
      tx
        .insertInto("level_changes")
        .values({
          ...{ client_id: who.clientId, user_id: who.userId, campaign_id: campaign.id, country: "BR" },
          ...{ from_level: from, to_level: to, cause: "granted", review_id: review },
          ...{ actor_id: decider.id, at: app.clock.now() },
        })
        .execute(),
    );
  }
}
