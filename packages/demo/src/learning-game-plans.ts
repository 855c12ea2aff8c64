import type { Translations } from "@trilha/contract/core/locale.ts";
import type { GameType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { GameData } from "@trilha/contract/learning/games/content.ts";
import { type ActivityPlan, type CoursePlan, inTwo, module, two } from "./learning-plans.ts";
import { words } from "./reward-words.ts";

// §learning#games The eight games, each about what somebody new in the store has to know.

const game = <Type extends GameType>(
  type: Type,
  title: Translations,
  data: GameData<Type>,
): ActivityPlan => ({
  ...{ type, title, minutes: 3, data },
  completion: { rule: "verdict", require: "completed" },
});
const face = (text: Translations) => ({ text, fileId: null });
const played = { allowedErrors: 3, shuffle: true };
const none = {};

const places = game("drag_and_drop", two("O que vai na caixa", "Qué viene en la caja"), {
  ...played,
  zones: [
    { id: "in", text: two("Vai na caixa", "Viene en la caja") },
    { id: "out", text: two("Vendido à parte", "Se vende aparte") },
  ],
  items: [
    { id: "p1", ...face(two("Carregador", "Cargador")), zoneId: "in" },
    { id: "p2", ...face(two("Cabo USB-C", "Cable USB-C")), zoneId: "in" },
    { id: "p3", ...face(two("Guia rápido", "Guía rápida")), zoneId: "in" },
    { id: "p4", ...face(two("Mochila", "Mochila")), zoneId: "out" },
    { id: "p5", ...face(two("Mouse sem fio", "Ratón inalámbrico")), zoneId: "out" },
    { id: "p6", ...face(two("Geladeira", "Nevera")), zoneId: null },
  ],
});

const missingWords = game("drag_the_words", two("O primeiro minuto", "El primer minuto"), {
  ...played,
  texts: two(
    "O atendimento começa com um [[sorriso]]. Primeiro eu [[escuto]] o cliente, depois mostro o [[produto]] e explico o [[porquê]].",
    "La atención empieza con una [[sonrisa]]. Primero [[escucho]] al cliente, luego muestro el [[producto]] y explico el [[motivo]].",
  ),
  others: { "pt-BR": ["desconto", "relógio"], "es-ES": ["descuento", "reloj"] },
});

const pairs = game("find_the_pairs", two("Sigla e função", "Sigla y función"), {
  ...{ allowedErrors: null, shuffle: true },
  pairs: [
    {
      id: "p1",
      one: face(two("RAM", "RAM")),
      other: face(two("Memória de trabalho", "Memoria de trabajo")),
    },
    { id: "p2", one: face(two("SSD", "SSD")), other: face(two("Guarda os arquivos", "Guarda los archivos")) },
    { id: "p3", one: face(two("CPU", "CPU")), other: face(two("Faz as contas", "Hace los cálculos")) },
    { id: "p4", one: face(two("GPU", "GPU")), other: face(two("Desenha a imagem", "Dibuja la imagen")) },
    { id: "p5", one: face(two("Wi-Fi", "Wi-Fi")), other: face(two("Rede sem fio", "Red inalámbrica")) },
    { id: "p6", one: face(two("HDMI", "HDMI")), other: face(two("Liga na TV", "Se conecta a la TV")) },
  ],
});

const sides = game("this_or_that", two("Dizer ou evitar", "Decir o evitar"), {
  ...played,
  left: two("Dizer", "Decir"),
  right: two("Evitar", "Evitar"),
  cards: [
    {
      ...{ id: "p1", ...face(two("“Como posso ajudar?”", "«¿En qué puedo ayudar?»")), side: "left" },
      why: two("Uma pergunta aberta começa a conversa.", "Una pregunta abierta inicia la conversación."),
    },
    {
      ...{ id: "p2", ...face(two("“Isso não é comigo.”", "«Eso no me toca.»")), side: "right" },
      why: two("A pessoa fica sem resposta.", "La persona se queda sin respuesta."),
    },
    {
      ...{
        id: "p3",
        ...face(two("“Para que você vai usar?”", "«¿Para qué lo va a usar?»")),
        side: "left",
      },
      why: none,
    },
    {
      ...{ id: "p4", ...face(two("“Só o mais caro presta.”", "«Solo el más caro sirve.»")), side: "right" },
      why: two("Quem decide é o uso, não o preço.", "Lo decide el uso, no el precio."),
    },
  ],
});

const blanks = game("fill_in_the_blanks", two("Números de cor", "Números de memoria"), {
  ...played,
  texts: two(
    "Um terabyte tem [[1000|mil]] gigabytes. A memória que some ao desligar é a [[RAM]], e o disco sem partes móveis é o [[SSD]].",
    "Un terabyte tiene [[1000|mil]] gigabytes. La memoria que se pierde al apagar es la [[RAM]], y el disco sin partes móviles es el [[SSD]].",
  ),
});

const truths = game("true_or_false", two("Mito ou verdade", "Mito o verdad"), {
  ...played,
  cards: [
    {
      id: "p1",
      ...face(two("Mais RAM deixa abrir mais programas.", "Más RAM permite abrir más programas.")),
      ...{ right: true, why: none },
    },
    {
      id: "p2",
      ...face(two("Um SSD é mais lento que um disco rígido.", "Un SSD es más lento que un disco duro.")),
      right: false,
      why: two("Sem partes móveis, ele é bem mais rápido.", "Sin partes móviles es mucho más rápido."),
    },
    {
      id: "p3",
      ...face(two("A garantia começa na data da nota.", "La garantía empieza en la fecha de la factura.")),
      ...{ right: true, why: none },
    },
  ],
});

const cards = game("flashcards", two("Para não esquecer", "Para no olvidar"), {
  shuffle: true,
  cards: [
    {
      id: "p1",
      front: face(two("O que é RAM?", "¿Qué es la RAM?")),
      back: face(
        two("A memória de trabalho: some ao desligar", "La memoria de trabajo: se pierde al apagar"),
      ),
    },
    {
      id: "p2",
      front: face(two("Quantos gigabytes há em 1 TB?", "¿Cuántos gigabytes hay en 1 TB?")),
      back: face(two("1000", "1000")),
    },
    {
      id: "p3",
      front: face(two("O que faz a CPU?", "¿Qué hace la CPU?")),
      back: face(two("Executa os programas", "Ejecuta los programas")),
    },
    {
      id: "p4",
      front: face(two("Quanto dura a garantia?", "¿Cuánto dura la garantía?")),
      back: face(two("Doze meses a partir da nota", "Doce meses desde la factura")),
    },
  ],
});

const riddles = game("enigma", two("Que peça é?", "¿Qué pieza es?"), {
  ...{ allowedErrors: 6, shuffle: false },
  riddles: [
    {
      id: "p1",
      clue: two(
        "Guarda tudo, mesmo desligada, e cabe no bolso",
        "Guarda todo, incluso apagada, y cabe en el bolsillo",
      ),
      fileId: null,
      solution: two("Memória flash", "Memoria flash"),
      hints: [two("Está em todo pen drive", "Está en toda memoria USB")],
    },
    {
      id: "p2",
      clue: two("Sem ela o notebook não passa da tomada", "Sin ella el notebook no se aleja del enchufe"),
      ...{ fileId: null, solution: two("Bateria", "Batería") },
      hints: [two("Vem carregada pela metade", "Viene cargada a medias")],
    },
  ],
});

/** A course of games alone. */
export const gamesPlan: CoursePlan = {
  ...{ key: "play", cover: "start", daysAgo: 5, locales: inTwo, labels: ["product", "essential"] },
  title: words("Jogue e aprenda", "Play and learn", "Juega y aprende", "Jouer et apprendre"),
  summary: words(
    "Oito jogos de poucos minutos sobre a loja e os produtos.",
    "Eight short games about the store and its products.",
    "Ocho juegos de pocos minutos sobre la tienda y los productos.",
    "Huit jeux de quelques minutes sur le magasin et ses produits.",
  ),
  modules: [
    module(two("Com a mão", "Con la mano"), [places, missingWords, pairs, sides]),
    module(two("Com a cabeça", "Con la cabeza"), [blanks, truths, cards, riddles]),
  ],
};
