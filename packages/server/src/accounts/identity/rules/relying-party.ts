// WebAuthn: a passkey belongs to a domain. Ours is the installation's; a client's own address has its own passkeys.

export interface RelyingParty {
  /** The domain passkeys are made for. */
  readonly id: string;
  /** Origins a page must have for its answer to count. */
  readonly origin: string;
}

/**
 * Relying party of a door: the installation's at its own address and below it, a client's own at an address that is
 * listed as theirs, and the installation's for any other host somebody claims to be at.
 */
export function relyingParty(publicUrl: string, host: string, isListed: boolean): RelyingParty {
  const own = new URL(publicUrl);
  const requested = `${own.protocol}//${host}`;
  if (!URL.canParse(requested)) return { id: own.hostname, origin: own.origin };
  const { hostname, origin } = new URL(requested);
  if (hostname === own.hostname || hostname.endsWith(`.${own.hostname}`)) return { id: own.hostname, origin };
  return isListed ? { id: hostname, origin } : { id: own.hostname, origin: own.origin };
}
