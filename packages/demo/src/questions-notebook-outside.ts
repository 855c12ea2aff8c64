import { type DemoQuestion, inOrder, number, one, pairs, several, truth, typed } from "./question-plans.ts";
import { words } from "./reward-words.ts";

const same = (text: string) => words(text, text, text, text);
const disk = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["armazenamento"], level });
const screen = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["tela"], level });

/** Disks and screens. */
export const outsideQuestions: readonly DemoQuestion[] = [
  one(
    words(
      "Por que um SSD deixa o notebook mais ágil?",
      "Why does an SSD make a laptop quicker?",
      "¿Por qué un SSD hace más ágil el notebook?",
      "Pourquoi un SSD rend-il le portable plus vif ?",
    ),
    [
      words(
        "Não tem peças que giram e lê quase na hora",
        "Nothing spins, and it reads almost at once",
        "No tiene piezas que giran y lee casi al instante",
        "Rien n’y tourne, et il lit presque aussitôt",
      ),
      words(
        "Usa a internet para guardar arquivos",
        "It uses the internet to keep files",
        "Usa internet para guardar archivos",
        "Il utilise internet pour garder les fichiers",
      ),
      words("Aumenta a memória RAM", "It adds RAM", "Aumenta la memoria RAM", "Il ajoute de la mémoire vive"),
    ],
    disk(),
  ),
  truth(
    words(
      "Um HD comum aguenta quedas melhor que um SSD.",
      "A hard disk survives falls better than an SSD.",
      "Un disco duro aguanta caídas mejor que un SSD.",
      "Un disque dur résiste mieux aux chutes qu’un SSD.",
    ),
    false,
    words(
      "O SSD não tem partes móveis.",
      "An SSD has no moving parts.",
      "El SSD no tiene partes móviles.",
      "Un SSD n’a pas de pièces mobiles.",
    ),
    disk(),
  ),
  number(
    words(
      "Quantos GB há em 1 TB, como vem na caixa?",
      "How many GB are in 1 TB, as the box says?",
      "¿Cuántos GB hay en 1 TB, según la caja?",
      "Combien de Go dans 1 To, comme sur la boîte ?",
    ),
    1_000,
    words("GB", "GB", "GB", "Go"),
    { ...disk(2), near: [1_024, 1_024] },
  ),
  inOrder(
    words(
      "Do menor ao maior espaço:",
      "From the least to the most space:",
      "Del menor al mayor espacio:",
      "Du plus petit au plus grand espace :",
    ),
    [
      words("256 MB", "256 MB", "256 MB", "256 Mo"),
      words("128 GB", "128 GB", "128 GB", "128 Go"),
      words("512 GB", "512 GB", "512 GB", "512 Go"),
      words("1 TB", "1 TB", "1 TB", "1 To"),
    ],
    disk(1),
  ),
  several(
    words(
      "O que fica guardado no SSD?",
      "What is kept on the SSD?",
      "¿Qué se guarda en el SSD?",
      "Que garde-t-on sur le SSD ?",
    ),
    [
      words("Fotos", "Photos", "Fotos", "Photos"),
      words("Programas", "Programs", "Programas", "Programmes"),
      words("O sistema", "The system", "El sistema", "Le système"),
    ],
    [
      words(
        "A carga da bateria",
        "The battery’s charge",
        "La carga de la batería",
        "La charge de la batterie",
      ),
    ],
    { ...disk(1), points: 2 },
  ),
  one(
    words(
      "O que diz a resolução da tela?",
      "What does a screen’s resolution say?",
      "¿Qué dice la resolución de la pantalla?",
      "Que dit la résolution d’un écran ?",
    ),
    [
      words(
        "Quantos pontos formam a imagem",
        "How many dots make the picture",
        "Cuántos puntos forman la imagen",
        "Combien de points forment l’image",
      ),
      words(
        "Quantas cores ela mostra",
        "How many colours it shows",
        "Cuántos colores muestra",
        "Combien de couleurs il affiche",
      ),
      words("Quanto ela pesa", "How much it weighs", "Cuánto pesa", "Combien il pèse"),
    ],
    screen(1),
  ),
  pairs(
    words(
      "Ligue a sigla ao que ela diz.",
      "Match each term with what it says.",
      "Une cada sigla con lo que dice.",
      "Reliez chaque sigle à ce qu’il dit.",
    ),
    [
      [same("Full HD"), same("1920 × 1080")],
      [same("4K"), same("3840 × 2160")],
      [
        words("120 Hz", "120 Hz", "120 Hz", "120 Hz"),
        words("Imagens por segundo", "Pictures a second", "Imágenes por segundo", "Images par seconde"),
      ],
    ],
    [words("Tamanho em polegadas", "Size in inches", "Tamaño en pulgadas", "Taille en pouces")],
    { ...screen(3), points: 3 },
  ),
  number(
    words(
      "Uma tela de 120 Hz mostra quantas imagens por segundo?",
      "How many pictures a second does a 120 Hz screen show?",
      "¿Cuántas imágenes por segundo muestra una pantalla de 120 Hz?",
      "Combien d’images par seconde affiche un écran 120 Hz ?",
    ),
    120,
    {},
    screen(2),
  ),
  truth(
    words(
      "O tamanho da tela é medido na diagonal.",
      "A screen’s size is measured on the diagonal.",
      "El tamaño de la pantalla se mide en diagonal.",
      "La taille d’un écran se mesure en diagonale.",
    ),
    true,
    words(
      "De um canto ao outro, em polegadas.",
      "From corner to corner, in inches.",
      "De una esquina a la otra, en pulgadas.",
      "D’un coin à l’autre, en pouces.",
    ),
    screen(1),
  ),
  typed(
    words(
      "Em que unidade se mede o tamanho da tela?",
      "In which unit is a screen’s size given?",
      "¿En qué unidad se mide el tamaño de la pantalla?",
      "Dans quelle unité mesure-t-on un écran ?",
    ),
    words("polegadas", "inches", "pulgadas", "pouces"),
    ["polegada", "inch", "pulgada", "pouce"],
    screen(2),
  ),
];
