import { isModuleOn } from "@trilha/contract/core/modules.ts";
import { modulesOf, type Page, permissionsOf } from "../room/page.ts";
import { can, flagsOf, type Session } from "../session/session.queries.ts";

/** Whether all modules a page belongs to are on in the selected client (§roles#module-access). */
export const hasModules = (page: Page, session: Session): boolean =>
  modulesOf(page).every((use) => isModuleOn(use, flagsOf(session)));

/** Whether the person may call all a page cannot do without. */
export const hasRights = (page: Page, session: Session): boolean =>
  permissionsOf(page.endpoints).every((permission) => can(session, permission));

/** Whether a page is drawn for the person now: nothing stands before it. */
export const mayOpen = (page: Page, session: Session): boolean =>
  session.status === "active" &&
  !session.mustChangePassword &&
  !session.mustEnrolFactor &&
  hasModules(page, session) &&
  hasRights(page, session);
