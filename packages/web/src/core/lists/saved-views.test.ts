import { saveView } from "@trilha/contract/core/lists/endpoints.ts";
import { listId } from "@trilha/contract/core/lists/shapes.ts";
import { describe, expect, it } from "vitest";
import { readDeviceViews } from "./device-views.ts";
import { changesFor, queryOf } from "./saved-views.ts";

const taken = (query: string) => saveView.body.safeParse({ list: "/admin/audit", name: "x", query }).success;

describe("§interface#saved-views", () => {
  it("hold the filters that are chosen, and no search", () => {
    const values = { search: "Ana", risk: "50", type: "", area: "são paulo&a" };
    const query = queryOf(values, ["search", "risk", "type", "area"]);
    expect(query).toBe("risk=50&area=s%C3%A3o+paulo%26a");
    expect(taken(query)).toBe(true);
    expect(queryOf({ search: "Ana" }, ["search", "risk"])).toBe("");
  });

  it("bring their filters back and take the others away", () => {
    const keys = ["risk", "type", "area"];
    const values = { risk: "50", type: "", area: "são paulo&a" };
    expect(changesFor(queryOf(values, keys), keys)).toEqual(values);
    expect(changesFor("gone=1", keys)).toEqual({ risk: "", type: "", area: "" });
  });

  it("belong to pages of every shape of address", () => {
    const addresses = ["/rewards", "/admin/courses/$courseId/people", "/learn/{-$view}"];
    expect(addresses.filter((address) => !listId.safeParse(address).success)).toEqual([]);
  });

  it.each([null, "", "{", "7", '[1, {"name": 1}, {"name": "x", "values": {"a": 1}}, {"name": "x"}]'])(
    "read nothing out of a device with %j",
    (stored) => {
      expect(readDeviceViews(stored)).toEqual([]);
    },
  );

  it("are taken from the device as they were saved there", () => {
    const stored = [
      { name: " a ", values: { risk: "25", search: "Ana" } },
      { name: "b", values: {} },
    ];
    expect(readDeviceViews(JSON.stringify(stored))).toEqual([{ name: "a", query: "risk=25" }]);
  });
});
