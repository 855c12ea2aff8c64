import type { Locale } from "@trilha/contract/kernel/locale.ts";
import type { Drawn } from "./reward-drawings.ts";

type Words = Readonly<Record<Locale, string>>;

/** pt-BR, en-US, es-ES, fr-FR, as in every list here. */
const words = (pt: string, en: string, es: string, fr: string): Words => ({
  "pt-BR": pt,
  "en-US": en,
  "es-ES": es,
  "fr-FR": fr,
});

/** An item of the demo's store. */
export interface RewardPlan {
  sku: string;
  name: Words;
  drawn: Drawn;
  /** In points. */
  price: number;
  /** Who it is for, where not everybody: the level, or one of the demo's trainings. */
  level?: "creator" | "influencer";
  training?: TrainingKey;
  /** Units in each country; none: sold out. */
  units?: number;
  /** Most units a person may order in a campaign. */
  most?: number;
}

export interface CategoryPlan {
  name: Words;
  /** What is said of everything in it. */
  description: Words;
  delivery: "shipped" | "digital";
  /** Most units a person may order of it in a month. */
  most?: number;
  rewards: readonly RewardPlan[];
}

export interface DepartmentPlan {
  name: Words;
  categories: readonly CategoryPlan[];
}

export type TrainingKey = "care" | "screens";
export const trainingPlans: Readonly<Record<TrainingKey, Words>> = {
  care: words(
    "Atendimento que encanta",
    "Service people remember",
    "Atención que encanta",
    "Un accueil qui marque",
  ),
  screens: words(
    "Telas e monitores: o que vender a quem",
    "Screens and monitors: what to sell to whom",
    "Pantallas y monitores: qué vender a quién",
    "Écrans et moniteurs : quoi vendre à qui",
  ),
};

const item = (
  sku: string,
  drawn: Drawn,
  price: number,
  name: Words,
  more: Partial<RewardPlan> = {},
): RewardPlan => ({ sku, drawn, price, name, ...more });

const technology: DepartmentPlan = {
  name: words("Tecnologia", "Technology", "Tecnología", "Technologie"),
  categories: [
    {
      name: words("Áudio", "Audio", "Audio", "Audio"),
      delivery: "shipped",
      description: words(
        "Som limpo para a rua, o ônibus e a casa. Garantia de 12 meses do fabricante.",
        "Clear sound for the street, the bus and home. Twelve months of manufacturer’s warranty.",
        "Sonido limpio para la calle, el bus y la casa. Garantía de 12 meses del fabricante.",
        "Un son net pour la rue, le bus et la maison. Garantie fabricant de 12 mois.",
      ),
      rewards: [
        item(
          "AUD-EARBUDS",
          "earbuds",
          240,
          words("Fones sem fio", "Wireless earbuds", "Audífonos inalámbricos", "Écouteurs sans fil"),
        ),
        item(
          "AUD-SPEAKER",
          "speaker",
          420,
          words("Caixa de som portátil", "Portable speaker", "Parlante portátil", "Enceinte portable"),
        ),
        item(
          "AUD-STUDIO",
          "headphones",
          380,
          words(
            "Fones com cancelamento de ruído",
            "Noise-cancelling headphones",
            "Audífonos con cancelación de ruido",
            "Casque à réduction de bruit",
          ),
          { level: "creator", most: 1 },
        ),
        item(
          "AUD-WIRED",
          "headphones",
          150,
          words(
            "Fones de estúdio com fio",
            "Wired studio headphones",
            "Audífonos de estudio con cable",
            "Casque studio filaire",
          ),
          { units: 0 },
        ),
      ],
    },
    {
      name: words("Acessórios", "Accessories", "Accesorios", "Accessoires"),
      delivery: "shipped",
      description: words(
        "O que falta na mochila de quem vende tecnologia o dia inteiro.",
        "What the bag of somebody who sells technology all day still lacks.",
        "Lo que le falta a la mochila de quien vende tecnología todo el día.",
        "Ce qui manque au sac de qui vend de la technologie toute la journée.",
      ),
      rewards: [
        item(
          "ACC-MOUSE",
          "mouse",
          90,
          words("Mouse sem fio", "Wireless mouse", "Mouse inalámbrico", "Souris sans fil"),
        ),
        item(
          "ACC-KEYS",
          "keyboard",
          210,
          words("Teclado mecânico", "Mechanical keyboard", "Teclado mecánico", "Clavier mécanique"),
        ),
        item(
          "ACC-POWER",
          "power",
          120,
          words("Bateria portátil", "Power bank", "Batería portátil", "Batterie externe"),
        ),
        item(
          "ACC-WATCH",
          "watch",
          640,
          words("Relógio inteligente", "Smartwatch", "Reloj inteligente", "Montre connectée"),
          { training: "care" },
        ),
      ],
    },
    {
      name: words("Telas", "Screens", "Pantallas", "Écrans"),
      delivery: "shipped",
      description: words(
        "Para estudar, jogar e vender melhor o que você conhece por dentro.",
        "To study, to play, and to sell better what you know from the inside.",
        "Para estudiar, jugar y vender mejor lo que conoces por dentro.",
        "Pour apprendre, jouer et mieux vendre ce que l’on connaît de l’intérieur.",
      ),
      rewards: [
        item(
          "SCR-MONITOR",
          "monitor",
          980,
          words("Monitor de 27”", "27-inch monitor", "Monitor de 27”", "Écran 27 pouces"),
          {
            training: "screens",
          },
        ),
        item(
          "SCR-TABLET",
          "tablet",
          1_200,
          words("Tablet de 11”", "11-inch tablet", "Tableta de 11”", "Tablette 11 pouces"),
          {
            level: "creator",
          },
        ),
        item(
          "SCR-NOTEBOOK",
          "notebook",
          2_900,
          words("Notebook leve", "Light notebook", "Notebook liviano", "Ordinateur portable léger"),
          {
            level: "influencer",
            most: 1,
            units: 4,
          },
        ),
      ],
    },
  ],
};

const home: DepartmentPlan = {
  name: words("Casa", "Home", "Hogar", "Maison"),
  categories: [
    {
      name: words("Cozinha", "Kitchen", "Cocina", "Cuisine"),
      delivery: "shipped",
      description: words(
        "Para o café da manhã antes da loja e o jantar depois dela.",
        "For breakfast before the shop and dinner after it.",
        "Para el desayuno antes de la tienda y la cena después.",
        "Pour le petit déjeuner avant le magasin et le dîner après.",
      ),
      rewards: [
        item("KIT-MUG", "mug", 60, words("Caneca térmica", "Travel mug", "Taza térmica", "Tasse isotherme")),
        item("KIT-COFFEE", "coffee", 520, words("Cafeteira", "Coffee maker", "Cafetera", "Cafetière")),
        item("KIT-BLENDER", "blender", 360, words("Liquidificador", "Blender", "Licuadora", "Blender")),
      ],
    },
    {
      name: words("Conforto", "Comfort", "Comodidad", "Confort"),
      delivery: "shipped",
      description: words(
        "Oito horas em pé pedem um bom lugar para sentar.",
        "Eight hours on your feet ask for a good place to sit.",
        "Ocho horas de pie piden un buen lugar para sentarse.",
        "Huit heures debout méritent un bon siège.",
      ),
      rewards: [
        item(
          "COM-LAMP",
          "lamp",
          180,
          words("Luminária de mesa", "Desk lamp", "Lámpara de mesa", "Lampe de bureau"),
        ),
        item(
          "COM-CHAIR",
          "chair",
          1_450,
          words("Cadeira ergonômica", "Ergonomic chair", "Silla ergonómica", "Fauteuil ergonomique"),
        ),
      ],
    },
  ],
};

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

/** The shelves of a programme: Nimbus has them all, Cimenta what a builder's shop would give, and nothing digital. */
export const shelvesOf = (slug: "nimbus" | "cimenta"): readonly DepartmentPlan[] =>
  slug === "nimbus" ? [technology, home, leisure, digital] : [home, leisure];
