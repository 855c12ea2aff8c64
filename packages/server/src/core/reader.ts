import type { Reader } from "../platform/outside/ports.ts";
import type { Actor } from "./actor.ts";

/** Role of a reader, beyond being there at all. */
function rolesOf({ isSuperuser, roles }: Pick<Actor, "isSuperuser" | "roles">): Reader["roles"] {
  return [...(isSuperuser ? (["superuser"] as const) : []), ...roles].sort();
}

/** Reader an address was signed for, with the right that allowed it. */
export function readerOf(
  actor: Pick<Actor, "userId" | "sessionId" | "isSuperuser" | "roles"> & { clientId: string },
): Reader {
  const { userId, sessionId, clientId } = actor;
  return { userId, sessionId, clientId, roles: rolesOf(actor) };
}

/**
 * Whether an address still works for its reader (§roles#blocked): they are active in the client, and have every role they had when
 * it was signed. A role more opens nothing old and closes nothing.
 */
export function isStillFor(reader: Reader, actor: Actor | undefined): boolean {
  if (actor?.status !== "active") return false;
  const now = new Set(rolesOf(actor));
  return reader.roles.every((role) => now.has(role));
}
