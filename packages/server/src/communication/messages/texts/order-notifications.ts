import type { LocalizedText } from "@trilha/contract/core/locale.ts";

/** Notifications about orders, step by step. */
export interface OrderNotificationParams {
  "order.placed": { item: string; code: string; points: number };
  "order.approved": { item: string };
  "order.shipped": { item: string; carrier: string; tracking: string };
  "order.delivered": { item: string };
  "order.codes_ready": { item: string };
  "order.reproved": { item: string; points: number; reason: string };
  "order.cancelled": { item: string; points: number; reason: string };
}

export const orderNotificationTexts: Readonly<
  Record<keyof OrderNotificationParams, { title: LocalizedText; body: LocalizedText }>
> = {
  "order.placed": {
    title: {
      "pt-BR": "Pedido {{code}} registrado",
      "en-US": "Order {{code}} placed",
      "es-ES": "Pedido {{code}} registrado",
      "fr-FR": "Commande {{code}} enregistrée",
    },
    body: {
      "pt-BR": "{{item}}: {{points}} pontos reservados. Avisaremos quando for aprovado.",
      "en-US": "{{item}}: {{points}} points reserved. We will tell you when it is approved.",
      "es-ES": "{{item}}: {{points}} puntos reservados. Te avisaremos cuando se apruebe.",
      "fr-FR": "{{item}} : {{points}} points réservés. Nous vous préviendrons dès son approbation.",
    },
  },
  "order.approved": {
    title: {
      "pt-BR": "Pedido aprovado",
      "en-US": "Order approved",
      "es-ES": "Pedido aprobado",
      "fr-FR": "Commande approuvée",
    },
    body: {
      "pt-BR": "{{item}} será preparado para envio.",
      "en-US": "{{item}} is being prepared for shipping.",
      "es-ES": "{{item}} se preparará para el envío.",
      "fr-FR": "{{item}} : préparation de l’envoi en cours.",
    },
  },
  "order.shipped": {
    title: {
      "pt-BR": "Pedido enviado",
      "en-US": "Order shipped",
      "es-ES": "Pedido enviado",
      "fr-FR": "Commande expédiée",
    },
    body: {
      "pt-BR": "{{item}} está a caminho por {{carrier}}. {{tracking}}",
      "en-US": "{{item}} is on its way with {{carrier}}. {{tracking}}",
      "es-ES": "{{item}} está en camino con {{carrier}}. {{tracking}}",
      "fr-FR": "{{item}} est en route avec {{carrier}}. {{tracking}}",
    },
  },
  "order.delivered": {
    title: {
      "pt-BR": "Pedido entregue",
      "en-US": "Order delivered",
      "es-ES": "Pedido entregado",
      "fr-FR": "Commande livrée",
    },
    body: {
      "pt-BR": "{{item}} chegou. Aproveite!",
      "en-US": "{{item}} has arrived. Enjoy!",
      "es-ES": "{{item}} llegó. ¡Que lo disfrutes!",
      "fr-FR": "{{item}} est arrivé. Profitez-en !",
    },
  },
  "order.codes_ready": {
    title: {
      "pt-BR": "Seu código está pronto",
      "en-US": "Your code is ready",
      "es-ES": "Tu código está listo",
      "fr-FR": "Votre code est prêt",
    },
    body: {
      "pt-BR": "{{item}}: copie o código no seu pedido.",
      "en-US": "{{item}}: copy the code from your order.",
      "es-ES": "{{item}}: copia el código en tu pedido.",
      "fr-FR": "{{item}} : copiez le code dans votre commande.",
    },
  },
  "order.reproved": {
    title: {
      "pt-BR": "Pedido não aprovado",
      "en-US": "Order not approved",
      "es-ES": "Pedido no aprobado",
      "fr-FR": "Commande non approuvée",
    },
    body: {
      "pt-BR": "{{item}}: {{reason}}. Os pontos reservados voltaram para onde estavam.",
      "en-US": "{{item}}: {{reason}}. The reserved points went back to where they were.",
      "es-ES": "{{item}}: {{reason}}. Los puntos reservados volvieron a donde estaban.",
      "fr-FR": "{{item}} : {{reason}}. Les points réservés sont revenus d’où ils venaient.",
    },
  },
  "order.cancelled": {
    title: {
      "pt-BR": "Pedido cancelado",
      "en-US": "Order canceled",
      "es-ES": "Pedido cancelado",
      "fr-FR": "Commande annulée",
    },
    body: {
      "pt-BR": "{{item}}: os {{points}} pontos voltaram para onde estavam. {{reason}}",
      "en-US": "{{item}}: the {{points}} points went back to where they were. {{reason}}",
      "es-ES": "{{item}}: los {{points}} puntos volvieron a donde estaban. {{reason}}",
      "fr-FR": "{{item}} : les {{points}} points sont revenus d’où ils venaient. {{reason}}",
    },
  },
};
