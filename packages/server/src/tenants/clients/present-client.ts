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
export function presentBranding(look: BrandingRow) {
  return {
    primaryColor: look.primary_color,
    secondaryColor: look.secondary_color,
    tertiaryColor: look.tertiary_color,
    defaultLocale: look.default_locale,
    passwordStrength: look.password_strength,
    useRecaptcha: look.use_recaptcha,
    recaptchaSiteKey: look.recaptcha_site_key,
    oauth2: look.oauth2,
    useAzure: look.use_azure,
    publicFaq: look.public_faq,
    underMaintenance: look.under_maintenance,
    documentEntry: look.document_entry,
    firstAccess: look.first_access,
    cookiesType: look.cookies_type,
    cookiesOptional: look.cookies_optional,
    supportUse: look.support_use,
    supportEmail: look.support_email,
    usePortfolio: look.use_portfolio,
    welcome: look.welcome,
    logos: look.logos,
    backgroundUrl: look.background && addressOf(look.background),
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
  const [hosts, menu, look] = await Promise.all([
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
    look: presentBranding(look),
    version: row.version,
    can,
  };
}
