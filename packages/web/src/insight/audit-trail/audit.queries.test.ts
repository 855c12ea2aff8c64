import { expect, it } from "vitest";
import { auditList } from "./audit.queries.ts";

const ana = "0199f0a0-0000-7000-8000-000000000001";

it("takes from the address what the trail understands", () => {
  expect(
    auditList.read({ entity: "person", entityId: ana, actorId: ana, from: "2026-03-01", to: "2026-03-31" }),
  ).toEqual({
    entity: "person",
    entityId: ana,
    actorId: ana,
    from: "2026-03-01",
    to: "2026-03-31",
  });
});

it("leaves out what the server would refuse", () => {
  expect(
    auditList.read({ entity: "cat", entityId: "7", actorId: "ana", from: "yesterday", to: "2026-02-31x" }),
  ).toEqual({});
});
