import * as contract from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { activityKinds, emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { expect, test } from "vitest";
import { aClient, aProduct, plant } from "../../../test/builders.ts";
import { aCampaign, anEnrolled } from "../../../test/builders-campaigns.ts";
import { useApp } from "../../../test/use-app.ts";
import { participantRoutes } from "./campaigns.routes.ts";

const app = useApp({ routes: participantRoutes });

test("§routes#points-table: a photo's rule says which photo, in the reader's language", async () => {
  app.clock.set("2026-11-21T12:00:00Z");
  const client = await aClient(app);
  const aType = async (brand: { id: string }) => {
    const name = JSON.stringify({ "pt-BR": "Vitrine", "en-US": "Shop window" });
    const row = { client_id: brand.id, name };
    return plant(app, (tx) =>
      tx.insertInto("photo_types").values(row).returning("id").executeTakeFirstOrThrow(),
    );
  };
  const [mine, theirs] = [await aType(client), await aType(await aClient(app))];
  const worth = { kind: "photo", points: 15, experience: 5, once: "per_week" } as const;
  const activities = [
    { id: "any", ...worth },
    { id: "window", ...worth, objectId: mine.id },
    { id: "foreign", ...worth, objectId: theirs.id },
  ];
  const days = { beginsOn: "2026-10-01", endsOn: "2026-12-15" };
  const campaign = await aCampaign(app, client, { days, ruleSet: { ...emptyRuleSet, activities } });
  const person = await anEnrolled(app, client, campaign);
  const objects = async (language: string) => {
    const { answer } = await app.request(
      contract.readPointsTable,
      { params: { id: campaign.id }, query: {} },
      { as: person, headers: { "accept-language": language } },
    );
    return answer.activities.map(({ ruleId, object }) => [ruleId, object]);
  };
  const named = (name: string) => [
    ["any", null],
    ["window", name],
    ["foreign", null],
  ];
  expect(await objects("en-US")).toEqual(named("Shop window"));
  expect(await objects("fr-FR")).toEqual(named("Vitrine"));
});

test("§routes#points-table: a SKU stands with its product's name, and is found by it", async () => {
  app.clock.set("2026-11-21T12:00:00Z");
  const client = await aClient(app);
  await aProduct(app, client, { sku: "N-13", name: "Nimbus Air 13" });
  await aProduct(app, await aClient(app), { sku: "GONE", name: "Somebody else's" });
  const base = ["n-13", "GONE"].map((sku) => ({ id: sku, match: { sku }, points: 10, experience: 5 }));
  const days = { beginsOn: "2026-10-01", endsOn: "2026-12-15" };
  const campaign = await aCampaign(app, client, { days, ruleSet: { ...emptyRuleSet, base } });
  const as = await anEnrolled(app, client, campaign);
  const rows = async (query: { search?: string }) =>
    (
      await app.request(contract.readPointsTable, { params: { id: campaign.id }, query }, { as })
    ).answer.items.map(({ sku, product }) => [sku, product]);
  expect(await rows({})).toEqual([
    ["GONE", null],
    ["n-13", "Nimbus Air 13"],
  ]);
  expect(await rows({ search: "nimbs air" })).toEqual([["n-13", "Nimbus Air 13"]]);
});

const without = { has_webcasts: false, has_events: false };

test.each([
  ["without photos", { ...without, has_photos: false }, ["training", "mystery_customer"]],
  ["with photos", without, ["training", "photo", "mystery_customer"]],
])("§roles#module-access %s the points table promises only what the client has", async (_, flags, kinds) => {
  app.clock.set("2026-11-21T12:00:00Z");
  const client = await aClient(app, flags);
  const worth = { points: 15, experience: 5, once: "per_object" } as const;
  const activities = activityKinds.map((kind) => ({ id: kind, kind, ...worth }));
  const days = { beginsOn: "2026-10-01", endsOn: "2026-12-15" };
  const campaign = await aCampaign(app, client, { days, ruleSet: { ...emptyRuleSet, activities } });
  const as = await anEnrolled(app, client, campaign);
  const input = { params: { id: campaign.id }, query: {} };
  const { answer } = await app.request(contract.readPointsTable, input, { as });
  expect(answer.activities.map(({ kind }) => kind)).toEqual(kinds);
});
