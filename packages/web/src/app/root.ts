import { createRootRoute, Outlet } from "@tanstack/react-router";
import { guardAddress } from "../session/rules/guard.ts";
import { follow, onward, visit } from "./guards.ts";
import { movedAddress } from "./moved.ts";
import { Broken } from "./pages/Broken.tsx";
import { NotFound } from "./pages/NotFound.tsx";

/** Root of every page. */
export const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: Broken,
  beforeLoad: async ({ location: { href } }) => {
    await follow(guardAddress(await visit(href)));
    const moved = movedAddress(href);
    if (moved) throw onward(moved);
  },
});
