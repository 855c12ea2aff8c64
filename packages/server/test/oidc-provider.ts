// An OpenID provider for real, on the loopback, with a browser that goes there and comes back.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import Provider, { type Adapter, type AdapterPayload } from "oidc-provider";

/** Account there. */
export type ProviderAccount = { sub: string; email?: string; email_verified?: boolean };

export type RealProvider = {
  issuer: string;
  appId: string;
  secret: string;
  /** Account before the browser: the next visit signs in as them. */
  account: ProviderAccount;
  /** Goes to an address of ours there, signs in, and answers where it was sent back to. */
  visit(url: string): Promise<URL>;
  stop(): Promise<void>;
};

/** Store of the provider. */
class Memory implements Adapter {
  static readonly #rows = new Map<string, AdapterPayload>();
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }
  async upsert(id: string, payload: AdapterPayload): Promise<undefined> {
    Memory.#rows.set(`${this.#model} ${id}`, payload);
  }
  async find(id: string): Promise<AdapterPayload | undefined> {
    return Memory.#rows.get(`${this.#model} ${id}`);
  }
  async findByUserCode(): Promise<undefined> {}
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...Memory.#rows.values()].find((payload) => payload.uid === uid);
  }
  async consume(id: string): Promise<undefined> {
    const payload = await this.find(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }
  async destroy(id: string): Promise<undefined> {
    Memory.#rows.delete(`${this.#model} ${id}`);
  }
  async revokeByGrantId(grantId: string): Promise<undefined> {
    for (const [name, { grantId: grantOf }] of Memory.#rows)
      if (grantOf === grantId) Memory.#rows.delete(name);
  }
}

/** `redirectUris` are the addresses it sends browsers back to. */
export async function startOidcProvider(redirectUris: string[]): Promise<RealProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [appId, secret] = ["trilha", "a secret between two programs"];
  const real: RealProvider = {
    ...{ issuer, appId, secret },
    account: { sub: "nobody" },
    visit: (url) => browse(url, redirectUris),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const provider = new Provider(issuer, {
    adapter: Memory,
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig" }] },
    clients: [{ client_id: appId, client_secret: secret, redirect_uris: redirectUris }],
    cookies: { keys: ["a key of the test"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: [] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: (_ctx, id) => {
      const { account } = real;
      return { accountId: id, claims: () => ({ ...account, sub: id }) };
    },
  });
  const answer = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith("/sign-in/")) return void answer(request, response);
    void signIn(provider, real.account, request, response);
  };
  return real;
}

/** Sign-in with consent. */
async function signIn(
  provider: Provider,
  account: ProviderAccount,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: account.sub, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const result = { login: { accountId: account.sub }, consent: { grantId: await grant.save() } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** Follows redirects with cookies, as a browser does, until one leads back to us. */
async function browse(start: string, ends: readonly string[]): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < 12; step += 1) {
    if (ends.some((end) => url.href.startsWith(end))) return url;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) cookies.set(name, value ?? "");
    }
    const location = answer.headers.get("location");
    if (!location) throw new Error(`${url.pathname} answered ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url);
  }
  throw new Error("the provider never sent anybody back");
}
