import type { RouteComponent } from "@tanstack/react-router";
import { modulesOf, type Page, permissionsOf } from "../room/page.ts";
import { can, useModules, useSession } from "../session/session.queries.ts";
import { NoAccess } from "./pages/NoAccess.tsx";
import { NotFound } from "./pages/NotFound.tsx";

/**
 * A page inside, for whom it is. An address of a module the client has switched off is not found (§routes, §roles#module-access); what
 * a role does not open is said in the same frame.
 */
export function guarded(page: Page, component: RouteComponent): RouteComponent {
  const Component = component;
  const modules = modulesOf(page);
  const permissions = permissionsOf(page.endpoints);
  const Guarded: RouteComponent = () => {
    const session = useSession();
    const hasModule = useModules();
    if (!modules.every(hasModule)) return page.kind === "office" ? <NoAccess /> : <NotFound />;
    return permissions.every((permission) => can(session, permission)) ? <Component /> : <NoAccess />;
  };
  Guarded.preload = async () => component.preload?.();
  return Guarded;
}
