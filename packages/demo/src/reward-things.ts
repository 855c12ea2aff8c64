import { type DepartmentPlan, item, words } from "./reward-words.ts";

export const technology: DepartmentPlan = {
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

export const home: DepartmentPlan = {
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
