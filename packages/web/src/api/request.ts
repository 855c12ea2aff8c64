import type { Access, EndpointSpec } from "@trilha/contract/core/endpoint.ts";

/** Part of an endpoint that a call needs at run time; types come from the contract. */
export type CallSpec = Pick<EndpointSpec, "method" | "path" | "access" | "form" | "idempotent">;

type Parts = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
};

const entries = (value: unknown): [string, unknown][] =>
  Object.entries((value ?? {}) as Record<string, unknown>).filter(
    ([, one]) => one !== undefined && one !== null,
  );

/** The address of a call: path parameters filled in, the query behind it. */
export function addressOf(route: CallSpec, { params, query }: Parts): string {
  const values = new Map(entries(params));
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? "")),
  );
  const search = new URLSearchParams(entries(query).map(([key, value]) => [key, String(value)]));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export type Identity = {
  readonly bearer: string | undefined;
  readonly app: { readonly clientId: string; readonly clientSecret: string } | undefined;
  /** The mark of this browser, for calls that let somebody in. */
  readonly device?: string | undefined;
};

function authorization(access: Access, { bearer, app }: Identity): string | undefined {
  if (access === "public") return undefined;
  if (access === "app") return app ? `Basic ${btoa(`${app.clientId}:${app.clientSecret}`)}` : undefined;
  return bearer ? `Bearer ${bearer}` : undefined;
}

/** Method, headers and body of a call. The same key on a repeat makes the repeat harmless. */
export function requestOf(
  route: CallSpec,
  { body }: Parts,
  identity: Identity,
  locale: string,
  key: string | undefined,
): RequestInit & { headers: Record<string, string> } {
  const headers: Record<string, string> = { accept: "application/json", "accept-language": locale };
  const auth = authorization(route.access, identity);
  if (auth) headers.authorization = auth;
  if (route.access === "app" && identity.device) headers["x-device"] = identity.device;
  if (route.idempotent && key) headers["idempotency-key"] = key;
  if (body === undefined) return { method: route.method, headers };
  headers["content-type"] = route.form ? "application/x-www-form-urlencoded" : "application/json";
  return {
    method: route.method,
    headers,
    body: route.form
      ? new URLSearchParams(entries(body).map(([name, value]) => [name, String(value)])).toString()
      : JSON.stringify(body),
  };
}
