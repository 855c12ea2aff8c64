import { expect, it } from "vitest";
import { ownLink } from "./own-link.ts";

it("takes an address apart for the router", () => {
  expect(ownLink("/admin/people?status=active&search=ana#list")).toEqual({
    to: "/admin/people",
    search: { status: "active", search: "ana" },
    hash: "list",
  });
  expect(ownLink("/home")).toEqual({ to: "/home", search: {}, hash: "" });
});
