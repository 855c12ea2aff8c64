import { type Locale, type LocalizedText, localize } from "./locale.ts";

// §states#claims "Sales, points and photos can be reproved": why a report falls, one of these or in the auditor's own words. What
// is kept of these is a code, for who reads it may read another language than who decided.

export const rejectionReasons = {
  "reason.unreadable": {
    "pt-BR": "Não dá para ler a imagem",
    "en-US": "The picture cannot be read",
    "es-ES": "La imagen no se puede leer",
    "fr-FR": "L’image est illisible",
  },
  "reason.not_invoice": {
    "pt-BR": "A imagem não é de uma nota fiscal",
    "en-US": "The picture is not of an invoice",
    "es-ES": "La imagen no es de una factura",
    "fr-FR": "L’image n’est pas celle d’une facture",
  },
  "reason.other_number": {
    "pt-BR": "O número não é o da nota",
    "en-US": "The number is not the invoice’s",
    "es-ES": "El número no es el de la factura",
    "fr-FR": "Le numéro n’est pas celui de la facture",
  },
  "reason.other_date": {
    "pt-BR": "A data não é a da nota",
    "en-US": "The date is not the invoice’s",
    "es-ES": "La fecha no es la de la factura",
    "fr-FR": "La date n’est pas celle de la facture",
  },
  "reason.other_store": {
    "pt-BR": "A nota é de outra loja",
    "en-US": "The invoice is from another store",
    "es-ES": "La factura es de otra tienda",
    "fr-FR": "La facture vient d’un autre magasin",
  },
  "reason.other_products": {
    "pt-BR": "Os produtos não estão na nota",
    "en-US": "The products are not on the invoice",
    "es-ES": "Los productos no están en la factura",
    "fr-FR": "Les produits ne figurent pas sur la facture",
  },
  "reason.other_units": {
    "pt-BR": "A quantidade não é a da nota",
    "en-US": "The quantity is not the invoice’s",
    "es-ES": "La cantidad no es la de la factura",
    "fr-FR": "La quantité n’est pas celle de la facture",
  },
  "reason.repeated": {
    "pt-BR": "Esta venda já foi registrada",
    "en-US": "This sale was already reported",
    "es-ES": "Esta venta ya se registró",
    "fr-FR": "Cette vente a déjà été déclarée",
  },
  "reason.altered": {
    "pt-BR": "A imagem foi alterada",
    "en-US": "The picture was altered",
    "es-ES": "La imagen fue alterada",
    "fr-FR": "L’image a été modifiée",
  },
  "reason.other_subject": {
    "pt-BR": "A foto não mostra o que foi pedido",
    "en-US": "The photo does not show what was asked for",
    "es-ES": "La foto no muestra lo que se pidió",
    "fr-FR": "La photo ne montre pas ce qui était demandé",
  },
  "reason.photo_of_other_store": {
    "pt-BR": "A foto é de outra loja",
    "en-US": "The photo is of another store",
    "es-ES": "La foto es de otra tienda",
    "fr-FR": "La photo est celle d’un autre magasin",
  },
  "reason.old_photo": {
    "pt-BR": "A foto não é desta semana",
    "en-US": "The photo is not of this week",
    "es-ES": "La foto no es de esta semana",
    "fr-FR": "La photo n’est pas de cette semaine",
  },
} as const satisfies Record<string, LocalizedText>;
export type RejectionReason = keyof typeof rejectionReasons;

/** Reasons offered for a sale and for a photo of a store, in this order. */
export const reasonsFor: Readonly<Record<"claim" | "photo", readonly RejectionReason[]>> = {
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
};

/** Is it one of the list, and not somebody's own words? */
export function isRejectionReason(reason: string): reason is RejectionReason {
  return Object.hasOwn(rejectionReasons, reason);
}

/** A kept reason as its reader sees it: one of the list in their language, one's own words as they were typed. */
export function reasonIn(reason: string | null, locale: Locale): string | null {
  return reason !== null && isRejectionReason(reason) ? localize(rejectionReasons[reason], locale) : reason;
}
