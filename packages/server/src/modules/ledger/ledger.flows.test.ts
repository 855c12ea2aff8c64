import { expect, test } from "vitest";
import { aPocket, movesOn } from "../../../test/books.ts";
import { aClient } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ routes: [] });
const id = () => crypto.randomUUID();
const aPerson = async () => movesOn(app, await aPocket(app, await aClient(app)));

test("the model's worked example", async () => {
  const ana = await aPerson();
  const [line, order] = [id(), id()];
  await ana.give({ points: 180, experience: 120, source: line });
  expect(await ana.has()).toMatchObject({ uncleared: 180, experience: 120 });
  await ana.judge(line, { points: 90, experience: 60 }, { rest: "wait" });
  expect(await ana.has()).toMatchObject({ uncleared: 90, cleared: 90, experience: 120 });
  expect(await ana.hold(order, 150)).toMatchObject({ points: 150, waiting: 60 });
  expect(await ana.has()).toMatchObject({ uncleared: 30, cleared: 0, held: 150 });
  expect(await ana.capture(order)).toBe("ledger.waits_for_audit");
  expect(await ana.judge(line, { points: 90, experience: 60 })).toEqual({
    rejected: { points: 90, experience: 60 },
    brokenHolds: [{ purpose: "order", sourceId: order, points: 150 }],
    debt: 0,
  });
  expect(await ana.has()).toEqual({ uncleared: 0, cleared: 90, held: 0, debt: 0, experience: 60 });
  expect(await ana.expire()).toEqual({ expired: 90 });
  expect(await ana.has()).toMatchObject({ cleared: 0, experience: 60 });
});
