import {
  type DemoQuestion,
  essay,
  inOrder,
  number,
  one,
  pairs,
  several,
  truth,
  typed,
} from "./question-plans.ts";
import { words } from "./reward-words.ts";

const wall = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["parede"], level });
const paint = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["tinta"], level });
const safety = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["segurança"], level });

const sealer = words("Selador", "Sealer", "Sellador", "Impression");
const filler = words("Massa", "Filler", "Masilla", "Enduit");
const coat = words("Tinta", "Paint", "Pintura", "Peinture");
const sanding = words("Lixa", "Sandpaper", "Lija", "Papier de verre");

/** Questions for sellers and users of paint. */
export const paintQuestions: readonly DemoQuestion[] = [
  inOrder(
    words(
      "A parede nova, do começo ao fim:",
      "A new wall, from start to end:",
      "La pared nueva, de principio a fin:",
      "Un mur neuf, du début à la fin :",
    ),
    [sealer, filler, sanding, coat],
    { ...wall(2), points: 3 },
  ),
  one(
    words(
      "Para que serve o selador?",
      "What is sealer for?",
      "¿Para qué sirve el sellador?",
      "À quoi sert l’impression ?",
    ),
    [
      words(
        "Para a parede não beber a tinta",
        "So that the wall does not drink the paint",
        "Para que la pared no absorba la pintura",
        "Pour que le mur ne boive pas la peinture",
      ),
      words(
        "Para dar brilho no fim",
        "To make it shine at the end",
        "Para dar brillo al final",
        "Pour faire briller à la fin",
      ),
      words(
        "Para limpar o rolo",
        "To clean the roller",
        "Para limpiar el rodillo",
        "Pour nettoyer le rouleau",
      ),
    ],
    wall(1),
  ),
  pairs(
    words("O que resolve o quê?", "What solves what?", "¿Qué resuelve qué?", "Qu’est-ce qui règle quoi ?"),
    [
      [words("Parede que absorve", "A wall that absorbs", "Pared que absorbe", "Mur qui absorbe"), sealer],
      [words("Buracos e riscos", "Holes and scratches", "Agujeros y rayas", "Trous et rayures"), filler],
      [words("Superfície áspera", "A rough surface", "Superficie áspera", "Surface rugueuse"), sanding],
    ],
    [words("Verniz", "Varnish", "Barniz", "Vernis")],
    { ...wall(3), points: 3 },
  ),
  number(
    words(
      "Uma parede de 4 m por 2,5 m: quantos m²?",
      "A wall of 4 m by 2.5 m: how many m²?",
      "Una pared de 4 m por 2,5 m: ¿cuántos m²?",
      "Un mur de 4 m sur 2,5 m : combien de m² ?",
    ),
    10,
    words("m²", "m²", "m²", "m²"),
    wall(2),
  ),
  number(
    words(
      "Um litro rende 10 m² por demão. Quantos litros para 30 m² em duas demãos?",
      "A litre covers 10 m² a coat. How many litres for 30 m² in two coats?",
      "Un litro rinde 10 m² por mano. ¿Cuántos litros para 30 m² en dos manos?",
      "Un litre couvre 10 m² par couche. Combien de litres pour 30 m² en deux couches ?",
    ),
    6,
    words("litros", "litres", "litros", "litres"),
    { ...paint(4), near: [5.5, 6.5], points: 2 },
  ),
  truth(
    words(
      "Tinta acrílica pode ir no banheiro.",
      "Acrylic paint may be used in a bathroom.",
      "La pintura acrílica sirve para el baño.",
      "La peinture acrylique convient à la salle de bains.",
    ),
    true,
    words(
      "Ela aguenta umidade e limpeza.",
      "It stands damp and cleaning.",
      "Aguanta humedad y limpieza.",
      "Elle résiste à l’humidité et au lavage.",
    ),
    paint(2),
  ),
  truth(
    words(
      "Dá para pintar parede com mofo sem limpar.",
      "A mouldy wall may be painted without cleaning.",
      "Se puede pintar una pared con moho sin limpiar.",
      "On peut peindre un mur moisi sans le nettoyer.",
    ),
    false,
    words(
      "O mofo volta por cima da tinta.",
      "Mould comes back through the paint.",
      "El moho vuelve por encima de la pintura.",
      "La moisissure revient à travers la peinture.",
    ),
    wall(2),
  ),
  several(
    words(
      "O que evita manchas?",
      "What avoids stains?",
      "¿Qué evita manchas?",
      "Qu’est-ce qui évite les taches ?",
    ),
    [
      words("Parede seca", "A dry wall", "Pared seca", "Mur sec"),
      words("Tinta bem mexida", "Paint stirred well", "Pintura bien mezclada", "Peinture bien mélangée"),
    ],
    [
      words(
        "Sol forte na hora de pintar",
        "Strong sun while painting",
        "Sol fuerte al pintar",
        "Plein soleil en peignant",
      ),
    ],
    { ...paint(2), points: 2 },
  ),
  typed(
    words(
      "Como se chama cada camada de tinta?",
      "What is each layer of paint called?",
      "¿Cómo se llama cada capa de pintura?",
      "Comment appelle-t-on chaque épaisseur de peinture ?",
    ),
    words("demão", "coat", "mano", "couche"),
    ["demao", "capa", "layer"],
    paint(2),
  ),
  one(
    words(
      "Qual acabamento disfarça defeitos da parede?",
      "Which finish hides a wall’s flaws?",
      "¿Qué acabado disimula defectos de la pared?",
      "Quelle finition cache les défauts du mur ?",
    ),
    [
      words("Fosco", "Matt", "Mate", "Mat"),
      words("Brilhante", "Gloss", "Brillante", "Brillant"),
      words("Semibrilho", "Satin", "Satinado", "Satiné"),
    ],
    paint(3),
  ),
  number(
    words(
      "Quantas demãos são usuais sobre cor parecida?",
      "How many coats are usual over a similar colour?",
      "¿Cuántas manos son habituales sobre un color parecido?",
      "Combien de couches sur une couleur proche ?",
    ),
    2,
    {},
    paint(1),
  ),
  truth(
    words(
      "Entre demãos se espera secar.",
      "One waits for it to dry between coats.",
      "Entre manos se espera el secado.",
      "On laisse sécher entre deux couches.",
    ),
    true,
    words(
      "Tinta molhada embaixo descasca depois.",
      "Wet paint below peels later.",
      "La pintura húmeda debajo se descascara.",
      "Une couche humide s’écaille ensuite.",
    ),
    paint(1),
  ),
  several(
    words(
      "O que usar ao lixar?",
      "What to wear when sanding?",
      "¿Qué usar al lijar?",
      "Que porter pour poncer ?",
    ),
    [
      words("Máscara", "A mask", "Mascarilla", "Un masque"),
      words("Óculos", "Goggles", "Gafas", "Des lunettes"),
    ],
    [words("Chinelos", "Flip-flops", "Chanclas", "Des tongs")],
    { ...safety(1), points: 2 },
  ),
  truth(
    words(
      "Escada se apoia em piso firme e seco.",
      "A ladder stands on firm, dry ground.",
      "La escalera se apoya en piso firme y seco.",
      "Une échelle se pose sur un sol ferme et sec.",
    ),
    true,
    words(
      "Piso molhado derruba.",
      "A wet floor makes it fall.",
      "El piso mojado hace caer.",
      "Un sol mouillé fait tomber.",
    ),
    safety(1),
  ),
  one(
    words(
      "O que fazer com janelas ao pintar?",
      "What to do with windows when painting?",
      "¿Qué hacer con las ventanas al pintar?",
      "Que faire des fenêtres en peignant ?",
    ),
    [
      words(
        "Abrir, para o ar circular",
        "Open them, for air",
        "Abrirlas, para que circule el aire",
        "Les ouvrir, pour aérer",
      ),
      words("Fechar todas", "Close them all", "Cerrarlas todas", "Les fermer toutes"),
      words("Pintar junto", "Paint them too", "Pintarlas también", "Les peindre aussi"),
    ],
    safety(1),
  ),
  essay(
    words(
      "Um cliente tem uma parede úmida e quer pintar hoje. O que você diz?",
      "A customer has a damp wall and wants to paint today. What do you say?",
      "Un cliente tiene una pared húmeda y quiere pintar hoy. ¿Qué le dices?",
      "Un client a un mur humide et veut peindre aujourd’hui. Que lui dites-vous ?",
    ),
    [
      [
        words(
          "Procura a causa da umidade",
          "Looks for where the damp comes from",
          "Busca la causa de la humedad",
          "Cherche l’origine de l’humidité",
        ),
        3,
      ],
      [
        words(
          "Explica por que esperar",
          "Explains why to wait",
          "Explica por qué esperar",
          "Explique pourquoi attendre",
        ),
        2,
      ],
    ],
    words(
      "Primeiro a causa, depois secar, selar e só então pintar.",
      "First the cause, then dry, seal and only then paint.",
      "Primero la causa, luego secar, sellar y recién pintar.",
      "D’abord la cause, puis sécher, imprimer et seulement alors peindre.",
    ),
    wall(4),
  ),
];
