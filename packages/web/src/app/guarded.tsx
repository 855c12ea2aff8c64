import type { RouteComponent } from "@tanstack/react-router";
import type { Permission } from "@trilha/contract/permissions.ts";
import { can, useSession } from "../session/session.queries.ts";
import { NoAccess } from "./pages/NoAccess.tsx";

/** A page for who holds these permissions; everybody else is told so in the same frame. */
export function guarded(permissions: readonly Permission[], Page: RouteComponent): RouteComponent {
  const Guarded: RouteComponent = () => {
    const session = useSession();
    return permissions.every((permission) => can(session, permission)) ? <Page /> : <NoAccess />;
  };
  Guarded.preload = async () => Page.preload?.();
  return Guarded;
}
