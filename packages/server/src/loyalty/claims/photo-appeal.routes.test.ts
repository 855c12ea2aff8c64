import { expect, test } from "vitest";
import { aShelf, paying } from "../../../test/builders-photos.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

test("§states#claims an appeal that was right gives as much as limits leave by now", async () => {
  const cap = { id: "season", kind: "points_per_campaign" as const, limit: 40 };
  const { auditor, other, send, decide, appeal, balance } = await aShelf(app, paying("always", [cap]));
  const { id } = await send("Vitrine");
  expect((await decide(id, auditor, "reject")).status).toBe(200);
  await send("Ponta");
  expect((await appeal(id)).status).toBe(200);
  expect((await decide(id, other, "accept")).answer).toMatchObject({ state: "accepted" });
  expect(await balance()).toMatchObject({ available: 40, experience: 10 });
});

test("§states#claims an appeal that was right pays nothing that another photo was paid since", async () => {
  const { auditor, other, send, decide, appeal, balance } = await aShelf(app, paying("per_day"));
  const { id } = await send("Vitrine");
  await decide(id, auditor, "reject");
  expect((await send("Ponta")).points).toBe(25);
  await appeal(id);
  expect((await decide(id, other, "accept")).answer).toMatchObject({ state: "accepted" });
  expect(await balance()).toMatchObject({ available: 25, experience: 5 });
});

test("§states#claims a photo sent once more is of its own day: one of a later day takes nothing from it", async () => {
  app.clock.set("2026-11-17T15:00:00Z");
  const { auditor, send, decide, resubmit, balance } = await aShelf(app, paying("per_day"));
  const { id } = await send("Vitrine");
  await decide(id, auditor, "reject");
  app.clock.set("2026-11-18T15:00:00Z");
  expect((await send("Ponta")).points).toBe(25);
  expect((await resubmit(id)).answer.points).toBe(25);
  expect(await balance()).toMatchObject({ available: 50, experience: 10 });
});
