import type { Translations } from "@trilha/contract/core/locale.ts";
import { type ActivityPlan, text, two } from "./learning-plans.ts";

// Texts of the demo's courses, in the two languages most of its people read.

/** A page of the courses by its name, under a title of its own. */
export function page(title: Translations, name: PageName): ActivityPlan {
  const [pt, es] = pageTexts[name];
  return text(title, two(pt, es));
}

const pageText = (lead: string, points: readonly string[], end: string) =>
  `<p>${lead}</p><ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul><p><strong>${end}</strong></p>`;

const pageTexts = {
  hello: [
    pageText(
      "Os primeiros dez segundos contam.",
      ["Olhe e sorria", "Diga olá antes de perguntar", "Dê espaço"],
      "Depois, ouça.",
    ),
    pageText(
      "Los primeros diez segundos cuentan.",
      ["Mira y sonríe", "Saluda antes de preguntar", "Da espacio"],
      "Después, escucha.",
    ),
  ],
  ask: [
    pageText(
      "Boas perguntas não têm “sim” como resposta.",
      ["Para que vai usar?", "O que usa hoje?", "O que incomoda?"],
      "Três bastam.",
    ),
    pageText(
      "Las buenas preguntas no se responden con “sí”.",
      ["¿Para qué lo usará?", "¿Qué usa hoy?", "¿Qué le molesta?"],
      "Tres bastan.",
    ),
  ],
  listen: [
    pageText(
      "Repita com as suas palavras o que ouviu.",
      ["Confirma que você entendeu", "Mostra o que faltou", "Acalma quem tem pressa"],
      "Só então recomende.",
    ),
    pageText(
      "Repite con tus palabras lo que oíste.",
      ["Confirma que entendiste", "Muestra lo que faltó", "Calma a quien tiene prisa"],
      "Solo entonces recomienda.",
    ),
  ],
  offer: [
    pageText(
      "Escolher entre dois é fácil; entre dez, cansa.",
      ["Um que resolve", "Um que resolve melhor", "A diferença em uma frase"],
      "Deixe o cliente decidir.",
    ),
    pageText(
      "Elegir entre dos es fácil; entre diez, cansa.",
      ["Uno que resuelve", "Uno que resuelve mejor", "La diferencia en una frase"],
      "Deja que el cliente decida.",
    ),
  ],
  inches: [
    pageText(
      "A distância diz o tamanho.",
      ["Mesa de trabalho: 24 a 27", "Sala pequena: 43", "Sala grande: 55 ou mais"],
      "Pergunte onde vai ficar.",
    ),
    pageText(
      "La distancia dice el tamaño.",
      ["Escritorio: 24 a 27", "Sala pequeña: 43", "Sala grande: 55 o más"],
      "Pregunta dónde estará.",
    ),
  ],
  sharp: [
    pageText(
      "Mais pontos, letras mais nítidas.",
      ["Full HD: o bastante até 24", "4K: para texto e imagem", "Hz: para quem joga"],
      "Mostre lado a lado.",
    ),
    pageText(
      "Más puntos, letras más nítidas.",
      ["Full HD: basta hasta 24", "4K: para texto e imagen", "Hz: para quien juega"],
      "Muéstralo lado a lado.",
    ),
  ],
  chip: [
    pageText(
      "O processador pensa, a memória é a mesa.",
      ["Estudo: 8 GB", "Trabalho: 16 GB", "Vídeo e jogos: 32 GB"],
      "Venda o uso, não o número.",
    ),
    pageText(
      "El procesador piensa, la memoria es la mesa.",
      ["Estudio: 8 GB", "Trabajo: 16 GB", "Video y juegos: 32 GB"],
      "Vende el uso, no el número.",
    ),
  ],
  disk: [
    pageText(
      "SSD liga em segundos.",
      ["256 GB: quem usa a nuvem", "512 GB: o comum", "1 TB: fotos e jogos"],
      "Pergunte pelas fotos.",
    ),
    pageText(
      "Un SSD enciende en segundos.",
      ["256 GB: quien usa la nube", "512 GB: lo común", "1 TB: fotos y juegos"],
      "Pregunta por las fotos.",
    ),
  ],
  weight: [
    pageText(
      "Quem carrega todo dia sente cada grama.",
      ["Até 1,3 kg: mochila", "Até 1,8 kg: casa e escritório", "Mais: fica na mesa"],
      "Deixe o cliente segurar.",
    ),
    pageText(
      "Quien lo carga cada día siente cada gramo.",
      ["Hasta 1,3 kg: mochila", "Hasta 1,8 kg: casa y oficina", "Más: en la mesa"],
      "Deja que lo sostenga.",
    ),
  ],
  data: [
    pageText(
      "Peça só o que precisa, diga para quê.",
      ["Nunca anote senha", "Nota fiscal não é lista de contatos", "Dúvida? Fale com a gerência"],
      "Dado do cliente é do cliente.",
    ),
    pageText(
      "Pide solo lo necesario y di para qué.",
      [
        "Nunca anotes contraseñas",
        "La factura no es una lista de contactos",
        "¿Dudas? Habla con la gerencia",
      ],
      "Los datos son del cliente.",
    ),
  ],
  photo: [
    pageText(
      "Uma boa foto não precisa de câmera cara.",
      ["Luz de frente", "Celular na altura do peito", "Sem pessoas nem reflexo"],
      "Tire três, mande a melhor.",
    ),
    pageText(
      "Una buena foto no necesita cámara cara.",
      ["Luz de frente", "Teléfono a la altura del pecho", "Sin personas ni reflejos"],
      "Toma tres, envía la mejor.",
    ),
  ],
  window: [
    pageText(
      "A vitrine conta uma história só.",
      ["Um destaque", "Preço que se lê da calçada", "Tudo ligado e limpo"],
      "Troque toda semana.",
    ),
    pageText(
      "La vitrina cuenta una sola historia.",
      ["Un destacado", "Precio que se lee desde la acera", "Todo encendido y limpio"],
      "Cámbiala cada semana.",
    ),
  ],
  paint: [
    pageText(
      "Cada camada tem o seu trabalho.",
      ["Selador: fecha os poros", "Massa: deixa liso", "Tinta: cor e proteção"],
      "Sem base, a tinta descasca.",
    ),
    pageText(
      "Cada capa tiene su trabajo.",
      ["Sellador: cierra los poros", "Masilla: alisa", "Pintura: color y protección"],
      "Sin base, se descascara.",
    ),
  ],
  safety: [
    pageText(
      "Cinco minutos que evitam um acidente.",
      ["Capacete e bota, sempre", "Escada em chão firme", "Luvas para cimento"],
      "Viu perigo? Pare e avise.",
    ),
    pageText(
      "Cinco minutos que evitan un accidente.",
      ["Casco y botas, siempre", "Escalera en piso firme", "Guantes para cemento"],
      "¿Ves peligro? Para y avisa.",
    ),
  ],
} as const;
export type PageName = keyof typeof pageTexts;

export const pageTitles: Readonly<Record<PageName, Translations>> = {
  hello: two("O primeiro olá", "El primer hola"),
  ask: two("Perguntas que abrem", "Preguntas que abren"),
  listen: two("Ouvir até o fim", "Escuchar hasta el final"),
  offer: two("Dois, nunca dez", "Dos, nunca diez"),
  inches: two("Polegadas e distância", "Pulgadas y distancia"),
  sharp: two("Nitidez sem sigla", "Nitidez sin siglas"),
  chip: two("Processador e memória", "Procesador y memoria"),
  disk: two("Armazenamento", "Almacenamiento"),
  weight: two("Peso e bateria", "Peso y batería"),
  data: two("Peça só o necessário", "Pide solo lo necesario"),
  photo: two("Luz e distância", "Luz y distancia"),
  window: two("Uma história só", "Una sola historia"),
  paint: two("Camada por camada", "Capa por capa"),
  safety: two("Antes de começar", "Antes de empezar"),
};
