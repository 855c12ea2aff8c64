import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type MembershipStatus, maySelect, type SelectionFacts, selectClient } from "./select-client.ts";

const nobody: SelectionFacts = { isSuperuser: false, standings: [], atDoor: null, last: null, first: null };
const in_ = (...standings: [string, MembershipStatus["status"]][]): MembershipStatus[] =>
  standings.map(([clientId, status]) => ({ clientId, status, staff: false, closed: false }));
/** Active in a client that is closed for maintenance. */
const shut = (clientId: string, staff = false): MembershipStatus => ({
  clientId,
  status: "active",
  staff,
  closed: true,
});

describe("§purpose#clients, §states#account which client a new session selects", () => {
  test.each([
    ["the door's", { standings: in_(["a", "active"], ["b", "active"]), atDoor: "b", last: "a" }, "b"],
    ["the last", { standings: in_(["a", "active"], ["b", "active"]), last: "b" }, "b"],
    ["the first active", { standings: in_(["a", "blocked"], ["b", "active"], ["c", "active"]) }, "b"],
    ["not a stranger's door", { standings: in_(["a", "active"]), atDoor: "b" }, "a"],
    ["not the door where blocked", { standings: in_(["a", "blocked"], ["b", "active"]), atDoor: "a" }, "b"],
    [
      "not the last where blocked since",
      { standings: in_(["a", "blocked"], ["b", "active"]), last: "a" },
      "b",
    ],
    ["a superuser's door, member or not", { isSuperuser: true, atDoor: "z" }, "z"],
    ["a superuser's last", { isSuperuser: true, last: "y", first: "x" }, "y"],
    ["a superuser's own", { isSuperuser: true, standings: in_(["a", "active"]), first: "x" }, "a"],
    ["any for a superuser", { isSuperuser: true, first: "x" }, "x"],
    ["the closed door, for its staff", { standings: [shut("a", true)], atDoor: "a" }, "a"],
    [
      "another than the last that closed",
      { standings: [shut("a"), ...in_(["b", "active"])], last: "a" },
      "b",
    ],
    ["a superuser's closed door", { isSuperuser: true, standings: [shut("a")], atDoor: "a" }, "a"],
    ["none before the first client exists", { isSuperuser: true }, null],
  ] as const)("%s", (_, facts, clientId) => {
    expect(selectClient({ ...nobody, ...facts })).toEqual({ clientId });
  });

  test.each([
    ["no membership", {}, "no_access"],
    ["blocked everywhere", { standings: in_(["a", "blocked"], ["b", "blocked"]) }, "blocked"],
    ["waiting", { standings: in_(["a", "awaiting_approval"]) }, "awaiting_approval"],
    [
      "waiting here, blocked there",
      { standings: in_(["a", "blocked"], ["b", "awaiting_approval"]) },
      "awaiting_approval",
    ],
    [
      "blocked at this door, waiting elsewhere",
      { standings: in_(["a", "blocked"], ["b", "awaiting_approval"]), atDoor: "a" },
      "blocked",
    ],
    ["active behind a closed door", { standings: [shut("a")] }, "maintenance"],
    [
      "at a closed door, though open elsewhere",
      { standings: [shut("a"), ...in_(["b", "active"])], atDoor: "a" },
      "maintenance",
    ],
    [
      "blocked at this door, shut out of another",
      { standings: [...in_(["a", "blocked"]), shut("b")], atDoor: "a" },
      "blocked",
    ],
    ["at a stranger's door", { standings: in_(["a", "blocked"]), atDoor: "z" }, "blocked"],
  ] as const)("§messages#login-and-password %s is denied", (_, facts, denied) => {
    expect(selectClient({ ...nobody, ...facts })).toEqual({ denied });
  });

  test("whatever the facts, a member only ever lands where they are active and the door is open to them", () => {
    const client = fc.constantFrom("a", "b", "c", "d");
    const status = fc.constantFrom("active", "blocked", "awaiting_approval");
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ clientId: client, status, staff: fc.boolean(), closed: fc.boolean() }), {
          selector: ({ clientId }) => clientId,
        }),
        fc.option(client),
        fc.option(client),
        (standings, atDoor, last) => {
          const chosen = selectClient({ ...nobody, standings, atDoor, last });
          const active = standings.filter((one) => one.status === "active");
          const open = active.filter(({ staff, closed }) => staff || !closed).map(({ clientId }) => clientId);
          if (!("denied" in chosen)) expect(open).toContain(chosen.clientId);
          else if (chosen.denied !== "maintenance") expect(open).toEqual([]);
          else expect(active.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

test.each([
  ["a", "yes"],
  ["b", "blocked"],
  ["c", "awaiting_approval"],
  ["d", "no_access"],
  ["e", "maintenance"],
  ["f", "yes"],
] as const)("§roles#module-access moving to client %s: %s; a superuser may", (clientId, verdict) => {
  const standings = [
    ...in_(["a", "active"], ["b", "blocked"], ["c", "awaiting_approval"]),
    shut("e"),
    shut("f", true),
  ];
  expect(maySelect(clientId, { isSuperuser: false, standings })).toBe(verdict);
  expect(maySelect(clientId, { isSuperuser: true, standings })).toBe("yes");
});
