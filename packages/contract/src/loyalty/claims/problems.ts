import { problem } from "../../core/problem.ts";

export const saleProblems = {
  tooOld: problem("sales.too_old", 422, {
    "pt-BR": "O prazo passou: uma venda é registrada em até {{days}} dias corridos",
    "en-US": "Too late: a sale is reported within {{days}} calendar days",
    "es-ES": "El plazo pasó: una venta se registra dentro de {{days}} días corridos",
    "fr-FR": "Trop tard : une vente se déclare dans les {{days}} jours calendaires",
  }),
  inFuture: problem("sales.in_future", 422, {
    "pt-BR": "A data da venda ainda não chegou",
    "en-US": "The date of sale is in the future",
    "es-ES": "La fecha de la venta aún no ha llegado",
    "fr-FR": "La date de la vente est dans le futur",
  }),
  outsideCampaign: problem("sales.outside_campaign", 422, {
    "pt-BR": "A venda precisa ser feita e registrada entre {{from}} e {{to}}, durante a campanha",
    "en-US": "The sale must be made and reported between {{from}} and {{to}}, during the campaign",
    "es-ES": "La venta debe hacerse y registrarse entre el {{from}} y el {{to}}, durante la campaña",
    "fr-FR": "La vente doit être faite et déclarée entre le {{from}} et le {{to}}, pendant la campagne",
  }),
  invoiceSent: problem("sales.invoice_sent", 409, {
    "pt-BR": "Você já enviou esta nota fiscal",
    "en-US": "You have already sent this invoice number",
    "es-ES": "Ya enviaste este número de factura",
    "fr-FR": "Vous avez déjà envoyé ce numéro de facture",
  }),
  invoiceNumberEmpty: problem("sales.invoice_number_empty", 422, {
    "pt-BR": "O número da nota precisa ter letras ou algarismos",
    "en-US": "The invoice number needs letters or digits",
    "es-ES": "El número de factura necesita letras o cifras",
    "fr-FR": "Le numéro de facture doit comporter des lettres ou des chiffres",
  }),
  photoMissing: problem("sales.photo_missing", 422, {
    "pt-BR": "Fotografe a nota fiscal: nesta loja a foto é obrigatória",
    "en-US": "Photograph the invoice: in this store the photo is required",
    "es-ES": "Fotografía la factura: en esta tienda la foto es obligatoria",
    "fr-FR": "Photographiez la facture : dans ce magasin la photo est obligatoire",
  }),
  photoUnusable: problem("sales.photo_unusable", 422, {
    "pt-BR": "Esta foto não está disponível. Envie de novo",
    "en-US": "This photo is not available. Send it again",
    "es-ES": "Esta foto no está disponible. Envíala de nuevo",
    "fr-FR": "Cette photo n’est pas disponible. Renvoyez-la",
  }),
  notInCatalogue: problem("sales.not_in_catalogue", 422, {
    "pt-BR": "Este produto não está no catálogo",
    "en-US": "This product is not in the catalog",
    "es-ES": "Este producto no está en el catálogo",
    "fr-FR": "Ce produit n’est pas dans le catalogue",
  }),
  storeNotYours: problem("sales.store_not_enrolled", 422, {
    "pt-BR": "Você não se inscreveu na campanha com esta loja",
    "en-US": "You did not sign up for the campaign with this store",
    "es-ES": "No te inscribiste en la campaña con esta tienda",
    "fr-FR": "Vous ne vous êtes pas inscrit à la campagne avec ce magasin",
  }),
  wrongState: problem("sales.wrong_state", 409, {
    "pt-BR": "Isso não é possível na situação atual deste registro",
    "en-US": "This is not possible in the current state of this report",
    "es-ES": "Esto no es posible en el estado actual de este registro",
    "fr-FR": "Ce n’est pas possible dans l’état actuel de cette déclaration",
  }),
  photosNotAllowed: problem("photos.not_allowed", 422, {
    "pt-BR": "Nesta loja não se usa celular nem câmera: fotos dela não são aceitas",
    "en-US": "Phones and cameras are not used in this store: no photos of it are taken",
    "es-ES": "En esta tienda no se usan teléfonos ni cámaras: no se aceptan fotos de ella",
    "fr-FR": "Téléphones et appareils photo ne sont pas utilisés dans ce magasin : il n’est pas photographié",
  }),
  photoSentThisWeek: problem("photos.sent_this_week", 409, {
    "pt-BR": "A foto deste tipo já foi enviada nesta semana. Espere até segunda-feira, {{next}}",
    "en-US": "A photo of this type was already sent this week. Wait until Monday, {{next}}",
    "es-ES": "La foto de este tipo ya se envió esta semana. Espera hasta el lunes {{next}}",
    "fr-FR": "La photo de ce type a déjà été envoyée cette semaine. Attendez lundi {{next}}",
  }),
  pictureLate: problem("sales.picture_late", 409, {
    "pt-BR": "O prazo terminou em {{day}}: o registro voltou à auditoria",
    "en-US": "The deadline was {{day}}: the report went back to the audit",
    "es-ES": "El plazo terminó el {{day}}: el registro volvió a la auditoría",
    "fr-FR": "Le délai a pris fin le {{day}} : la déclaration est revenue à l’audit",
  }),
  personAway: problem("audit.person_away", 409, {
    "pt-BR": "Esta pessoa não tem acesso agora e não poderia enviar outra foto",
    "en-US": "This person has no access now and could not send another picture",
    "es-ES": "Esta persona no tiene acceso ahora y no podría enviar otra foto",
    "fr-FR": "Cette personne n’a pas accès en ce moment et ne pourrait pas envoyer d’autre photo",
  }),
  askedEnough: problem("audit.asked_enough", 409, {
    "pt-BR": "Outra foto já foi pedida {{count}} vezes: agora decida",
    "en-US": "Another picture was already requested {{count}} times: decide now",
    "es-ES": "Ya se pidió otra foto {{count}} veces: ahora decide",
    "fr-FR": "Une autre photo a déjà été demandée {{count}} fois : il faut maintenant décider",
  }),
  ownStore: problem("audit.own_store", 403, {
    "pt-BR": "Esta venda é da sua loja: outra pessoa decide",
    "en-US": "This report is from your own store: somebody else decides",
    "es-ES": "Este registro es de tu tienda: decide otra persona",
    "fr-FR": "Cette déclaration vient de votre magasin : quelqu’un d’autre décide",
  }),
  decidedBefore: problem("audit.decided_before", 403, {
    "pt-BR": "Você já decidiu sobre este registro: o recurso vai para outra pessoa",
    "en-US": "You decided on this before: the appeal goes to somebody else",
    "es-ES": "Ya decidiste sobre este registro: la apelación va a otra persona",
    "fr-FR": "Vous avez déjà décidé : le recours revient à quelqu’un d’autre",
  }),
  lockedByOther: problem("audit.locked", 409, {
    "pt-BR": "{{name}} está analisando este registro",
    "en-US": "{{name}} is looking at this right now",
    "es-ES": "{{name}} está revisando este registro",
    "fr-FR": "{{name}} examine cette déclaration en ce moment",
  }),
  notAllLines: problem("audit.not_all_lines", 422, {
    "pt-BR": "Decida sobre cada linha",
    "en-US": "Decide on every line",
    "es-ES": "Decide sobre cada línea",
    "fr-FR": "Prononcez-vous sur chaque ligne",
  }),
  tooMuchToReplay: problem("campaigns.too_much_to_replay", 422, {
    "pt-BR": "Há mais de {{limit}} linhas de venda para simular. Escolha uma campanha menor",
    "en-US": "There are more than {{limit}} lines of sale to replay. Choose a smaller campaign",
    "es-ES": "Hay más de {{limit}} líneas de venta para simular. Elige una campaña más pequeña",
    "fr-FR": "Il y a plus de {{limit}} lignes de vente à rejouer. Choisissez une campagne plus petite",
  }),
} as const;
