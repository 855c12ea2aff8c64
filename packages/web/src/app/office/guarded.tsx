import type { RouteComponent } from "@tanstack/react-router";
import type { Permission } from "@trilha/contract/permissions.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { NoAccess } from "./NoAccess.tsx";

/** A page of the back office for who may; everybody else is told so in the same frame. */
export function guarded(permission: Permission, Page: RouteComponent): RouteComponent {
  const Guarded: RouteComponent = () => (can(useSession(), permission) ? <Page /> : <NoAccess />);
  Guarded.preload = async () => Page.preload?.();
  return Guarded;
}
