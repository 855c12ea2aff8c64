import { queryOptions } from "@tanstack/react-query";
import { slugLimit } from "@trilha/contract/core/limits.ts";
import { readBranding } from "@trilha/contract/tenants/clients/endpoints.ts";
import type { branding as brandingShape } from "@trilha/contract/tenants/clients/shapes.ts";
import type * as z from "zod/mini";
import { call } from "../api/call.ts";
import { queryClient } from "../api/query-client.ts";
import type { Locale } from "../i18n/locales.ts";
import { type BrandColours, DEFAULT_LOOK } from "../ui/theme/palette.ts";

/** A client's login parameters (spec §entities#login-parameters): public, so they may lie in plain storage for a quick start. */
export type Branding = z.output<typeof brandingShape>;

const CLIENT = "trilha.client";
const LOOK = "trilha.branding";

const storage = {
  get(key: string): string | undefined {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Storage is off; the next visit starts plain.
    }
  },
};

/** Which client's door this is: the address says, then the last one used here, then the host decides. */
export function clientOfAddress(search: string): string | undefined {
  const clientSlug = new URLSearchParams(search).get("client")?.slice(0, slugLimit) || undefined;
  if (clientSlug) storage.set(CLIENT, clientSlug);
  return clientSlug ?? storage.get(CLIENT);
}

type Early = { readonly url: string; readonly answer: Promise<Branding | undefined> };
declare global {
  interface Window {
    /** The look, asked for by app/boot.js while the app itself was still on its way. */
    trilhaLook?: Early;
  }
}

async function fetchLook(client: string | undefined): Promise<Branding> {
  const early = window.trilhaLook;
  window.trilhaLook = undefined;
  const answer =
    (early?.url === lookAddress(client) ? await early.answer : undefined) ??
    (await call(readBranding, { query: client ? { client } : {} }));
  storage.set(LOOK, JSON.stringify({ door: client ?? "", branding: answer }));
  return answer;
}

const lookAddress = (client: string | undefined) =>
  `/api/branding${client ? `?client=${encodeURIComponent(client)}` : ""}`;

function lastLook(client: string | undefined): Branding | undefined {
  try {
    const { door, branding } = JSON.parse(storage.get(LOOK) ?? "{}") as {
      door?: string;
      branding?: Branding;
    };
    return door === (client ?? "") ? branding : undefined;
  } catch {
    return undefined;
  }
}

/** The look of a door; the last one seen here is shown at once and looked up again behind it. */
export const brandingQuery = (client: string | undefined) =>
  queryOptions({
    queryKey: ["branding", client ?? ""],
    queryFn: () => fetchLook(client),
    initialData: () => lastLook(client),
    initialDataUpdatedAt: 0,
    staleTime: 60_000,
  });

/** The look at hand, asked for if need be: calls in the app's own name need its credentials. */
export const storedBranding = (): Promise<Branding> => {
  const door = clientOfAddress(location.search);
  const query = brandingQuery(door);
  const known = queryClient.getQueryData(query.queryKey) ?? lastLook(door);
  return known ? Promise.resolve(known) : queryClient.ensureQueryData(query);
};

export const colorsOf = (
  branding: Pick<Branding, "primaryColor" | "secondaryColor" | "tertiaryColor"> | undefined,
): BrandColours =>
  branding
    ? { primary: branding.primaryColor, secondary: branding.secondaryColor, tertiary: branding.tertiaryColor }
    : DEFAULT_LOOK;

/** The logo for a language, else any language's, else none: the name stands in for it. */
export const logoOf = (branding: Branding, locale: Locale): string | undefined =>
  branding.logos[locale] ?? branding.logos[branding.defaultLocale] ?? Object.values(branding.logos)[0];
