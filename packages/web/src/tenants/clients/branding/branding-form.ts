import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { parseHex } from "../../../ui/theme/contrast.ts";
import type { Client, ClientBranding, ClientWrite } from "../clients.queries.ts";

/** A picture as the form holds it: where it can be seen and, when it is new, which file it is. */
export type BrandPicture = { readonly url: string; readonly fileId?: string };

/** Edited by itself: the ways in have secrets. */
type SignInMethodField =
  | "useRecaptcha"
  | "recaptchaSiteKey"
  | "oauth2"
  | "useAzure"
  | "documentEntry"
  | "firstAccess";

export type BrandingValues = Omit<
  ClientBranding,
  "logos" | "backgroundUrl" | "supportEmail" | SignInMethodField
> & {
  logos: Partial<Record<Locale, BrandPicture>>;
  background: BrandPicture | null;
  supportEmail: string;
};

export const brandingValues = ({ branding }: Client): BrandingValues => {
  const {
    logos,
    backgroundUrl,
    supportEmail,
    useRecaptcha: _test,
    recaptchaSiteKey: _key,
    oauth2: _generic,
    useAzure: _azure,
    documentEntry: _document,
    firstAccess: _first,
    ...plain
  } = branding;
  return {
    ...plain,
    logos: Object.fromEntries(Object.entries(logos).map(([locale, url]) => [locale, { url }])),
    background: backgroundUrl ? { url: backgroundUrl } : null,
    supportEmail: supportEmail ?? "",
  };
};

type LookBody = Extract<ClientWrite, { part: "branding" }>["body"];

/** Which pictures are named: new ones by their file, those taken away by null, the others not at all. */
function picturesOf(
  values: BrandingValues,
  before: BrandingValues,
): Pick<LookBody, "logoFileIds" | "backgroundFileId"> {
  const locales = [...new Set([...Object.keys(before.logos), ...Object.keys(values.logos)])] as Locale[];
  const logoFileIds = Object.fromEntries(
    locales.flatMap((locale): [Locale, string | null][] => {
      const now = values.logos[locale];
      if (now?.fileId) return [[locale, now.fileId]];
      return now ? [] : [[locale, null]];
    }),
  );
  const background = values.background;
  const gone = !background && before.background;
  return {
    ...(Object.keys(logoFileIds).length > 0 ? { logoFileIds } : {}),
    ...(background?.fileId
      ? { backgroundFileId: background.fileId }
      : gone
        ? { backgroundFileId: null }
        : {}),
  };
}

const trimmed = (text: string): string | null => text.trim() || null;

/** Body that is sent: the whole look; pictures only where they changed. */
export function brandingBody(values: BrandingValues, before: BrandingValues, version: number): LookBody {
  const { logos: _logos, background: _background, ...plain } = values;
  return {
    ...plain,
    ...picturesOf(values, before),
    version,
    supportEmail: trimmed(values.supportEmail),
  };
}

const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** §entities#login-parameters: what the device can know to be wrong. */
export function checkBranding(values: BrandingValues): Readonly<Record<string, FieldCode>> {
  const wrong: Record<string, FieldCode> = {};
  for (const color of ["primaryColor", "secondaryColor", "tertiaryColor"] as const) {
    if (!parseHex(values[color]) || values[color].length !== 7) wrong[color] = "invalid";
  }
  if (values.supportEmail.trim() && !email.test(values.supportEmail.trim()))
    wrong.supportEmail = "email_invalid";
  return wrong;
}
