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

// §loyalty#another-picture: why the audit asks for another picture.
const pictureReasons = {
  "reason.picture_blurred": {
    "pt-BR": "A foto está borrada ou escura",
    "en-US": "The picture is blurred or dark",
    "es-ES": "La foto está borrosa u oscura",
    "fr-FR": "La photo est floue ou trop sombre",
  },
  "reason.picture_cut": {
    "pt-BR": "A nota não aparece inteira",
    "en-US": "The invoice is not wholly in the picture",
    "es-ES": "La factura no se ve completa",
    "fr-FR": "La facture n’apparaît pas en entier",
  },
  "reason.picture_products": {
    "pt-BR": "Não dá para ler os produtos e as quantidades",
    "en-US": "Products and quantities cannot be read",
    "es-ES": "No se pueden leer los productos ni las cantidades",
    "fr-FR": "Les produits et les quantités sont illisibles",
  },
  "reason.picture_header": {
    "pt-BR": "Não dá para ler o número, a data ou a loja",
    "en-US": "Number, date or store cannot be read",
    "es-ES": "No se pueden leer el número, la fecha o la tienda",
    "fr-FR": "Le numéro, la date ou le magasin est illisible",
  },
  "reason.picture_code": {
    "pt-BR": "O código da nota não aparece",
    "en-US": "The invoice’s code is not in the picture",
    "es-ES": "El código de la factura no aparece",
    "fr-FR": "Le code de la facture n’apparaît pas",
  },
  "reason.picture_subject": {
    "pt-BR": "A foto não mostra tudo o que foi pedido",
    "en-US": "The photo does not show all that was asked for",
    "es-ES": "La foto no muestra todo lo que se pidió",
    "fr-FR": "La photo ne montre pas tout ce qui était demandé",
  },
} as const satisfies Record<string, LocalizedText>;

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
