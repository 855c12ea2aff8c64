import type { setPassword } from "@trilha/contract/accounts/identity/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";

/** The three parts of a link from a mail, without the new password. */
export type PasswordLink = Omit<Request<typeof setPassword>["body"], "password">;

const NAME = "trilha.password-link";

/**
 * Takes the link out of the address bar, where it could be read, shared or logged, into this tab's own
 * storage: a reload still works, and it is gone with the tab or after use.
 */
export function putLink(link: PasswordLink): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(link));
  } catch {
    // Storage is off: the link has to be opened again.
  }
}

export function readLink(): PasswordLink | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(NAME) ?? "null") as PasswordLink | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function dropLink(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // The token was never kept.
  }
}
