const NAME = "trilha.register-link";

/** Takes the secret out of the address bar, into this tab's own storage: a reload still works. */
export function putToken(token: string): void {
  try {
    sessionStorage.setItem(NAME, token);
  } catch {
    // Storage is off: the link has to be opened again.
  }
}

export function readToken(): string | undefined {
  try {
    return sessionStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

export function dropToken(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // The token was never kept.
  }
}
