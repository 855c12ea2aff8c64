import { home, technology } from "./reward-things.ts";
import { type DepartmentPlan, item, words } from "./reward-words.ts";

const leisure: DepartmentPlan = {
  name: words("Bem-estar e viagem", "Well-being and travel", "Bienestar y viaje", "Bien-être et voyage"),
  categories: [
    {
      name: words("Esporte", "Sports", "Deporte", "Sport"),
      delivery: "shipped",
      description: words(
        "Para mexer o corpo nos dias de folga.",
        "To move on your days off.",
        "Para moverse en los días libres.",
        "Pour bouger les jours de repos.",
      ),
      rewards: [
        item(
          "SPO-BOTTLE",
          "bottle",
          70,
          words("Garrafa térmica", "Insulated bottle", "Botella térmica", "Gourde isotherme"),
        ),
        item(
          "SPO-BALL",
          "ball",
          110,
          words("Bola de futebol", "Football", "Balón de fútbol", "Ballon de football"),
        ),
        item(
          "SPO-SHOES",
          "shoes",
          460,
          words("Tênis de corrida", "Running shoes", "Zapatillas para correr", "Chaussures de course"),
        ),
      ],
    },
    {
      name: words("Viagem", "Travel", "Viaje", "Voyage"),
      delivery: "shipped",
      description: words(
        "Para ir longe com o que você ganhou.",
        "To go far on what you earned.",
        "Para llegar lejos con lo que ganaste.",
        "Pour aller loin avec ce que vous avez gagné.",
      ),
      rewards: [
        item(
          "TRV-PACK",
          "backpack",
          260,
          words(
            "Mochila para notebook",
            "Laptop backpack",
            "Mochila para notebook",
            "Sac à dos pour ordinateur",
          ),
        ),
        item(
          "TRV-CASE",
          "suitcase",
          780,
          words("Mala de bordo", "Cabin suitcase", "Maleta de cabina", "Valise cabine"),
        ),
      ],
    },
  ],
};

const digital: DepartmentPlan = {
  name: words("Digital", "Digital", "Digital", "Numérique"),
  categories: [
    {
      name: words(
        "Vales e assinaturas",
        "Vouchers and subscriptions",
        "Vales y suscripciones",
        "Bons et abonnements",
      ),
      delivery: "digital",
      most: 2,
      description: words(
        "O código aparece no seu pedido assim que ele for aprovado.",
        "The code appears in your order as soon as it is approved.",
        "El código aparece en tu pedido en cuanto se aprueba.",
        "Le code apparaît dans votre commande dès son approbation.",
      ),
      rewards: [
        item(
          "DIG-GIFT",
          "gift",
          200,
          words("Vale-presente", "Gift card", "Tarjeta de regalo", "Carte cadeau"),
        ),
        item(
          "DIG-FILM",
          "film",
          130,
          words(
            "Três meses de filmes",
            "Three months of films",
            "Tres meses de películas",
            "Trois mois de films",
          ),
        ),
        item(
          "DIG-MUSIC",
          "music",
          100,
          words(
            "Três meses de música",
            "Three months of music",
            "Tres meses de música",
            "Trois mois de musique",
          ),
        ),
      ],
    },
  ],
};

/** The sections of a programme: Nimbus has them all, Cimenta what a builder's shop would give, and nothing digital. */
export const sectionsOf = (slug: "nimbus" | "cimenta"): readonly DepartmentPlan[] =>
  slug === "nimbus" ? [technology, home, leisure, digital] : [home, leisure];
