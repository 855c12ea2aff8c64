import { ForbiddenAddressError } from "../outgoing.ts";
import type { OidcFinding } from "../ports.ts";

/** Metadata of a provider, as far as we look. */
export interface Metadata {
  authorization_endpoint?: string | undefined;
  token_endpoint?: string | undefined;
  jwks_uri?: string | undefined;
  response_types_supported?: string[] | undefined;
  code_challenge_methods_supported?: string[] | undefined;
}

/** Missing capability for a sign-in with code, PKCE and a signed token; undefined: nothing. */
export function findProblem(metadata: Metadata): OidcFinding | undefined {
  const { authorization_endpoint, token_endpoint, jwks_uri } = metadata;
  if (!authorization_endpoint || !token_endpoint || !jwks_uri) return "incomplete";
  if (metadata.response_types_supported?.includes("code") === false) return "no_code_flow";
  // Said nothing, it may still do it (Entra does); said and without S256, it does not.
  if (metadata.code_challenge_methods_supported?.includes("S256") === false) return "no_pkce";
  return undefined;
}

const codes: Readonly<Record<string, OidcFinding>> = {
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: "issuer_differs",
  OAUTH_RESPONSE_IS_NOT_CONFORM: "not_found",
  OAUTH_RESPONSE_IS_NOT_JSON: "not_a_provider",
  OAUTH_PARSE_ERROR: "not_a_provider",
  OAUTH_HTTP_REQUEST_FORBIDDEN: "not_https",
  OAUTH_REQUEST_PROTOCOL_FORBIDDEN: "not_https",
};

/** A provider that did not do its part; `finding` says in which way, for who set it up. */
export class ProviderFault extends Error {
  override readonly name = "ProviderFault";
  readonly finding: OidcFinding;

  constructor(finding: OidcFinding, cause?: unknown) {
    super(`the provider: ${finding}`, { cause });
    this.finding = finding;
  }

  static of(error: unknown): ProviderFault {
    if (error instanceof ProviderFault) return error;
    for (let one = error; one instanceof Error; one = one.cause) {
      if (one instanceof ForbiddenAddressError) return new ProviderFault("address_closed", error);
      const { code } = one as Error & { code?: string };
      const finding = code && codes[code];
      if (finding) return new ProviderFault(finding, error);
      // Refusal by a provider that answered.
      if (code?.startsWith("OAUTH_RESPONSE_BODY_ERROR")) return new ProviderFault("refused", error);
      if (code?.startsWith("OAUTH_")) return new ProviderFault("not_trusted", error);
    }
    return new ProviderFault("unreachable", error);
  }

  static raise(error: unknown): never {
    throw ProviderFault.of(error);
  }
}
