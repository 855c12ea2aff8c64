import { formatLongDay } from "@trilha/contract/core/dates.ts";
import { inLanguage, type Locale, localize } from "@trilha/contract/core/locale.ts";
import type { CertificateDesign } from "@trilha/contract/learning/certificates/design.ts";
import { fillText } from "@trilha/contract/learning/certificates/design.ts";
import type { CertificateBranding } from "../../../db/column-types.ts";
import { drawableName } from "../rules/drawable-text.ts";
import { labels, lengthInWords, scoreInWords } from "../rules/words.ts";
import { anyFontOf } from "./fonts.ts";

/** Facts on one certificate. */
export interface CertificateFacts {
  number: string;
  /** The public page. */
  address: string;
  /** As it was issued, and what else the person is called where no font can write that. */
  names: readonly string[];
  courseTitle: Readonly<Partial<Record<Locale, string>>>;
  /** YYYY-MM-DD. */
  completedOn: string;
  issuedOn: string;
  validUntil: string | null;
  minutes: number;
  score: number | null;
  branding: CertificateBranding;
}

export interface Signature {
  name: string;
  role: string;
  picture: Uint8Array | null;
}

/** A certificate's texts, ready to be drawn in one language. */
export interface Content {
  locale: Locale;
  layout: CertificateDesign["layout"];
  primary: string;
  accent: string;
  client: string;
  logo: Uint8Array | null;
  title: string;
  lead: string;
  name: string;
  body: string;
  footer: string;
  number: string;
  issued: string;
  valid: string | null;
  verify: string;
  address: string;
  addressAlt: string;
  logoAlt: string;
  signatures: (Signature & { alt: string })[];
}

/** Fills a template with what is known; what has no text in the language falls back to another. */
export function contentOf(
  design: CertificateDesign,
  facts: CertificateFacts,
  pictures: { logo: Uint8Array | null; signatures: readonly (Uint8Array | null)[] },
  locale: Locale,
): Content {
  const inOwn = (texts: Partial<Record<Locale, string>>) => inLanguage(texts, locale, "pt-BR")?.value ?? "";
  const name = drawableName(facts.names, anyFontOf);
  const { client, primary, accent } = facts.branding;
  const values = {
    ...{ name, client, number: facts.number, course: inOwn(facts.courseTitle) },
    date: formatLongDay(facts.completedOn, locale),
    hours: lengthInWords(facts.minutes, locale),
    score: scoreInWords(facts.score, locale),
  };
  const filled = (texts: Partial<Record<Locale, string>>) => fillText(inOwn(texts), values).trim();
  const address = facts.address.replace(/^https?:\/\//, "");
  return {
    locale,
    layout: design.layout,
    primary: design.colours?.primary ?? primary,
    accent: design.colours?.accent ?? accent,
    client,
    logo: pictures.logo,
    title: filled(design.title),
    lead: filled(design.lead),
    name,
    body: filled(design.body),
    footer: filled(design.footer),
    number: localize(labels.number, locale, { number: facts.number }),
    issued: localize(labels.issued, locale, { date: formatLongDay(facts.issuedOn, locale) }),
    valid:
      facts.validUntil &&
      localize(labels.validUntil, locale, { date: formatLongDay(facts.validUntil, locale) }),
    verify: labels.verify[locale],
    address: facts.address,
    addressAlt: localize(labels.code, locale, { address }),
    logoAlt: localize(labels.logo, locale, { client }),
    signatures: design.signatures.map((one, at) => ({
      name: one.name,
      role: one.role,
      picture: pictures.signatures[at] ?? null,
      alt: localize(labels.signature, locale, { name: one.name || one.role }),
    })),
  };
}
