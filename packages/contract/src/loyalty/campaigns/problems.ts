import { problem } from "../../core/problem.ts";

export const campaignProblems = {
  incompleteSignUp: problem("campaigns.incomplete", 422, {
    "pt-BR": "Confira se todos os campos obrigatórios estão preenchidos",
    "en-US": "Make sure all mandatory fields are completed",
    "es-ES": "Asegúrate de completar todos los campos obligatorios",
    "fr-FR": "Vérifiez que tous les champs obligatoires sont remplis",
  }),
  alreadyEnrolled: problem("campaigns.already_enrolled", 409, {
    "pt-BR": "Você já participa desta campanha",
    "en-US": "You are already in this campaign",
    "es-ES": "Ya participas en esta campaña",
    "fr-FR": "Vous participez déjà à cette campagne",
  }),
  notEnrolled: problem("campaigns.not_enrolled", 409, {
    "pt-BR": "Inscreva-se na campanha primeiro",
    "en-US": "Sign up for the campaign first",
    "es-ES": "Primero inscríbete en la campaña",
    "fr-FR": "Inscrivez-vous d’abord à la campagne",
  }),
  notOpen: problem("campaigns.not_open", 409, {
    "pt-BR": "Esta campanha não está aberta para o seu país",
    "en-US": "This campaign is not open for your country",
    "es-ES": "Esta campaña no está abierta para tu país",
    "fr-FR": "Cette campagne n’est pas ouverte pour votre pays",
  }),
  brandOfOthers: problem("campaigns.brand_of_others", 422, {
    "pt-BR": "Há uma marca escolhida que não é da sua empresa. Escolha entre as marcas da empresa",
    "en-US": "A brand you chose does not belong to your company. Choose among the company’s brands",
    "es-ES": "Una marca elegida no es de tu empresa. Elige entre las marcas de la empresa",
    "fr-FR": "Une marque choisie n’est pas de votre entreprise. Choisissez parmi les marques de l’entreprise",
  }),
  tooYoung: problem("campaigns.too_young", 422, {
    "pt-BR": "A campanha é para maiores de 18 anos",
    "en-US": "The campaign is for people aged 18 or older",
    "es-ES": "La campaña es para mayores de 18 años",
    "fr-FR": "La campagne est réservée aux personnes de 18 ans ou plus",
  }),
  termsChanged: problem("campaigns.terms_changed", 409, {
    "pt-BR": "O regulamento mudou. Leia a nova versão e aceite de novo",
    "en-US": "The terms have changed. Read the new version and accept again",
    "es-ES": "Las bases han cambiado. Lee la nueva versión y acéptala de nuevo",
    "fr-FR": "Le règlement a changé. Lisez la nouvelle version et acceptez-la à nouveau",
  }),
  wrongState: problem("campaigns.wrong_state", 409, {
    "pt-BR": "Isso não é possível na situação atual da campanha",
    "en-US": "This is not possible in the campaign’s current state",
    "es-ES": "Esto no es posible en el estado actual de la campaña",
    "fr-FR": "Ce n’est pas possible dans l’état actuel de la campagne",
  }),
  frozen: problem("campaigns.frozen", 409, {
    "pt-BR": "A campanha começou: valores, datas e participantes não mudam mais",
    "en-US": "The campaign has started: values, dates and participants no longer change",
    "es-ES": "La campaña ya empezó: los valores, las fechas y los participantes ya no cambian",
    "fr-FR": "La campagne a commencé : valeurs, dates et participants ne changent plus",
  }),
  faults: problem("campaigns.faults", 422, {
    "pt-BR": "As regras têm {{count}} problema(s) a resolver antes de publicar",
    "en-US": "The rules have {{count}} problem(s) to solve before publishing",
    "es-ES": "Las reglas tienen {{count}} problema(s) por resolver antes de publicar",
    "fr-FR": "Les règles comportent {{count}} problème(s) à résoudre avant publication",
  }),
  secondPerson: problem("campaigns.second_person", 403, {
    "pt-BR": "Outra pessoa da administração precisa decidir",
    "en-US": "Another administrator has to decide",
    "es-ES": "Debe decidirlo otra persona de la administración",
    "fr-FR": "Un autre administrateur doit décider",
  }),
  overlapping: problem("campaigns.overlapping", 409, {
    "pt-BR": "Outra campanha já ocorre em {{country}} nestas datas",
    "en-US": "Another campaign already runs in {{country}} on these dates",
    "es-ES": "Otra campaña ya se realiza en {{country}} en estas fechas",
    "fr-FR": "Une autre campagne a déjà lieu en {{country}} à ces dates",
  }),
  unsettled: problem("campaigns.unsettled", 409, {
    "pt-BR": "Ainda há {{claims}} registro(s) em auditoria nesta campanha",
    "en-US": "{{claims}} report(s) of this campaign still wait for audit",
    "es-ES": "Todavía hay {{claims}} registro(s) en auditoría en esta campaña",
    "fr-FR": "{{claims}} déclaration(s) de cette campagne attendent encore l’audit",
  }),
  awardsOnTheWay: problem("campaigns.awards_on_the_way", 409, {
    "pt-BR": "Ainda há {{awards}} crédito(s) aprovado(s) a caminho nesta campanha",
    "en-US": "{{awards}} approved award(s) of this campaign are still on their way",
    "es-ES": "Todavía hay {{awards}} abono(s) aprobado(s) en camino en esta campaña",
    "fr-FR": "{{awards}} attribution(s) approuvée(s) de cette campagne sont encore en chemin",
  }),
  ordersWaiting: problem("campaigns.orders_waiting", 409, {
    "pt-BR": "Ainda há {{orders}} pedido(s) desta campanha à espera de decisão",
    "en-US": "{{orders}} order(s) of this campaign still wait for a decision",
    "es-ES": "Todavía hay {{orders}} pedido(s) de esta campaña a la espera de decisión",
    "fr-FR": "{{orders}} commande(s) de cette campagne attendent encore une décision",
  }),
} as const;
