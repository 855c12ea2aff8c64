import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { describe, expect, it } from "vitest";
import { standingOf } from "./standing.ts";

const facts = (changes: Partial<SessionPage>, subscribe: SessionPage["can"]["subscribe"] = null) =>
  ({
    ...{ locks: [], registration: null, stage: "opened" },
    ...changes,
    can: { subscribe, unsubscribe: false, checkIn: false },
  }) as unknown as SessionPage;
const level = [{ kind: "level", level: "creator" }] as const satisfies SessionPage["locks"];

describe("§states#live-sessions where a person stands in an event", () => {
  it.each([
    [{ registration: "waiting", stage: "no_vacancy" }, null, "waiting"],
    [{ registration: "offered", stage: "no_vacancy" }, "accept", "offered"],
    [{ registration: "registered", stage: "in_progress" }, null, "registered"],
    [{ registration: "unsubscribed" }, "register", "none"],
    [{ registration: "lapsed", stage: "no_vacancy" }, "wait", "full"],
    [{}, "register", "none"],
    [{ locks: [...level] }, null, "locked"],
    [{ locks: [...level], stage: "finished" }, null, "finished"],
    [{ registration: "refused" }, null, "wasRefused"],
    [{ stage: "pre_scheduled" }, null, "soon"],
    [{ stage: "closed" }, null, "invitation"],
    [{ stage: "no_vacancy" }, null, "full"],
    [{ stage: "scheduled" }, null, "over"],
    [{ stage: "in_progress" }, null, "over"],
  ] as const)("%j, who may %s: %s", (changes, subscribe, standing) => {
    expect(standingOf(facts(changes as Partial<SessionPage>, subscribe))).toBe(standing);
  });
});
