import { expect, test } from "vitest";
import { aClient, aGroup, aMember, aStore, type Client, type Member, plant } from "../../../test/builders.ts";
import { aCampaign, enrol } from "../../../test/builders-campaigns.ts";
import { aLevel } from "../../../test/builders-levels.ts";
import { useApp } from "../../../test/use-app.ts";
import { learnerStamps } from "./learner.queries.ts";

const app = useApp();

const stampOf = (client: Client, { userId }: Member) =>
  plant(app, async (tx) => (await learnerStamps(tx, client.id, [userId])).get(userId)?.stamp);

/** Changes that a condition, or a list of courses, could ask for. */
const changes: [name: string, change: (client: Client, member: Member) => Promise<unknown>][] = [
  [
    "a birthday is corrected",
    (_, { userId }) =>
      plant(app, (tx) =>
        tx.updateTable("users").set({ birthday: "1990-01-02" }).where("id", "=", userId).execute(),
      ),
  ],
  [
    "a membership gets another job profile",
    (client, { userId }) =>
      plant(app, (tx) =>
        tx
          .updateTable("memberships")
          .set({ job_profile: "cashier" })
          .where("client_id", "=", client.id)
          .where("user_id", "=", userId)
          .execute(),
      ),
  ],
  ["put into a group", (client, member) => aGroup(app, client, member)],
  [
    "signed up for a campaign",
    async (client, member) => enrol(app, await aCampaign(app, client), member, [await aStore(app, client)]),
  ],
  ["another level", async (client, member) => aLevel(app, member, await aCampaign(app, client), "creator")],
];

test.each(changes)("§learning#catalogue a cached list is made anew: %s", async (_name, change) => {
  const client = await aClient(app);
  const [member, other] = [await aMember(app, { client }), await aMember(app, { client })];
  const before = [await stampOf(client, member), await stampOf(client, other)];
  await change(client, member);
  const after = [await stampOf(client, member), await stampOf(client, other)];
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});
