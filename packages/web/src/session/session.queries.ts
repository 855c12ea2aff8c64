import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { Session } from "@trilha/contract/accounts/profile/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
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

export const can = (session: Session, permission: Permission): boolean =>
  session.permissions.includes(permission);
