import type { LocalizedText } from "@trilha/contract/core/locale.ts";

/** Notifications about reported sales and photos of a store, from the report to its last verdict. */
export interface ClaimNotificationParams {
  "sale.credited": { invoiceNumber: string; points: number };
  "sale.accepted": { invoiceNumber: string; points: number };
  /** `points` is what stands. */
  "sale.partly_accepted": { invoiceNumber: string; points: number };
  "sale.rejected": { invoiceNumber: string; reason: string };
  /** `deadline` is the last day. */
  "sale.picture_asked": { invoiceNumber: string; reason: string; deadline: string };
  "sale.reversed": { invoiceNumber: string; reason: string };
  "photo.credited": { store: string; points: number };
  "photo.accepted": { store: string; points: number };
  "photo.rejected": { store: string; reason: string };
  "photo.picture_asked": { store: string; reason: string; deadline: string };
  "photo.reversed": { store: string; reason: string };
}

export const claimNotificationTexts: Readonly<
  Record<keyof ClaimNotificationParams, { title: LocalizedText; body: LocalizedText }>
> = {
  "sale.credited": {
    title: {
      "pt-BR": "Venda registrada",
      "en-US": "Sale reported",
      "es-ES": "Venta registrada",
      "fr-FR": "Vente déclarée",
    },
    body: {
      "pt-BR": "Nota {{invoiceNumber}}: {{points}} pontos creditados, em auditoria.",
      "en-US": "Invoice {{invoiceNumber}}: {{points}} points credited, under audit.",
      "es-ES": "Factura {{invoiceNumber}}: {{points}} puntos abonados, en auditoría.",
      "fr-FR": "Facture {{invoiceNumber}} : {{points}} points crédités, en audit.",
    },
  },
  "sale.accepted": {
    title: {
      "pt-BR": "Venda aprovada",
      "en-US": "Sale approved",
      "es-ES": "Venta aprobada",
      "fr-FR": "Vente validée",
    },
    body: {
      "pt-BR": "Nota {{invoiceNumber}}: {{points}} pontos confirmados.",
      "en-US": "Invoice {{invoiceNumber}}: {{points}} points confirmed.",
      "es-ES": "Factura {{invoiceNumber}}: {{points}} puntos confirmados.",
      "fr-FR": "Facture {{invoiceNumber}} : {{points}} points confirmés.",
    },
  },
  "sale.partly_accepted": {
    title: {
      "pt-BR": "Venda aprovada em parte",
      "en-US": "Sale approved in part",
      "es-ES": "Venta aprobada en parte",
      "fr-FR": "Vente validée en partie",
    },
    body: {
      "pt-BR": "Nota {{invoiceNumber}}: {{points}} pontos confirmados. Veja o que foi reprovado.",
      "en-US": "Invoice {{invoiceNumber}}: {{points}} points confirmed. See what was rejected.",
      "es-ES": "Factura {{invoiceNumber}}: {{points}} puntos confirmados. Mira lo que se rechazó.",
      "fr-FR": "Facture {{invoiceNumber}} : {{points}} points confirmés. Voyez ce qui a été refusé.",
    },
  },
  "sale.rejected": {
    title: {
      "pt-BR": "Venda reprovada",
      "en-US": "Sale rejected",
      "es-ES": "Venta rechazada",
      "fr-FR": "Vente refusée",
    },
    body: {
      "pt-BR": "Nota {{invoiceNumber}}: {{reason}}",
      "en-US": "Invoice {{invoiceNumber}}: {{reason}}",
      "es-ES": "Factura {{invoiceNumber}}: {{reason}}",
      "fr-FR": "Facture {{invoiceNumber}} : {{reason}}",
    },
  },
  "sale.picture_asked": {
    title: {
      "pt-BR": "Envie outra foto da nota até {{deadline}}",
      "en-US": "Send another picture of the invoice by {{deadline}}",
      "es-ES": "Envía otra foto de la factura hasta el {{deadline}}",
      "fr-FR": "Envoyez une autre photo de la facture d’ici le {{deadline}}",
    },
    body: {
      "pt-BR": "Nota {{invoiceNumber}}: {{reason}}",
      "en-US": "Invoice {{invoiceNumber}}: {{reason}}",
      "es-ES": "Factura {{invoiceNumber}}: {{reason}}",
      "fr-FR": "Facture {{invoiceNumber}} : {{reason}}",
    },
  },
  "sale.reversed": {
    title: {
      "pt-BR": "Venda estornada: pontos retirados",
      "en-US": "Sale reversed: points taken back",
      "es-ES": "Venta anulada: puntos retirados",
      "fr-FR": "Vente annulée : points repris",
    },
    body: {
      "pt-BR": "Nota {{invoiceNumber}}: {{reason}}",
      "en-US": "Invoice {{invoiceNumber}}: {{reason}}",
      "es-ES": "Factura {{invoiceNumber}}: {{reason}}",
      "fr-FR": "Facture {{invoiceNumber}} : {{reason}}",
    },
  },
  "photo.credited": {
    title: {
      "pt-BR": "Foto recebida",
      "en-US": "Photo received",
      "es-ES": "Foto recibida",
      "fr-FR": "Photo reçue",
    },
    body: {
      "pt-BR": "{{store}}: {{points}} pontos creditados, em auditoria.",
      "en-US": "{{store}}: {{points}} points credited, under audit.",
      "es-ES": "{{store}}: {{points}} puntos abonados, en auditoría.",
      "fr-FR": "{{store}} : {{points}} points crédités, en audit.",
    },
  },
  "photo.accepted": {
    title: {
      "pt-BR": "Foto aprovada",
      "en-US": "Photo approved",
      "es-ES": "Foto aprobada",
      "fr-FR": "Photo validée",
    },
    body: {
      "pt-BR": "{{store}}: {{points}} pontos confirmados.",
      "en-US": "{{store}}: {{points}} points confirmed.",
      "es-ES": "{{store}}: {{points}} puntos confirmados.",
      "fr-FR": "{{store}} : {{points}} points confirmés.",
    },
  },
  "photo.rejected": {
    title: {
      "pt-BR": "Foto reprovada",
      "en-US": "Photo rejected",
      "es-ES": "Foto rechazada",
      "fr-FR": "Photo refusée",
    },
    body: {
      "pt-BR": "{{store}}: {{reason}}",
      "en-US": "{{store}}: {{reason}}",
      "es-ES": "{{store}}: {{reason}}",
      "fr-FR": "{{store}} : {{reason}}",
    },
  },
  "photo.picture_asked": {
    title: {
      "pt-BR": "Envie outra foto até {{deadline}}",
      "en-US": "Send another photo by {{deadline}}",
      "es-ES": "Envía otra foto hasta el {{deadline}}",
      "fr-FR": "Envoyez une autre photo d’ici le {{deadline}}",
    },
    body: {
      "pt-BR": "{{store}}: {{reason}}",
      "en-US": "{{store}}: {{reason}}",
      "es-ES": "{{store}}: {{reason}}",
      "fr-FR": "{{store}} : {{reason}}",
    },
  },
  "photo.reversed": {
    title: {
      "pt-BR": "Foto estornada: pontos retirados",
      "en-US": "Photo reversed: points taken back",
      "es-ES": "Foto anulada: puntos retirados",
      "fr-FR": "Photo annulée : points repris",
    },
    body: {
      "pt-BR": "{{store}}: {{reason}}",
      "en-US": "{{store}}: {{reason}}",
      "es-ES": "{{store}}: {{reason}}",
      "fr-FR": "{{store}} : {{reason}}",
    },
  },
};
