import { problem } from "../../core/problem.ts";

/** §messages#redeem, and what an order's states refuse. */
export const orderProblems = {
  insufficientPoints: problem("orders.insufficient_points", 409, {
    "pt-BR": "Pontos insuficientes: faltam {{missing}}",
    "en-US": "Insufficient points: {{missing}} missing",
    "es-ES": "Puntos insuficientes: faltan {{missing}}",
    "fr-FR": "Points insuffisants : il en manque {{missing}}",
  }),
  notEnoughStock: problem("orders.not_enough_stock", 409, {
    "pt-BR": "Não há itens suficientes em estoque",
    "en-US": "Not enough items in stock",
    "es-ES": "No hay suficientes artículos en existencias",
    "fr-FR": "Pas assez d’articles en stock",
  }),
  categoryLimit: problem("orders.category_limit", 409, {
    "pt-BR": "Limite de resgates desta categoria atingido",
    "en-US": "Maximum redemptions for the category reached",
    "es-ES": "Máximo de canjes de la categoría alcanzado",
    "fr-FR": "Nombre maximal d’échanges atteint dans cette catégorie",
  }),
  rewardLimit: problem("orders.reward_limit", 409, {
    "pt-BR": "Limite de resgates deste item atingido",
    "en-US": "Maximum redemptions for this item reached",
    "es-ES": "Máximo de canjes de este artículo alcanzado",
    "fr-FR": "Nombre maximal d’échanges atteint pour cet article",
  }),
  trainingMissing: problem("orders.training_missing", 409, {
    "pt-BR": "Conclua antes: {{trainings}}",
    "en-US": "Required training missing: {{trainings}}",
    "es-ES": "Falta completar: {{trainings}}",
    "fr-FR": "Formation requise à terminer : {{trainings}}",
  }),
  levelMissing: problem("orders.level_missing", 409, {
    "pt-BR": "Este item é para quem chegou ao nível {{level}}",
    "en-US": "This item is for people at the {{level}} level",
    "es-ES": "Este artículo es para quien llegó al nivel {{level}}",
    "fr-FR": "Cet article est réservé au niveau {{level}}",
  }),
  notForYou: problem("orders.not_for_you", 409, {
    "pt-BR": "Este item não está disponível para o seu perfil",
    "en-US": "This item is not available for your profile",
    "es-ES": "Este artículo no está disponible para tu perfil",
    "fr-FR": "Cet article n’est pas proposé à votre profil",
  }),
  notOpen: problem("orders.not_open", 409, {
    "pt-BR": "O resgate deste item abre em {{from}}",
    "en-US": "This item can be redeemed from {{from}}",
    "es-ES": "El canje de este artículo abre el {{from}}",
    "fr-FR": "Cet article pourra être échangé à partir du {{from}}",
  }),
  closed: problem("orders.closed", 409, {
    "pt-BR": "O resgate deste item terminou em {{until}}",
    "en-US": "Redeeming this item ended on {{until}}",
    "es-ES": "El canje de este artículo terminó el {{until}}",
    "fr-FR": "L’échange de cet article s’est terminé le {{until}}",
  }),
  noCampaign: problem("orders.no_campaign", 409, {
    "pt-BR": "Você não tem pontos para trocar nesta campanha",
    "en-US": "You have no points to redeem in this campaign",
    "es-ES": "No tienes puntos para canjear en esta campaña",
    "fr-FR": "Vous n’avez pas de points à échanger dans cette campagne",
  }),
  addressWrong: problem("orders.address_wrong", 422, {
    "pt-BR": "Confira o endereço de entrega",
    "en-US": "Check the delivery address",
    "es-ES": "Revisa la dirección de entrega",
    "fr-FR": "Vérifiez l’adresse de livraison",
  }),
  redeemFailed: problem("orders.redeem_failed", 500, {
    "pt-BR": "Não foi possível resgatar. Tente de novo",
    "en-US": "The redemption did not work. Try again",
    "es-ES": "No se pudo canjear. Inténtalo de nuevo",
    "fr-FR": "L’échange n’a pas abouti. Réessayez",
  }),
  wrongState: problem("orders.wrong_state", 409, {
    "pt-BR": "Isso não é possível na situação atual do pedido",
    "en-US": "This is not possible in the order’s current state",
    "es-ES": "Esto no es posible en el estado actual del pedido",
    "fr-FR": "Ce n’est pas possible dans l’état actuel de la commande",
  }),
  pointsFell: problem("orders.points_fell", 409, {
    "pt-BR": "Os pontos deste pedido não passaram na auditoria",
    "en-US": "This order’s points did not pass the audit",
    "es-ES": "Los puntos de este pedido no pasaron la auditoría",
    "fr-FR": "Les points de cette commande n’ont pas passé l’audit",
  }),
  personBlocked: problem("orders.person_blocked", 409, {
    "pt-BR": "O acesso desta pessoa está bloqueado; o pedido espera",
    "en-US": "This person’s access is blocked; the order waits",
    "es-ES": "El acceso de esta persona está bloqueado; el pedido espera",
    "fr-FR": "L’accès de cette personne est bloqué ; la commande attend",
  }),
  ownOrder: problem("orders.own_order", 403, {
    "pt-BR": "Este pedido é seu: outra pessoa da equipe decide",
    "en-US": "This order is yours: another member of staff decides",
    "es-ES": "Este pedido es tuyo: decide otra persona del equipo",
    "fr-FR": "Cette commande est la vôtre : un autre membre de l’équipe décide",
  }),
  codesNotYet: problem("orders.codes_not_yet", 409, {
    "pt-BR": "O código aparece aqui quando o pedido for aprovado",
    "en-US": "The code appears here once the order is approved",
    "es-ES": "El código aparece aquí cuando se apruebe el pedido",
    "fr-FR": "Le code apparaîtra ici dès que la commande sera approuvée",
  }),
} as const;
