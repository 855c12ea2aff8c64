import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import type { CertificateBranding } from "../../db/column-types.ts";
import type { Tx } from "../../db/database.ts";

/** Look of a client's certificates today, and where its own address is. */
export interface ClientCertificateBranding extends CertificateBranding {
  timeZone: string;
  /** The first of its own hosts; null: it has none. */
  host: string | null;
}

/** A client as its certificates show it; its logo in one language, else in the nearest it has. */
export async function loadCertificateBranding(
  tx: Tx,
  clientId: string,
  locale?: Locale,
): Promise<ClientCertificateBranding> {
  const row = await tx
    .selectFrom("clients as c")
    .innerJoin("client_branding as l", "l.client_id", "c.id")
    .select(["c.name", "c.time_zone", "l.primary_color", "l.secondary_color", "l.logos", "l.default_locale"])
    .select((eb) =>
      eb
        .selectFrom("client_hosts as h")
        .select((host) => host.fn.min("h.host").as("host"))
        .whereRef("h.client_id", "=", "c.id")
        .as("host"),
    )
    .where("c.id", "=", clientId)
    .executeTakeFirstOrThrow();
  const logos = row.logos as Partial<Record<Locale, string>>;
  const logo = [locale, row.default_locale, ...locales].map((one) => one && logos[one]).find(Boolean);
  return {
    client: row.name,
    primary: row.primary_color,
    accent: row.secondary_color,
    // An address of ours, `/store/…`: what follows is its key.
    logoKey: logo?.startsWith("/store/") ? logo.slice("/store/".length) : null,
    timeZone: row.time_zone,
    host: row.host,
  };
}
