import { moduleFlags } from "@trilha/contract/core/modules.ts";
import { usualPace } from "@trilha/contract/tenants/clients/learning-pace.ts";
import { moduleItemKeys } from "@trilha/contract/tenants/clients/shapes.ts";
import { publicAddress } from "../../core/public-address.ts";
import type { Tx } from "../../db/database.ts";
import { type BrandingRow, loadBranding, type PictureRow } from "./clients.branding.queries.ts";
import { type ClientRow, hostsOf, type MenuRow, menuOf } from "./clients.queries.ts";
import { isBelowStandard } from "./rules/configuration.ts";

type Key = (typeof moduleItemKeys)[number];
const isKey = (key: string): key is Key => moduleItemKeys.includes(key as Key);

/** Where anybody finds a picture of a look. */
export function addressOf(picture: PictureRow): string {
  return publicAddress(picture.client_id, picture.id, "large");
}

/** How a door looks, as anybody may read it. */
export function presentBranding(branding: BrandingRow) {
  return {
    primaryColor: branding.primary_color,
    secondaryColor: branding.secondary_color,
    tertiaryColor: branding.tertiary_color,
    defaultLocale: branding.default_locale,
    passwordStrength: branding.password_strength,
    useRecaptcha: branding.use_recaptcha,
    recaptchaSiteKey: branding.recaptcha_site_key,
    oauth2: branding.oauth2,
    useAzure: branding.use_azure,
    publicFaq: branding.public_faq,
    underMaintenance: branding.under_maintenance,
    documentEntry: branding.document_entry,
    firstAccess: branding.first_access,
    cookiesType: branding.cookies_type,
    cookiesOptional: branding.cookies_optional,
    supportUse: branding.support_use,
    supportEmail: branding.support_email,
    usePortfolio: branding.use_portfolio,
    welcome: branding.welcome,
    logos: branding.logos,
    backgroundUrl: branding.background && addressOf(branding.background),
  };
}

/** The menu in its order; places it does not hold yet come last, switched off. */
export function presentMenu(rows: readonly MenuRow[]) {
  const held = rows.flatMap(({ key, enabled, labels }) => (isKey(key) ? [{ key, enabled, labels }] : []));
  const missing = moduleItemKeys.filter((key) => !held.some((item) => item.key === key));
  return [...held, ...missing.map((key) => ({ key, enabled: false, labels: {} }))];
}

/** Settings without menu and look. */
export function presentSettings(row: ClientRow, hosts: readonly string[]) {
  return {
    name: row.name,
    homeRoute: row.home_route,
    countries: row.countries,
    timeZone: row.time_zone,
    passwordMinLength: row.password_min_length,
    plainSignInMessages: row.plain_sign_in_messages,
    staffNeedFactor: row.staff_need_factor,
    learningPace: { ...usualPace, ...row.learning_pace },
    hosts: [...hosts],
    flags: Object.fromEntries(moduleFlags.map((flag) => [flag, row[flag]])) as Record<
      (typeof moduleFlags)[number],
      boolean
    >,
  };
}

/** A client as its administrators see it. */
export async function loadClient(tx: Tx, row: ClientRow, can: { configure: boolean; addHosts: boolean }) {
  const [hosts, menu, branding] = await Promise.all([
    hostsOf(tx, row.id),
    menuOf(tx, row.id),
    loadBranding(tx, row.id),
  ]);
  return {
    id: row.id,
    slug: row.slug,
    ...presentSettings(row, hosts),
    passwordBelowStandard: isBelowStandard(row.password_min_length),
    moduleItems: presentMenu(menu),
    branding: presentBranding(branding),
    version: row.version,
    can,
  };
}
