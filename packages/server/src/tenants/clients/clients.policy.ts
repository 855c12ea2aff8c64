// §roles#module-access: a client's administrator reaches the selected client only; a superuser reaches any.

type Who = { isSuperuser: boolean; clientId: string };

/** `own`: within the selected client; `system`: past it, and the use case binds the client itself. */
export function reachOf(actor: Who, clientId: string): "own" | "system" | undefined {
  if (actor.isSuperuser) return "system";
  return actor.clientId === clientId ? "own" : undefined;
}

/** An address could be another client's, or the installation's own: the operator alone gives one to a client. */
export const mayAddHosts = ({ isSuperuser }: Pick<Who, "isSuperuser">): boolean => isSuperuser;
