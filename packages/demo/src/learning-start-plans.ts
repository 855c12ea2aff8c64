import {
  type ActivityPlan,
  type CoursePlan,
  type CourseThings,
  everywhere,
  module,
  pdf,
  text,
  two,
  video,
  youtube,
} from "./learning-plans.ts";
import { words } from "./reward-words.ts";

/** "Comece aqui": a trail whose three courses hold an activity of every media type. */
export const startPlans = (things: CourseThings): CoursePlan[] => [
  {
    ...{
      key: "read",
      cover: "window",
      daysAgo: 44,
      locales: everywhere,
      labels: ["sales", "shop", "essential"],
    },
    title: words("Leia e descubra", "Read and discover", "Lee y descubre", "Lire et découvrir"),
    summary: words(
      "O que todo mundo da loja precisa saber, em páginas curtas.",
      "What everybody in the store needs to know, in short pages.",
      "Lo que todos en la tienda deben saber, en páginas cortas.",
      "Ce que toute l’équipe doit savoir, en pages courtes.",
    ),
    modules: [
      module(words("Primeiros passos", "First steps", "Primeros pasos", "Premiers pas"), [
        text(
          words(
            "Bem-vindo à equipe",
            "Welcome to the team",
            "Bienvenido al equipo",
            "Bienvenue dans l’équipe",
          ),
          {
            "pt-BR": welcomePt,
            "es-ES": welcomeEs,
          },
        ),
        pdf(
          words("Guia da vitrine", "Shop window guide", "Guía de la vitrina", "Guide de la vitrine"),
          things.file("guia-da-vitrine.pdf"),
        ),
      ]),
      module(words("Para ter à mão", "To keep at hand", "Para tener a mano", "À garder sous la main"), [
        {
          ...{ type: "ppt", title: two("Apresentação da linha", "Presentación de la línea"), minutes: 5 },
          completion: { rule: "viewed" },
          data: { files: { "pt-BR": things.file("linha-nimbus.odp") } },
        },
        {
          ...{
            type: "html",
            title: two("Passo a passo: etiqueta de preço", "Paso a paso: etiqueta de precio"),
          },
          ...{ minutes: 4, completion: { rule: "viewed" } },
          data: { kind: "package", packages: { "pt-BR": things.pack("etiqueta") } },
        },
        {
          ...{ type: "linkedin_slidshare", title: two("Tendências do varejo", "Tendencias del retail") },
          ...{ minutes: 6, completion: { rule: "viewed" } },
          data: { embeds: { "pt-BR": "https://www.slideshare.net/slideshow/embed_code/key/5l0TqcnfHOuIEE" } },
        },
      ]),
    ],
  },
  {
    ...{
      key: "watch",
      cover: "care",
      daysAgo: 44,
      locales: everywhere,
      labels: ["sales", "essential", "welcome"],
    },
    title: words("Veja e ouça", "Watch and listen", "Mira y escucha", "Regarder et écouter"),
    summary: words(
      "Vídeos e um áudio para ouvir a caminho do trabalho.",
      "Videos, and a recording for the way to work.",
      "Videos y un audio para escuchar camino al trabajo.",
      "Des vidéos, et un audio pour le trajet.",
    ),
    modules: [
      module(words("Na loja", "In the store", "En la tienda", "En magasin"), [
        video(
          words(
            "Três passos do atendimento",
            "Service in three steps",
            "Tres pasos de la atención",
            "L’accueil en trois temps",
          ),
          { "pt-BR": things.file("atendimento.webm") },
          { "pt-BR": things.file("atendimento.pt-BR.vtt"), "es-ES": things.file("atendimento.es-ES.vtt") },
        ),
        {
          ...{ type: "audio", minutes: 1, completion: { rule: "watched", share: 90 } },
          title: words("Pausa sonora", "A pause to listen to", "Pausa sonora", "Pause sonore"),
          data: {
            files: { "pt-BR": things.file("pausa-sonora.mp3") },
            captions: {
              "pt-BR": things.file("pausa-sonora.pt-BR.vtt"),
              "es-ES": things.file("pausa-sonora.es-ES.vtt"),
            },
            noSkip: false,
          },
        },
      ]),
      module(words("De fora", "From outside", "De afuera", "D’ailleurs"), [
        youtube(two("Cores que chamam atenção", "Colores que llaman la atención"), "aqz-KE-bpKQ", 635),
        {
          ...{ type: "vimeo", title: two("Uma história em imagens", "Una historia en imágenes"), minutes: 2 },
          completion: { rule: "viewed" },
          data: { videos: { "pt-BR": "1084537" }, seconds: { "pt-BR": 67 }, noSkip: false },
        },
        {
          ...{
            type: "wowza",
            title: two("Transmissão do evento anual", "Transmisión del evento anual"),
            minutes: 1,
          },
          completion: { rule: "time", seconds: 20 },
          data: {
            streams: { "pt-BR": "https://test-streams.mux.dev/x36xhzz/x36xhzz.m3u8" },
            ...{ seconds: { "pt-BR": 634 }, noSkip: false },
          },
        },
      ]),
    ],
  },
  {
    ...{ key: "practise", cover: "start", daysAgo: 44, locales: everywhere, labels: ["sales", "essential"] },
    title: words("Pratique", "Practise", "Practica", "S’exercer"),
    summary: words(
      "Lições curtas com perguntas no fim. Vale tentar de novo.",
      "Short lessons with a question at the end. Try as often as you like.",
      "Lecciones cortas con una pregunta al final. Puedes repetir.",
      "De courtes leçons avec une question à la fin. À refaire si besoin.",
    ),
    modules: [
      module(words("Lições", "Lessons", "Lecciones", "Leçons"), [
        scorm(two("Lição: ouvir o cliente", "Lección: escuchar al cliente"), things.pack("ouvir")),
        scorm(
          two("Lições: comparar e recomendar", "Lecciones: comparar y recomendar"),
          things.pack("comparar"),
        ),
        ...(things.hasLocalCloud ? [cloud(things.pack("ouvir"))] : []),
      ]),
      module(words("Do acervo", "From the archive", "Del archivo", "Des archives"), [
        {
          ...{
            type: "flash",
            title: two("Jogo da vitrine (2009)", "Juego de la vitrina (2009)"),
            minutes: 3,
          },
          ...{ completion: { rule: "viewed" }, mandatory: false, data: { replacementId: null } },
          replacedBy: things.hasLocalCloud ? 5 : 4,
        },
        text(two("A vitrine em cinco perguntas", "La vitrina en cinco preguntas"), {
          "pt-BR": questionsPt,
          "es-ES": questionsEs,
        }),
      ]),
    ],
  },
  {
    ...{
      key: "start",
      cover: "start",
      daysAgo: 43,
      locales: everywhere,
      labels: ["sales", "essential", "welcome"],
    },
    title: words("Comece aqui", "Start here", "Empieza aquí", "Commencez ici"),
    summary: words(
      "Seu primeiro mês na loja: leia, veja e pratique no seu ritmo.",
      "Your first month in the store: read, watch and practise at your own pace.",
      "Tu primer mes en la tienda: lee, mira y practica a tu ritmo.",
      "Votre premier mois en magasin : lire, regarder, s’exercer à votre rythme.",
    ),
    courses: [{ key: "read" }, { key: "watch" }, { key: "practise", after: [1] }],
  },
];

const scorm = (title: ActivityPlan["title"], id: string): ActivityPlan => ({
  ...{ type: "scorm", title, minutes: 6, completion: { rule: "verdict", require: "completed" } },
  data: { packages: { "pt-BR": id } },
});

const cloud = (course: string): ActivityPlan => ({
  ...{ type: "scorm_cloud", title: two("Lição na nuvem", "Lección en la nube"), minutes: 6 },
  ...{ completion: { rule: "verdict", require: "completed" }, data: { courses: { "pt-BR": course } } },
});

const table = (head: readonly [string, string], rows: readonly (readonly [string, string])[]) =>
  `<table><thead><tr><th>${head[0]}</th><th>${head[1]}</th></tr></thead><tbody>${rows
    .map(([what, how]) => `<tr><td>${what}</td><td>${how}</td></tr>`)
    .join("")}</tbody></table>`;

const welcomePt = `<h2>Seu primeiro dia</h2><p>Chegue dez minutos antes e procure quem cuida da sua área. <strong>Ninguém espera que você saiba tudo:</strong> pergunte sempre.</p><h3>O que levar</h3><ul><li>Crachá e celular com bateria</li><li>Roupa confortável, sapato fechado</li><li>Curiosidade</li></ul><h3>Como é a sua semana</h3>${table(
  ["Dia", "O que acontece"],
  [
    ["Segunda", "Conhecer a loja e a equipe"],
    ["Terça", "Acompanhar um colega no atendimento"],
    ["Quarta", "Aprender a usar o caixa"],
    ["Quinta", "Primeiro atendimento, com apoio"],
    ["Sexta", "Conversa sobre a semana"],
  ],
)}<blockquote><p>Cliente bem recebido volta.</p></blockquote>`;

const welcomeEs = `<h2>Tu primer día</h2><p>Llega diez minutos antes y busca a quien cuida tu área. <strong>Nadie espera que lo sepas todo:</strong> pregunta siempre.</p><h3>Qué llevar</h3><ul><li>Credencial y teléfono con batería</li><li>Ropa cómoda, zapato cerrado</li><li>Curiosidad</li></ul><h3>Cómo es tu semana</h3>${table(
  ["Día", "Qué pasa"],
  [
    ["Lunes", "Conocer la tienda y al equipo"],
    ["Martes", "Acompañar a un colega"],
    ["Miércoles", "Aprender a usar la caja"],
    ["Jueves", "Primera atención, con apoyo"],
    ["Viernes", "Conversación sobre la semana"],
  ],
)}<blockquote><p>Quien es bien recibido vuelve.</p></blockquote>`;

const questionsPt =
  "<h2>Antes de abrir a loja</h2><ol><li>Dá para ver o preço da calçada?</li><li>Há um só destaque?</li><li>Os aparelhos estão ligados?</li><li>O vidro está limpo?</li><li>O que está na vitrine está no estoque?</li></ol><p>Cinco “sim”: pode abrir.</p>";
const questionsEs =
  "<h2>Antes de abrir la tienda</h2><ol><li>¿Se ve el precio desde la acera?</li><li>¿Hay un solo destacado?</li><li>¿Los equipos están encendidos?</li><li>¿El vidrio está limpio?</li><li>¿Lo de la vitrina está en stock?</li></ol><p>Cinco “sí”: puedes abrir.</p>";
