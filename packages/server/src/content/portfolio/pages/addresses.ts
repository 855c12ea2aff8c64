import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import type { Parts } from "../../../parts.ts";
import { publicOrigin } from "../../../tenants/clients/index.ts";
import type { ShownClient } from "../portfolio.queries.ts";

/** Addresses of a client's public pages. */
export interface Addresses {
  /** Whole, in a language; without one it is chosen by the browser. */
  of(path: string, locale?: Locale): string;
  /** From the root, as links inside a page are. */
  local(path: string): string;
  /** A picture or anything else with a path of its own. */
  whole(path: string): string;
}

/** A client without a host of its own is named in every address. */
export function addressesOf(parts: Pick<Parts, "settings">, { host, slug }: ShownClient): Addresses {
  const origin = publicOrigin(parts, host);
  const query = (locale?: Locale) => {
    const search = new URLSearchParams({ ...(host === null && { client: slug }), ...(locale && { locale }) });
    return search.size > 0 ? `?${search}` : "";
  };
  return {
    of: (path, locale) => `${origin}${path}${query(locale)}`,
    local: (path) => `${path}${query()}`,
    whole: (path) => `${origin}${path}`,
  };
}

/** One page in every language, and for who has none of them. */
export const alternates = (addresses: Addresses, path: string) => [
  ...locales.map((locale) => ({ language: locale as string, href: addresses.of(path, locale) })),
  { language: "x-default", href: addresses.of(path) },
];
