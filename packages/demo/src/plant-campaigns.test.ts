import { beforeAll, expect, test } from "vitest";
import { plant } from "../../server/test/builders.ts";
import { useApp } from "../../server/test/use-app.ts";
import { seedDemo } from "./seed.ts";

const app = useApp({ routes: [] });
const now = new Date("2026-03-04T15:00:00Z");
beforeAll(async () => {
  app.clock.set(now);
  await seedDemo(undefined, app.parts);
});

const campaigns = () =>
  plant(app, (tx) =>
    tx
      .selectFrom("campaigns as c")
      .innerJoin("clients as k", "k.id", "c.client_id")
      .innerJoin("rule_set_versions as v", "v.campaign_id", "c.id")
      .select(["k.slug", "c.state", "c.begins_at", "c.ends_at", "v.state as rules", "v.document", "c.id"])
      .orderBy("k.slug")
      .orderBy("c.begins_at")
      .execute(),
  );

test("nimbus has a campaign that ended, one that runs and one that is planned; cimenta has one that runs", async () => {
  const rows = await campaigns();
  expect(rows.map(({ slug, state, rules }) => `${slug} ${state} ${rules}`)).toEqual([
    "cimenta running approved",
    "nimbus ended approved",
    "nimbus running approved",
    "nimbus draft draft",
  ]);
  const running = rows.filter(({ state }) => state === "running");
  for (const { begins_at, ends_at } of running) {
    expect([begins_at < now, now < ends_at]).toEqual([true, true]);
  }
  expect(rows[2]?.document.base.length).toBeGreaterThanOrEqual(25);
});

test("most people are in, newcomers are not", async () => {
  const enrolled = await plant(app, (tx) =>
    tx
      .selectFrom("campaign_enrolments as e")
      .innerJoin("users as u", "u.id", "e.user_id")
      .innerJoin("campaigns as c", "c.id", "e.campaign_id")
      .innerJoin("clients as k", "k.id", "e.client_id")
      .select(["u.username", "c.state", "e.enrolled_at", "k.slug"])
      .execute(),
  );
  const names = enrolled.filter(({ state }) => state === "running").map(({ username }) => username);
  expect(names).toEqual(expect.arrayContaining(["vendedor", "cajera", "vendeuse", "promotora", "pintor"]));
  expect(names).not.toContain("novata");
  expect(
    enrolled.filter(({ state, slug }) => state === "running" && slug === "nimbus").length,
  ).toBeGreaterThan(100);
  expect(enrolled.every(({ enrolled_at }) => enrolled_at < now)).toBe(true);
});
