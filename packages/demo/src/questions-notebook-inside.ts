import { type DemoQuestion, inOrder, number, one, pairs, several, truth, typed } from "./question-plans.ts";
import { words } from "./reward-words.ts";

const same = (text: string) => words(text, text, text, text);
const cpu = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["processador"], level });
const ram = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["memória"], level });

/** Processor and memory, as whoever sells notebooks should know them. */
export const insideQuestions: readonly DemoQuestion[] = [
  one(
    words(
      "O que o processador faz?",
      "What does the processor do?",
      "¿Qué hace el procesador?",
      "Que fait le processeur ?",
    ),
    [
      words(
        "Executa as instruções dos programas",
        "Runs the instructions of programs",
        "Ejecuta las instrucciones de los programas",
        "Il exécute les instructions des programmes",
      ),
      words(
        "Guarda os arquivos quando se desliga",
        "Keeps files when it is off",
        "Guarda los archivos al apagar",
        "Il conserve les fichiers à l’arrêt",
      ),
      words(
        "Mostra a imagem na tela",
        "Shows the picture on the screen",
        "Muestra la imagen en la pantalla",
        "Il affiche l’image à l’écran",
      ),
    ],
    cpu(1),
  ),
  one(
    words(
      "Para que servem vários núcleos?",
      "What are several cores good for?",
      "¿Para qué sirven varios núcleos?",
      "À quoi servent plusieurs cœurs ?",
    ),
    [
      words(
        "Fazer várias tarefas ao mesmo tempo",
        "Doing several tasks at once",
        "Hacer varias tareas a la vez",
        "Faire plusieurs tâches à la fois",
      ),
      words(
        "Aumentar o espaço em disco",
        "Adding disk space",
        "Aumentar el espacio en disco",
        "Augmenter l’espace disque",
      ),
      words(
        "Deixar a tela mais nítida",
        "Making the screen sharper",
        "Hacer la pantalla más nítida",
        "Rendre l’écran plus net",
      ),
    ],
    cpu(),
  ),
  truth(
    words(
      "A frequência do processador é medida em gigahertz.",
      "A processor’s clock is measured in gigahertz.",
      "La frecuencia del procesador se mide en gigahercios.",
      "La fréquence du processeur se mesure en gigahertz.",
    ),
    true,
    words(
      "Gigahertz diz quantos bilhões de ciclos por segundo.",
      "Gigahertz says how many billion cycles a second.",
      "Los gigahercios dicen cuántos miles de millones de ciclos por segundo.",
      "Le gigahertz dit combien de milliards de cycles par seconde.",
    ),
    cpu(1),
  ),
  truth(
    words(
      "Mais gigahertz sempre quer dizer mais rápido.",
      "More gigahertz always means faster.",
      "Más gigahercios siempre significa más rápido.",
      "Plus de gigahertz veut toujours dire plus rapide.",
    ),
    false,
    words(
      "Geração, núcleos e memória também contam.",
      "Generation, cores and memory count too.",
      "También cuentan la generación, los núcleos y la memoria.",
      "La génération, les cœurs et la mémoire comptent aussi.",
    ),
    cpu(3),
  ),
  number(
    words(
      "Um processador de 3 GHz faz quantos bilhões de ciclos por segundo?",
      "How many billion cycles a second does a 3 GHz processor do?",
      "¿Cuántos miles de millones de ciclos por segundo hace un procesador de 3 GHz?",
      "Combien de milliards de cycles par seconde fait un processeur à 3 GHz ?",
    ),
    3,
    {},
    cpu(2),
  ),
  typed(
    words(
      "Qual é a sigla em inglês do processador?",
      "What is the short name of the processor?",
      "¿Cuál es la sigla en inglés del procesador?",
      "Quel est le sigle anglais du processeur ?",
    ),
    same("CPU"),
    ["C.P.U."],
    cpu(1),
  ),
  inOrder(
    words(
      "Do mais simples ao mais potente:",
      "From the simplest to the most powerful:",
      "Del más simple al más potente:",
      "Du plus simple au plus puissant :",
    ),
    [
      words("2 núcleos", "2 cores", "2 núcleos", "2 cœurs"),
      words("4 núcleos", "4 cores", "4 núcleos", "4 cœurs"),
      words("8 núcleos", "8 cores", "8 núcleos", "8 cœurs"),
      words("16 núcleos", "16 cores", "16 núcleos", "16 cœurs"),
    ],
    cpu(1),
  ),
  pairs(
    words(
      "Qual notebook para quem?",
      "Which laptop for whom?",
      "¿Qué notebook para quién?",
      "Quel portable pour qui ?",
    ),
    [
      [
        words("Estudar e navegar", "Studying and browsing", "Estudiar y navegar", "Étudier et naviguer"),
        words("4 núcleos, 8 GB", "4 cores, 8 GB", "4 núcleos, 8 GB", "4 cœurs, 8 Go"),
      ],
      [
        words("Editar vídeos", "Editing videos", "Editar vídeos", "Monter des vidéos"),
        words("12 núcleos, 32 GB", "12 cores, 32 GB", "12 núcleos, 32 GB", "12 cœurs, 32 Go"),
      ],
      [
        words("Jogar", "Gaming", "Jugar", "Jouer"),
        words(
          "8 núcleos e placa de vídeo",
          "8 cores and a graphics card",
          "8 núcleos y tarjeta gráfica",
          "8 cœurs et carte graphique",
        ),
      ],
    ],
    [words("2 núcleos, 2 GB", "2 cores, 2 GB", "2 núcleos, 2 GB", "2 cœurs, 2 Go")],
    { ...cpu(3), points: 3 },
  ),
  one(
    words(
      "O que é a memória RAM?",
      "What is RAM?",
      "¿Qué es la memoria RAM?",
      "Qu’est-ce que la mémoire vive ?",
    ),
    [
      words(
        "O espaço de trabalho do que está aberto",
        "The working space of what is open",
        "El espacio de trabajo de lo que está abierto",
        "L’espace de travail de ce qui est ouvert",
      ),
      words(
        "O lugar onde as fotos ficam guardadas",
        "The place where photos are kept",
        "El lugar donde se guardan las fotos",
        "L’endroit où les photos sont gardées",
      ),
      words("A bateria de reserva", "The spare battery", "La batería de reserva", "La batterie de secours"),
    ],
    ram(1),
  ),
  truth(
    words(
      "O que está na memória RAM se perde ao desligar.",
      "What is in RAM is lost when it is switched off.",
      "Lo que está en la RAM se pierde al apagar.",
      "Ce qui est en mémoire vive se perd à l’arrêt.",
    ),
    true,
    words(
      "Por isso se salva no disco.",
      "That is why one saves to disk.",
      "Por eso se guarda en el disco.",
      "C’est pourquoi on enregistre sur le disque.",
    ),
    ram(),
  ),
  number(
    words(
      "Dois pentes de 8 GB: quantos GB de memória?",
      "Two 8 GB modules: how many GB of memory?",
      "Dos módulos de 8 GB: ¿cuántos GB de memoria?",
      "Deux barrettes de 8 Go : combien de Go de mémoire ?",
    ),
    16,
    words("GB", "GB", "GB", "Go"),
    ram(1),
  ),
  number(
    words(
      "Quantos GB são recomendados para muitas abas abertas?",
      "How many GB are recommended for many open tabs?",
      "¿Cuántos GB se recomiendan para muchas pestañas abiertas?",
      "Combien de Go conseille-t-on pour beaucoup d’onglets ouverts ?",
    ),
    16,
    words("GB", "GB", "GB", "Go"),
    { ...ram(3), near: [12, 24] },
  ),
  several(
    words(
      "O que melhora com mais memória?",
      "What gets better with more memory?",
      "¿Qué mejora con más memoria?",
      "Qu’est-ce que plus de mémoire améliore ?",
    ),
    [
      words(
        "Muitas abas abertas",
        "Many open tabs",
        "Muchas pestañas abiertas",
        "Beaucoup d’onglets ouverts",
      ),
      words(
        "Programas grandes lado a lado",
        "Big programs side by side",
        "Programas grandes a la vez",
        "De gros programmes côte à côte",
      ),
    ],
    [
      words(
        "O brilho da tela",
        "The brightness of the screen",
        "El brillo de la pantalla",
        "La luminosité de l’écran",
      ),
      words("O peso do notebook", "The weight of the laptop", "El peso del notebook", "Le poids du portable"),
    ],
    { ...ram(), points: 2 },
  ),
  typed(
    words(
      "Como se chama a memória de trabalho, em três letras?",
      "What is working memory called, in three letters?",
      "¿Cómo se llama la memoria de trabajo, en tres letras?",
      "Comment s’appelle la mémoire de travail, en trois lettres ?",
    ),
    same("RAM"),
    [],
    ram(1),
  ),
];
