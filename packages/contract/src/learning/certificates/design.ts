import * as z from "zod/mini";
import { color, id, localizedText, optionalText } from "../../core/shapes.ts";
import { certificateTextLimits, signatureLimits, signaturesAtMost, validMonthsLimit } from "./limits.ts";

// How a certificate looks and what it says (§routes#screen-profile profile, §api#certificate-call). A template's versions never change: what was issued is drawn
// by the one it was issued by, for good.

/** How an A4 page, landscape, is laid out: framed, with a band at the side, or open with a line of colour. */
export const certificateLayouts = ["classic", "band", "horizon"] as const;
export type CertificateLayout = (typeof certificateLayouts)[number];

/** Placeholders of the texts, as `{{name}}`. A line is left out where what it speaks of is not known. */
export const placeholders = ["name", "course", "date", "hours", "score", "client", "number"] as const;
export type Placeholder = (typeof placeholders)[number];

/** Names in a text that stand for nothing: a typing error its author should hear of. */
export function strangePlaceholders(text: string): string[] {
  const known: readonly string[] = placeholders;
  return [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !known.includes(name));
}

/**
 * A text with its placeholders filled. A line that speaks of something not known, such as the score of a course without a
 * test, is left out whole.
 */
export function fillText(
  text: string,
  values: Readonly<Partial<Record<Placeholder, string | null>>>,
): string {
  const known = (name: string) => values[name as Placeholder] ?? undefined;
  return text
    .split("\n")
    .filter((line) =>
      [...line.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].every(([, name = ""]) => known(name) !== undefined),
    )
    .map((line) => line.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => known(name) ?? ""))
    .join("\n");
}

const filled = (max: number) =>
  localizedText(max).check(
    z.refine((texts) => Object.values(texts).every((one) => strangePlaceholders(one ?? "").length === 0), {
      error: "invalid",
    }),
  );

export const certificateDesign = z.strictObject({
  layout: z.enum(certificateLayouts),
  /** Null: the client's own colours. */
  colours: z.nullable(z.strictObject({ primary: color, accent: color })),
  /** Logo of the certificate instead of the client's; null: the client's. */
  logoFileId: z.nullable(id),
  showLogo: z.boolean(),
  /** A missing language falls back to the default one, then to any. */
  title: filled(certificateTextLimits.title),
  /** Above the name, such as "We certify that". */
  lead: filled(certificateTextLimits.lead),
  /** Below the name; lines are kept. */
  body: filled(certificateTextLimits.body),
  /** Small, at the bottom. */
  footer: filled(certificateTextLimits.footer),
  signatures: z
    .array(
      z.strictObject({
        name: optionalText(signatureLimits.name),
        role: optionalText(signatureLimits.role),
        fileId: z.nullable(id),
      }),
    )
    .check(z.maxLength(signaturesAtMost)),
  /** Months it is valid for; null: for good. */
  validMonths: z.nullable(z.int().check(z.minimum(1), z.maximum(validMonthsLimit))),
});
export type CertificateDesign = z.output<typeof certificateDesign>;
