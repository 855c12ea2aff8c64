import type { RouteComponent } from "@tanstack/react-router";
import type { Page } from "../room/page.ts";
import { useSession } from "../session/session.queries.ts";
import { hasModules, hasRights } from "./may-open.ts";
import { NoAccess } from "./pages/NoAccess.tsx";
import { NotFound } from "./pages/NotFound.tsx";

/**
 * A page inside, for whom it is. An address of a module the client has switched off is not found (§routes, §roles#module-access); what
 * a role does not open is said in the same frame.
 */
export function guarded(page: Page, component: RouteComponent): RouteComponent {
  const Component = component;
  const Guarded: RouteComponent = () => {
    const session = useSession();
    if (!hasModules(page, session)) return page.kind === "office" ? <NoAccess /> : <NotFound />;
    return hasRights(page, session) ? <Component /> : <NoAccess />;
  };
  Guarded.preload = async () => component.preload?.();
  return Guarded;
}
