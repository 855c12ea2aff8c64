// Points somebody proposed, past the form.
import type { TestApp } from "./app.ts";
import { type Member, plant } from "./builders.ts";
import type { TestCampaign } from "./builders-campaigns.ts";

/** A proposal of 10 points for one person, by themselves; nobody has decided on it. */
export async function anAwardBatch(
  app: Pick<TestApp, "parts" | "clock">,
  who: Member,
  campaign: TestCampaign,
): Promise<string> {
  const now = app.clock.now();
  return plant(app, async (tx) => {
    const { id } = await tx
      .insertInto("award_batches")
      .values({
        client_id: who.clientId,
        campaign_id: campaign.id,
        kind: "adjustment",
        state: "proposed",
        reason: "x",
        awards: 1,
        points: 10,
        experience: 0,
        proposed_by: who.userId,
        proposer_name: "x",
        proposed_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("awards")
      .values({
        client_id: who.clientId,
        batch_id: id,
        user_id: who.userId,
        points: 10,
        experience: 0,
        occurred_on: now.toISOString().slice(0, 10),
      })
      .execute();
    return id;
  });
}
