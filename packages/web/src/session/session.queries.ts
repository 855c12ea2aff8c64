import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { Session } from "@trilha/contract/accounts/profile/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import {
  flagsWithoutClient,
  isModuleOn,
  type ModuleFlags,
  type ModuleUse,
} from "@trilha/contract/core/modules.ts";
import type { Permission } from "@trilha/contract/permissions.ts";
import { call } from "../api/call.ts";

export type { Session };

/** Session of the visitor. Kept on the device, so the app opens at once and looks again behind the page. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => call(readSession, {}, { signal }),
  staleTime: 60_000,
  meta: { keep: true },
});

/** The session of a logged-in page; the route has loaded it before. */
export const useSession = (): Session => useSuspenseQuery(sessionQuery).data;

/** The session where there may be none. */
export const useSessionIfAny = (signedIn: boolean): Session | undefined =>
  useQuery({ ...sessionQuery, enabled: signedIn }).data;

/** Modules of the selected client, and what is on where there is none (§roles#module-access). */
export const flagsOf = ({ selectedClient }: Pick<Session, "selectedClient">): ModuleFlags =>
  selectedClient?.flags ?? flagsWithoutClient;

/** Whether what belongs to a module is on for the person; what is not is neither shown nor asked for. */
export function useModules(): (use: ModuleUse) => boolean {
  const flags = flagsOf(useSession());
  return (use) => isModuleOn(use, flags);
}

export const can = (session: Session, permission: Permission): boolean =>
  session.permissions.includes(permission);
