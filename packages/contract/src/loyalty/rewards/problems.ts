import { problem } from "../../core/problem.ts";

export const rewardProblems = {
  notAvailable: problem("rewards.not_available", 409, {
    "pt-BR": "Este prêmio não está mais disponível",
    "en-US": "This reward is no longer available",
    "es-ES": "Este premio ya no está disponible",
    "fr-FR": "Cette récompense n’est plus disponible",
  }),
  priceChanged: problem("rewards.price_changed", 409, {
    "pt-BR": "O preço mudou para {{price}} pontos. Confira antes de resgatar",
    "en-US": "The price is now {{price}} points. Check before you redeem",
    "es-ES": "El precio cambió a {{price}} puntos. Revísalo antes de canjear",
    "fr-FR": "Le prix est maintenant de {{price}} points. Vérifiez avant d’échanger",
  }),
  skuUsed: problem("rewards.sku_used", 409, {
    "pt-BR": "Este SKU já pertence a outro prêmio",
    "en-US": "This SKU already belongs to another reward",
    "es-ES": "Este SKU ya pertenece a otro premio",
    "fr-FR": "Ce SKU appartient déjà à une autre récompense",
  }),
  windowsWrong: problem("rewards.windows_wrong", 422, {
    "pt-BR": "Confira as datas: o resgate acontece enquanto o prêmio está visível",
    "en-US": "Check the dates: a reward can be redeemed only while it can be seen",
    "es-ES": "Revisa las fechas: el canje ocurre mientras el premio está visible",
    "fr-FR": "Vérifiez les dates : l’échange a lieu tant que la récompense est visible",
  }),
  notReady: problem("rewards.not_ready", 409, {
    "pt-BR": "Para publicar “{{sku}}”, falta nome, país com preço ou categoria ativa",
    "en-US": "To publish “{{sku}}”, give it a name, a country with a price and an active category",
    "es-ES": "Para publicar «{{sku}}» falta nombre, país con precio o categoría activa",
    "fr-FR": "Pour publier « {{sku}} », il faut un nom, un pays avec un prix et une catégorie active",
  }),
  deliveryFixed: problem("rewards.delivery_fixed", 409, {
    "pt-BR": "A forma de entrega não muda mais: já houve estoque deste prêmio",
    "en-US": "The kind of delivery no longer changes: this reward has had stock",
    "es-ES": "La forma de entrega ya no cambia: este premio ya tuvo existencias",
    "fr-FR": "Le mode de livraison ne change plus : cette récompense a déjà eu du stock",
  }),
  notInCountry: problem("rewards.not_in_country", 409, {
    "pt-BR": "Este prêmio não tem preço neste país",
    "en-US": "This reward has no price in this country",
    "es-ES": "Este premio no tiene precio en este país",
    "fr-FR": "Cette récompense n’a pas de prix dans ce pays",
  }),
  shelfMissing: problem("rewards.shelf_missing", 409, {
    "pt-BR": "Departamentos e categorias não são excluídos: desative “{{name}}”",
    "en-US": "Departments and categories are not deleted: switch “{{name}}” off",
    "es-ES": "Los departamentos y categorías no se eliminan: desactiva «{{name}}»",
    "fr-FR": "Rayons et catégories ne se suppriment pas : désactivez « {{name}} »",
  }),
  shelfNameUsed: problem("rewards.shelf_name_used", 409, {
    "pt-BR": "Dois departamentos, ou duas categorias de um departamento, se chamam “{{name}}”",
    "en-US": "Two departments, or two categories of one, are called “{{name}}”",
    "es-ES": "Dos departamentos, o dos categorías de uno, se llaman «{{name}}»",
    "fr-FR": "Deux rayons, ou deux catégories d’un même rayon, s’appellent « {{name}} »",
  }),
} as const;

export const stockProblems = {
  belowZero: problem("stock.below_zero", 409, {
    "pt-BR": "Só há {{onHand}} em estoque",
    "en-US": "There are only {{onHand}} in stock",
    "es-ES": "Solo hay {{onHand}} en existencias",
    "fr-FR": "Il n’y en a que {{onHand}} en stock",
  }),
  secondPerson: problem("stock.second_person", 403, {
    "pt-BR": "Quem propôs não decide: peça a outra pessoa da equipe",
    "en-US": "Whoever proposed does not decide: ask another member of staff",
    "es-ES": "Quien propone no decide: pídelo a otra persona del equipo",
    "fr-FR": "Qui propose ne décide pas : demandez à un autre membre de l’équipe",
  }),
  decided: problem("stock.decided", 409, {
    "pt-BR": "Esta correção já foi decidida ou retirada",
    "en-US": "This correction was already decided or taken back",
    "es-ES": "Esta corrección ya se decidió o se retiró",
    "fr-FR": "Cette correction a déjà été tranchée ou retirée",
  }),
  notProposer: problem("stock.not_proposer", 403, {
    "pt-BR": "Só quem propôs pode retirar a correção",
    "en-US": "Only whoever proposed the correction can take it back",
    "es-ES": "Solo quien propuso la corrección puede retirarla",
    "fr-FR": "Seule la personne qui a proposé la correction peut la retirer",
  }),
  digitalByCodes: problem("stock.digital_by_codes", 409, {
    "pt-BR": "O estoque de um prêmio digital são os códigos: importe um arquivo",
    "en-US": "The stock of a digital reward is its codes: import a file",
    "es-ES": "Las existencias de un premio digital son sus códigos: importa un archivo",
    "fr-FR": "Le stock d’une récompense numérique, ce sont ses codes : importez un fichier",
  }),
  digitalOnly: problem("codes.digital_only", 409, {
    "pt-BR": "Só prêmios digitais têm códigos",
    "en-US": "Only digital rewards have codes",
    "es-ES": "Solo los premios digitales tienen códigos",
    "fr-FR": "Seules les récompenses numériques ont des codes",
  }),
} as const;
