import { linkOptions } from "@tanstack/react-router";
import { expect, it } from "vitest";
import type { router } from "./router.tsx";

it("an address that no page has, or without its parameters, does not compile", () => {
  type Known = keyof (typeof router)["routesByPath"];
  const known = ["/home", "/admin/people/$personId", "/portfolio"] satisfies Known[];
  // @ts-expect-error no page has it
  const unknown: Known = "/admin/nowhere";
  // @ts-expect-error a person's page needs to know whose
  linkOptions({ to: "/admin/people/$personId" });
  // @ts-expect-error no page has it
  linkOptions({ to: "/admin/nowhere" });
  expect(known).not.toContain(unknown);
  expect(linkOptions({ to: "/admin/people/$personId", params: { personId: "7" } }).params.personId).toBe("7");
});
