import {
  essay,
  inOrder,
  number,
  one,
  opinion,
  pairs,
  type QuestionPlan,
  several,
  truth,
  typed,
} from "./question-plans.ts";
import { words } from "./reward-words.ts";

const same = (text: string) => words(text, text, text, text);
const cpu = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["processador"], level });
const ram = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["memória"], level });
const disk = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["armazenamento"], level });
const screen = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["tela"], level });
const care = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["atendimento"], level });
const body = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["bateria"], level });

/** What whoever sells notebooks should know. */
export const notebookQuestions: readonly QuestionPlan[] = [
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
  one(
    words(
      "O cliente viaja muito. O que perguntar primeiro?",
      "The customer travels a lot. What to ask first?",
      "El cliente viaja mucho. ¿Qué preguntar primero?",
      "Le client voyage beaucoup. Que demander d’abord ?",
    ),
    [
      words(
        "Quanto tempo fica longe da tomada?",
        "How long are you away from a socket?",
        "¿Cuánto tiempo pasa lejos de un enchufe?",
        "Combien de temps loin d’une prise ?",
      ),
      words(
        "Prefere teclado branco?",
        "Do you prefer a white keyboard?",
        "¿Prefiere teclado blanco?",
        "Préférez-vous un clavier blanc ?",
      ),
      words(
        "Já viu o mais caro?",
        "Have you seen the dearest one?",
        "¿Ya vio el más caro?",
        "Avez-vous vu le plus cher ?",
      ),
    ],
    { tags: ["atendimento", "bateria"], level: 2 },
  ),
  several(
    words(
      "O que gasta mais bateria?",
      "What uses the most battery?",
      "¿Qué gasta más batería?",
      "Qu’est-ce qui use le plus la batterie ?",
    ),
    [
      words("Brilho no máximo", "Full brightness", "Brillo al máximo", "Luminosité au maximum"),
      words("Jogos", "Games", "Juegos", "Jeux"),
    ],
    [words("Ler um texto", "Reading a text", "Leer un texto", "Lire un texte")],
    { ...body(1), points: 2 },
  ),
  truth(
    words(
      "Deixar o notebook no calor gasta a bateria mais depressa.",
      "Heat wears a laptop’s battery out sooner.",
      "El calor desgasta antes la batería.",
      "La chaleur use plus vite la batterie.",
    ),
    true,
    words(
      "Calor é o que mais envelhece uma bateria.",
      "Heat ages a battery more than anything.",
      "El calor es lo que más envejece una batería.",
      "La chaleur vieillit une batterie plus que tout.",
    ),
    body(2),
  ),
  number(
    words(
      "Uma bateria de 60 Wh e um consumo de 10 W: quantas horas?",
      "A 60 Wh battery, 10 W of use: how many hours?",
      "Batería de 60 Wh y consumo de 10 W: ¿cuántas horas?",
      "Batterie de 60 Wh, 10 W consommés : combien d’heures ?",
    ),
    6,
    same("h"),
    { ...body(4), near: [5.5, 6.5] },
  ),
  inOrder(
    words(
      "Um bom atendimento, do começo ao fim:",
      "Good service, from start to end:",
      "Una buena atención, de principio a fin:",
      "Un bon accueil, du début à la fin :",
    ),
    [
      words("Cumprimentar", "Greet", "Saludar", "Saluer"),
      words("Perguntar", "Ask", "Preguntar", "Demander"),
      words("Mostrar", "Show", "Mostrar", "Montrer"),
      words("Recomendar", "Recommend", "Recomendar", "Conseiller"),
    ],
    { ...care(1), points: 2 },
  ),
  one(
    words(
      "Quantas opções mostrar ao cliente indeciso?",
      "How many options to show an undecided customer?",
      "¿Cuántas opciones mostrar a un cliente indeciso?",
      "Combien d’options montrer à un client indécis ?",
    ),
    [
      words("Duas ou três", "Two or three", "Dos o tres", "Deux ou trois"),
      words("Todas", "All of them", "Todas", "Toutes"),
      words("Nenhuma", "None", "Ninguna", "Aucune"),
    ],
    care(1),
  ),
  truth(
    words(
      "Ouvir primeiro evita recomendar o que não serve.",
      "Listening first avoids recommending what does not fit.",
      "Escuchar primero evita recomendar lo que no sirve.",
      "Écouter d’abord évite de conseiller ce qui ne convient pas.",
    ),
    true,
    words(
      "Quem pergunta antes erra menos.",
      "Who asks first errs less.",
      "Quien pregunta antes se equivoca menos.",
      "Qui demande d’abord se trompe moins.",
    ),
    care(1),
  ),
  essay(
    words(
      "Uma cliente quer um notebook para a faculdade. O que você pergunta e o que recomenda?",
      "A customer wants a laptop for university. What do you ask and recommend?",
      "Una clienta quiere un notebook para la universidad. ¿Qué preguntas y qué recomiendas?",
      "Une cliente veut un portable pour l’université. Que demandez-vous, que conseillez-vous ?",
    ),
    [
      [
        words(
          "Pergunta antes de recomendar",
          "Asks before recommending",
          "Pregunta antes de recomendar",
          "Demande avant de conseiller",
        ),
        2,
      ],
      [
        words(
          "Recomenda com um motivo",
          "Recommends with a reason",
          "Recomienda con un motivo",
          "Conseille avec une raison",
        ),
        2,
      ],
      [words("Fala sem siglas", "Speaks without jargon", "Habla sin siglas", "Parle sans jargon"), 1],
    ],
    words(
      "Pergunta curso, transporte e orçamento; recomenda leve, 16 GB e SSD.",
      "Asks about the course, carrying and budget; recommends light, 16 GB, SSD.",
      "Pregunta carrera, traslado y presupuesto; recomienda ligero, 16 GB y SSD.",
      "Demande la filière, le transport et le budget ; conseille léger, 16 Go, SSD.",
    ),
    care(4),
  ),
  opinion(
    words(
      "Este curso ajuda no seu dia a dia?",
      "Does this course help you in your daily work?",
      "¿Este curso te ayuda en tu día a día?",
      "Ce cours vous aide-t-il au quotidien ?",
    ),
    words("Nada", "Not at all", "Nada", "Pas du tout"),
    words("Muito", "A lot", "Mucho", "Beaucoup"),
    { tags: ["reação"], level: 1 },
  ),
  opinion(
    words(
      "O conteúdo estava claro?",
      "Was the content clear?",
      "¿El contenido fue claro?",
      "Le contenu était-il clair ?",
    ),
    words("Confuso", "Confusing", "Confuso", "Confus"),
    words("Muito claro", "Very clear", "Muy claro", "Très clair"),
    { tags: ["reação"], level: 1 },
  ),
  opinion(
    words(
      "Você recomendaria este curso?",
      "Would you recommend this course?",
      "¿Recomendarías este curso?",
      "Recommanderiez-vous ce cours ?",
    ),
    words("Não", "No", "No", "Non"),
    words("Com certeza", "Certainly", "Claro que sí", "Sans hésiter"),
    { tags: ["reação"], level: 1 },
  ),
];
