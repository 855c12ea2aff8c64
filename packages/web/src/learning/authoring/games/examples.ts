import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import type { GameContent } from "@trilha/contract/learning/games/play.ts";

type Texts = Partial<Record<Locale, string>>;

/** Tells a game without any content yet. */
export function isEmptyGame(game: GameContent): boolean {
  switch (game.type) {
    case "drag_and_drop":
      return game.data.items.length === 0;
    case "drag_the_words":
    case "fill_in_the_blanks":
      return Object.keys(game.data.texts).length === 0;
    case "find_the_pairs":
      return game.data.pairs.length === 0;
    case "enigma":
      return game.data.riddles.length === 0;
    default:
      return game.data.cards.length === 0;
  }
}

/** Example to start from, in the languages the course is meant for. */
export function exampleOf(game: GameContent, wanted: readonly Locale[]): GameContent["data"] {
  const say = (...texts: readonly [string, string, string, string]): Texts =>
    Object.fromEntries(
      locales.flatMap((locale, index) => (wanted.includes(locale) ? [[locale, texts[index] ?? ""]] : [])),
    );
  const face = (...texts: readonly [string, string, string, string]) => ({
    text: say(...texts),
    fileId: null,
  });
  const heavy = {
    "pt-BR":
      "O atendimento começa com um [[sorriso]]. Primeiro eu [[escuto]] o cliente, depois mostro o [[produto]].",
    "en-US":
      "Good service begins with a [[smile]]. First I [[listen]] to the customer, then I show the [[product]].",
    "es-ES":
      "La atención empieza con una [[sonrisa]]. Primero [[escucho]] al cliente y luego muestro el [[producto]].",
    "fr-FR":
      "L’accueil commence par un [[sourire]]. D’abord j’[[écoute]] le client, puis je montre le [[produit]].",
  };
  const only = <Value>(values: Record<Locale, Value>): Partial<Record<Locale, Value>> =>
    Object.fromEntries(Object.entries(values).filter(([locale]) => wanted.includes(locale as Locale)));
  switch (game.type) {
    case "drag_and_drop":
      return {
        ...game.data,
        zones: [
          { id: "in", text: say("Vai na caixa", "Comes in the box", "Viene en la caja", "Dans la boîte") },
          { id: "out", text: say("Vendido à parte", "Sold separately", "Se vende aparte", "Vendu à part") },
        ],
        items: [
          { id: "p1", ...face("Carregador", "Charger", "Cargador", "Chargeur"), zoneId: "in" },
          { id: "p2", ...face("Cabo USB-C", "USB-C cable", "Cable USB-C", "Câble USB-C"), zoneId: "in" },
          {
            id: "p3",
            ...face("Mouse sem fio", "Wireless mouse", "Ratón inalámbrico", "Souris sans fil"),
            zoneId: "out",
          },
          { id: "p4", ...face("Mochila", "Backpack", "Mochila", "Sac à dos"), zoneId: "out" },
        ],
      };
    case "drag_the_words":
      return {
        ...game.data,
        texts: only(heavy),
        others: only({
          "pt-BR": ["relógio", "desconto"],
          "en-US": ["clock", "discount"],
          "es-ES": ["reloj", "descuento"],
          "fr-FR": ["horloge", "rabais"],
        }),
      };
    case "fill_in_the_blanks":
      return {
        ...game.data,
        texts: only({
          "pt-BR": "Um terabyte tem [[1000|mil]] gigabytes. A memória que some ao desligar é a [[RAM]].",
          "en-US":
            "A terabyte is [[1000|a thousand]] gigabytes. The memory that is lost when it is off is [[RAM]].",
          "es-ES":
            "Un terabyte tiene [[1000|mil]] gigabytes. La memoria que se pierde al apagar es la [[RAM]].",
          "fr-FR": "Un téraoctet vaut [[1000|mille]] gigaoctets. La mémoire perdue à l’arrêt est la [[RAM]].",
        }),
      };
    case "find_the_pairs":
      return {
        ...game.data,
        pairs: [
          {
            id: "p1",
            one: face("RAM", "RAM", "RAM", "RAM"),
            other: face("Memória de trabalho", "Working memory", "Memoria de trabajo", "Mémoire de travail"),
          },
          {
            id: "p2",
            one: face("SSD", "SSD", "SSD", "SSD"),
            other: face("Guarda os arquivos", "Keeps the files", "Guarda los archivos", "Garde les fichiers"),
          },
          {
            id: "p3",
            one: face("CPU", "CPU", "CPU", "CPU"),
            other: face("Faz as contas", "Does the sums", "Hace los cálculos", "Fait les calculs"),
          },
          {
            id: "p4",
            one: face("Wi-Fi", "Wi-Fi", "Wi-Fi", "Wi-Fi"),
            other: face("Rede sem fio", "Wireless network", "Red inalámbrica", "Réseau sans fil"),
          },
        ],
      };
    case "this_or_that":
      return {
        ...game.data,
        left: say("Dizer ao cliente", "Say to customers", "Decir al cliente", "À dire au client"),
        right: say("Evitar", "Avoid", "Evitar", "À éviter"),
        cards: [
          {
            id: "p1",
            ...face(
              "“Como posso ajudar?”",
              "“How can I help?”",
              "«¿En qué puedo ayudar?»",
              "« Comment puis-je vous aider ? »",
            ),
            side: "left",
            why: say(
              "Uma pergunta aberta começa a conversa.",
              "An open question begins the conversation.",
              "Una pregunta abierta inicia la conversación.",
              "Une question ouverte lance la conversation.",
            ),
          },
          {
            id: "p2",
            ...face(
              "“Isso não é comigo.”",
              "“That is not my job.”",
              "«Eso no me toca.»",
              "« Ce n’est pas mon travail. »",
            ),
            side: "right",
            why: say(
              "O cliente fica sem resposta.",
              "The customer is left without an answer.",
              "El cliente se queda sin respuesta.",
              "Le client reste sans réponse.",
            ),
          },
          {
            id: "p3",
            ...face(
              "“Para que você vai usar?”",
              "“What will you use it for?”",
              "«¿Para qué lo va a usar?»",
              "« Pour quel usage ? »",
            ),
            side: "left",
            why: {},
          },
        ],
      };
    case "true_or_false":
      return {
        ...game.data,
        cards: [
          {
            id: "p1",
            ...face(
              "Mais memória RAM deixa abrir mais programas ao mesmo tempo.",
              "More RAM lets more programs run at once.",
              "Más memoria RAM permite abrir más programas a la vez.",
              "Plus de RAM permet d’ouvrir plus de programmes à la fois.",
            ),
            right: true,
            why: {},
          },
          {
            id: "p2",
            ...face(
              "Um SSD é mais lento que um disco rígido.",
              "An SSD is slower than a hard disk.",
              "Un SSD es más lento que un disco duro.",
              "Un SSD est plus lent qu’un disque dur.",
            ),
            right: false,
            why: say(
              "O SSD não tem partes móveis: é bem mais rápido.",
              "An SSD has no moving parts: it is much faster.",
              "El SSD no tiene partes móviles: es mucho más rápido.",
              "Un SSD n’a pas de pièces mobiles : il est bien plus rapide.",
            ),
          },
          {
            id: "p3",
            ...face(
              "A garantia começa na data da nota fiscal.",
              "The warranty begins on the date of the invoice.",
              "La garantía empieza en la fecha de la factura.",
              "La garantie commence à la date de la facture.",
            ),
            right: true,
            why: {},
          },
        ],
      };
    case "flashcards":
      return {
        ...game.data,
        cards: [
          {
            id: "p1",
            front: face("O que é RAM?", "What is RAM?", "¿Qué es la RAM?", "Qu’est-ce que la RAM ?"),
            back: face(
              "A memória de trabalho: some ao desligar",
              "Working memory: gone when it is switched off",
              "La memoria de trabajo: se pierde al apagar",
              "La mémoire de travail : perdue à l’arrêt",
            ),
          },
          {
            id: "p2",
            front: face(
              "Quantos gigabytes há em 1 TB?",
              "How many gigabytes are in 1 TB?",
              "¿Cuántos gigabytes hay en 1 TB?",
              "Combien de gigaoctets dans 1 To ?",
            ),
            back: face("1000", "1000", "1000", "1000"),
          },
          {
            id: "p3",
            front: face(
              "O que faz a CPU?",
              "What does the CPU do?",
              "¿Qué hace la CPU?",
              "Que fait le processeur ?",
            ),
            back: face(
              "Executa os programas",
              "It runs programs",
              "Ejecuta los programas",
              "Il exécute les programmes",
            ),
          },
        ],
      };
    case "enigma":
      return {
        ...game.data,
        riddles: [
          {
            id: "p1",
            clue: say(
              "Guarda tudo, mesmo desligado, e não tem partes que giram",
              "Keeps everything, even when off, and nothing in it spins",
              "Guarda todo, incluso apagado, y nada gira en él",
              "Garde tout, même éteint, et rien n’y tourne",
            ),
            fileId: null,
            solution: say("Memória flash", "Flash memory", "Memoria flash", "Mémoire flash"),
            hints: [
              say(
                "Está em todo pen drive",
                "It is in every USB stick",
                "Está en toda memoria USB",
                "Dans chaque clé USB",
              ),
            ],
          },
        ],
      };
  }
}
