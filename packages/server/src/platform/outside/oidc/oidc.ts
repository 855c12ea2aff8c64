import * as client from "openid-client";
import { TimedCache } from "../../../core/cache.ts";
import type { Clock } from "../../../parts.ts";
import { ForbiddenAddressError, sendOut } from "../outgoing.ts";
import type { OidcApp, OidcFinding, OidcPort, ProvedAccount } from "../ports.ts";
import { findProblem, type Metadata, ProviderFault } from "./findings.ts";

/** Which addresses a client's provider may be at. */
export interface OidcRules {
  mayConnect: (address: string) => boolean;
  /** Plain http, for a provider on a developer's machine. */
  insecure: boolean;
  clock: Clock;
}

/** Ten minutes: providers change their keys and addresses rarely, and a look at one is a trip across the net. */
const life = 10 * 60 * 1000;
/** Tolerated difference of clocks. */
const toleranceSeconds = 30;

/** Signs in at somebody else's OpenID provider: code flow with PKCE (S256), state and nonce; issuers match exactly. */
export function oidc(rules: OidcRules): OidcPort {
  const cache = new TimedCache<client.Configuration>("oidc_providers", { most: 200, life });
  const fetching = guardedFetch(rules);

  const configOf = async (app: OidcApp, fresh = false): Promise<client.Configuration> => {
    const name = JSON.stringify([app.issuer, app.appId, app.secret]);
    const now = rules.clock.now();
    const known = fresh ? undefined : cache.get(name, now);
    if (known) return known;
    const config = await client.discovery(
      new URL(app.issuer),
      app.appId,
      { [client.clockTolerance]: toleranceSeconds },
      app.secret ? client.ClientSecretBasic(app.secret) : client.None(),
      {
        [client.customFetch]: fetching,
        timeout: 10,
        execute: [
          client.enableNonRepudiationChecks,
          ...(rules.insecure ? [client.allowInsecureRequests] : []),
        ],
      },
    );
    cache.set(name, config, now);
    return config;
  };

  return {
    name: "openid-client",
    async look(app) {
      try {
        const config = await configOf(app, true);
        const metadata: Metadata = config.serverMetadata();
        const problem = findProblem(metadata);
        return problem ?? (await tryApp(config, app));
      } catch (error) {
        return ProviderFault.of(error).finding;
      }
    },
    async begin(app, visit) {
      const config = await configOf(app).catch(ProviderFault.raise);
      const verifier = client.randomPKCECodeVerifier();
      const nonce = client.randomNonce();
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: visit.returnTo,
        scope: "openid profile email",
        state: visit.state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(visit.locale && { ui_locales: visit.locale }),
      });
      return { url: url.href, held: { verifier, nonce } };
    },
    async finish(app, visit) {
      const config = await configOf(app).catch(ProviderFault.raise);
      const tokens = await client
        .authorizationCodeGrant(config, visit.returned, {
          expectedState: visit.state,
          expectedNonce: visit.held.nonce,
          pkceCodeVerifier: visit.held.verifier,
          idTokenExpected: true,
        })
        .catch(ProviderFault.raise);
      const claims = tokens.claims();
      if (!claims) throw new ProviderFault("no_id_token");
      const own = accountOf(app.issuer, { ...claims });
      if (own.email || !config.serverMetadata().userinfo_endpoint) return own;
      // Some keep the address out of the token and give it to whoever asks.
      const userInfo = await client
        .fetchUserInfo(config, tokens.access_token, claims.sub)
        .catch(ProviderFault.raise);
      return accountOf(app.issuer, { ...claims, ...userInfo });
    },
  };
}

const address = /^[^\s@]+@[^\s@]+$/;
/** Printable ASCII, as OpenID Connect Core §routes#screens has a subject. */
const subjectText = /^[\x20-\x7e]{1,255}$/;

/**
 * Account of a person at the provider, by types as the specification has them; another type is a fault and is not
 * read as if it were right. Only an address the provider itself has verified counts: `email_verified` is true and
 * nothing like it (OpenID Connect Core §5.1); Entra alone says it by a name of its own, which its tokens carry as
 * true or "1".
 */
export function accountOf(issuer: string, claims: Record<string, unknown>): ProvedAccount {
  const { sub: subject, iat, email, email_verified, xms_edov } = claims;
  if (typeof subject !== "string" || !subjectText.test(subject)) throw new ProviderFault("not_trusted");
  if (typeof iat !== "number" || !Number.isFinite(iat)) throw new ProviderFault("not_trusted");
  const isWell = typeof email === "string" && email.length <= 256 && address.test(email);
  const byEntra = isEntra(issuer) && (xms_edov === true || xms_edov === "1" || xms_edov === 1);
  const verified = email_verified === true || byEntra;
  return { issuer, subject, email: isWell && verified ? email.toLowerCase() : undefined };
}

const isEntra = (issuer: string) =>
  [
    "login.microsoftonline.com",
    "login.microsoftonline.us",
    "login.partner.microsoftonline.cn",
    "sts.windows.net",
  ].includes(new URL(issuer).hostname);

/** A code nobody issued is refused as such by a provider that takes our name and secret for good. */
async function tryApp(config: client.Configuration, app: OidcApp): Promise<OidcFinding | undefined> {
  const url = new URL("https://trilha.invalid/?code=trilha-test");
  url.searchParams.set("iss", app.issuer);
  try {
    await client.authorizationCodeGrant(config, url, { pkceCodeVerifier: client.randomPKCECodeVerifier() });
  } catch (error) {
    const code = error instanceof client.ResponseBodyError ? error.error : undefined;
    if (code !== "invalid_client" && code !== "unauthorized_client") return undefined;
    return app.secret ? "secret_refused" : "secret_needed";
  }
  return undefined;
}

function guardedFetch({ mayConnect, insecure }: OidcRules): client.CustomFetch {
  return async (address, { method, headers, body }) => {
    const url = new URL(address);
    if (url.protocol !== "https:" && !insecure) throw new ForbiddenAddressError(url.host);
    const {
      status,
      body: text,
      type,
    } = await sendOut({
      method: method === "POST" ? "POST" : "GET",
      url: url.href,
      headers,
      ...(body && { body: String(body) }),
      mayConnect,
    });
    return new Response(status === 204 ? null : text, { status, headers: { "content-type": type } });
  };
}
