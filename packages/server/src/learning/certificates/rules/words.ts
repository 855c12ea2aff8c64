import type { Locale, LocalizedText } from "@trilha/contract/core/locale.ts";

/** Labels of every certificate beside its author's texts. */
export const labels = {
  number: {
    "pt-BR": "Certificado nº {{number}}",
    "en-US": "Certificate no. {{number}}",
    "es-ES": "Certificado n.º {{number}}",
    "fr-FR": "Certificat nº {{number}}",
  },
  verify: {
    "pt-BR": "Confira a validade em",
    "en-US": "Check that it is valid at",
    "es-ES": "Comprueba su validez en",
    "fr-FR": "Vérifiez sa validité sur",
  },
  issued: {
    "pt-BR": "Emitido em {{date}}",
    "en-US": "Issued on {{date}}",
    "es-ES": "Emitido el {{date}}",
    "fr-FR": "Délivré le {{date}}",
  },
  validUntil: {
    "pt-BR": "Válido até {{date}}",
    "en-US": "Valid until {{date}}",
    "es-ES": "Válido hasta el {{date}}",
    "fr-FR": "Valable jusqu’au {{date}}",
  },
  logo: {
    "pt-BR": "Logotipo: {{client}}",
    "en-US": "Logo: {{client}}",
    "es-ES": "Logotipo: {{client}}",
    "fr-FR": "Logo : {{client}}",
  },
  code: {
    "pt-BR": "Código QR que abre {{address}}",
    "en-US": "QR code that opens {{address}}",
    "es-ES": "Código QR que abre {{address}}",
    "fr-FR": "Code QR qui ouvre {{address}}",
  },
  signature: {
    "pt-BR": "Assinatura: {{name}}",
    "en-US": "Signature: {{name}}",
    "es-ES": "Firma: {{name}}",
    "fr-FR": "Signature : {{name}}",
  },
} as const satisfies Record<string, LocalizedText>;

/** How long a course takes: minutes below an hour, else hours to the half. Null: its author said nothing. */
export function lengthInWords(minutes: number, locale: Locale): string | null {
  if (minutes <= 0) return null;
  const unit = minutes < 60 ? "minute" : "hour";
  const value = minutes < 60 ? minutes : Math.round(minutes / 30) / 2;
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** A score of 100. Null: there is none. */
export function scoreInWords(score: number | null, locale: Locale): string | null {
  if (score === null) return null;
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(score / 100);
}
