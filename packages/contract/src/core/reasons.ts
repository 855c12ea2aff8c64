import { type Locale, localize } from "./locale.ts";
import english from "./locales/reasons/en-US.json" with { type: "json" };
import spanish from "./locales/reasons/es-ES.json" with { type: "json" };
import french from "./locales/reasons/fr-FR.json" with { type: "json" };
import portuguese from "./locales/reasons/pt-BR.json" with { type: "json" };
import { localizedTexts } from "./text-catalogue.ts";

const texts = localizedTexts({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

// §states#claims "Sales, points and photos can be reproved": why a report falls, one of these or in the auditor's own words. What
// is kept of these is a code, for who reads it may read another language than who decided.

export const rejectionReasons = texts.rejection;
export type RejectionReason = keyof typeof rejectionReasons;

// §loyalty#another-picture: why the audit asks for another picture.
const pictureReasons = texts.picture;

/** Texts of all reasons of a list. */
export const reasonTexts = { ...rejectionReasons, ...pictureReasons } as const;
export type Reason = keyof typeof reasonTexts;

/** Reasons offered in this order: to reject a sale or a photo of a store, and to ask for another picture of it. */
export const reasonsFor: Readonly<
  Record<"claim" | "photo", readonly RejectionReason[]> &
    Record<"claim_picture" | "photo_picture", readonly Reason[]>
> = {
  claim: [
    "reason.unreadable",
    "reason.not_invoice",
    "reason.other_number",
    "reason.other_date",
    "reason.other_store",
    "reason.other_products",
    "reason.other_units",
    "reason.repeated",
    "reason.altered",
  ],
  photo: [
    "reason.unreadable",
    "reason.other_subject",
    "reason.photo_of_other_store",
    "reason.old_photo",
    "reason.altered",
  ],
  claim_picture: [
    "reason.picture_blurred",
    "reason.picture_cut",
    "reason.picture_products",
    "reason.picture_header",
    "reason.picture_code",
  ],
  photo_picture: ["reason.picture_blurred", "reason.picture_subject"],
};

/** Is it one of the list, and not somebody's own words? */
export function isRejectionReason(reason: string): reason is RejectionReason {
  return Object.hasOwn(rejectionReasons, reason);
}

/** A kept reason as its reader sees it: one of the list in their language, one's own words as they were typed. */
export function reasonIn(reason: string | null, locale: Locale): string | null {
  if (reason === null || !Object.hasOwn(reasonTexts, reason)) return reason;
  return localize(reasonTexts[reason as Reason], locale);
}
