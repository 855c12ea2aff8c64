import type { Country } from "@trilha/contract/core/country.ts";
import type { SessionState, SessionSubscription } from "@trilha/contract/learning/live-sessions/states.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { words } from "./reward-words.ts";

export type VenueKey = "paulista" | "miraflores";

interface VenuePlan {
  name: string;
  address: string;
  city: string;
  country: Country;
  time_zone: string;
  capacity: number;
  map_link: string;
  directions: ReturnType<typeof words>;
}

export const venuePlans: Readonly<Record<VenueKey, VenuePlan>> = {
  paulista: {
    ...{ name: "Espaço Nimbus Paulista", address: "Avenida Paulista, 1200, 4º andar", city: "São Paulo" },
    ...{ country: "BR", time_zone: "America/Sao_Paulo", capacity: 60 },
    map_link: "https://www.openstreetmap.org/search?query=Avenida%20Paulista%201200",
    directions: words(
      "Metrô Trianon-Masp, saída Alameda Casa Branca; entrada pela galeria, elevador até o quarto andar.",
      "Metro Trianon-Masp, exit Alameda Casa Branca; enter through the arcade and take the lift to the fourth floor.",
      "Metro Trianon-Masp, salida Alameda Casa Branca; entra por la galería y sube en ascensor al cuarto piso.",
      "Métro Trianon-Masp, sortie Alameda Casa Branca ; entrez par la galerie, ascenseur jusqu’au quatrième étage.",
    ),
  },
  miraflores: {
    ...{ name: "Sala Nimbus Miraflores", address: "Avenida Larco 345, piso 2", city: "Lima" },
    ...{ country: "PE", time_zone: "America/Lima", capacity: 24 },
    map_link: "https://www.openstreetmap.org/search?query=Avenida%20Larco%20345%20Lima",
    directions: words(
      "A duas quadras do Parque Kennedy; toque a campainha do segundo andar.",
      "Two blocks from Parque Kennedy; ring the bell of the second floor.",
      "A dos cuadras del Parque Kennedy; toca el timbre del segundo piso.",
      "À deux rues du Parque Kennedy ; sonnez au deuxième étage.",
    ),
  },
};

const fromCreator: Eligibility = { all: [{ level: "creator" }] };
const everybody: Eligibility = { all: [] };

/** An event of the demo; hours and days count from the start of the demo. */
export interface EventPlan {
  title: ReturnType<typeof words>;
  summary: ReturnType<typeof words>;
  description: ReturnType<typeof words>;
  cover: "notebook" | "window" | "screens" | "care" | null;
  state: Exclude<SessionState, "draft">;
  canceledFor?: string;
  /** Hours until it begins, on the full hour; minutes of its length. */
  inHours: number;
  minutes: number;
  venue: VenueKey | null;
  online: boolean;
  audience: Eligibility;
  subscription: SessionSubscription;
  capacity: number | null;
  registered: number;
  waiting: number;
  requested: number;
  /** Named account that stands in it, and where. */
  seller?: "registered" | "waiting";
}

export const eventPlans: readonly EventPlan[] = [
  {
    title: words("Café com a Nimbus", "Coffee with Nimbus", "Café con Nimbus", "Café avec Nimbus"),
    summary: words(
      "Os lançamentos da semana na mão, e perguntas respondidas por quem os fez.",
      "This week’s launches in your hands, and questions answered by those who made them.",
      "Los lanzamientos de la semana en tus manos y preguntas respondidas por quienes los hicieron.",
      "Les nouveautés de la semaine en main, et des réponses de ceux qui les ont conçues.",
    ),
    description: words(
      "Traga as dúvidas que os clientes fazem no balcão. Café e pão de queijo por nossa conta.",
      "Bring the questions customers ask at the counter. Coffee is on us.",
      "Trae las dudas que los clientes plantean en el mostrador. El café corre por nuestra cuenta.",
      "Apportez les questions que les clients posent au comptoir. Le café est offert.",
    ),
    ...{ cover: "care", state: "scheduled", inHours: 1, minutes: 120, venue: "paulista", online: false },
    ...{ audience: everybody, subscription: "open", capacity: 30 },
    ...{ registered: 18, waiting: 0, requested: 0, seller: "registered" },
  },
  {
    title: words(
      "Noite de lançamento Vertex",
      "Vertex launch night",
      "Noche de lanzamiento Vertex",
      "Soirée de lancement Vertex",
    ),
    summary: words(
      "Os notebooks da nova geração antes de chegarem às lojas.",
      "The new generation of notebooks before they reach the stores.",
      "Los portátiles de la nueva generación antes de que lleguen a las tiendas.",
      "Les portables de nouvelle génération avant leur arrivée en magasin.",
    ),
    description: words(
      "Demonstrações, comparação com a geração anterior e um teste rápido no fim.",
      "Demonstrations, a comparison with the previous generation and a short quiz at the end.",
      "Demostraciones, comparación con la generación anterior y un test breve al final.",
      "Démonstrations, comparaison avec la génération précédente et un petit quiz à la fin.",
    ),
    ...{
      cover: "notebook",
      state: "scheduled",
      inHours: 6 * 24,
      minutes: 180,
      venue: "paulista",
      online: false,
    },
    ...{ audience: fromCreator, subscription: "open", capacity: 40 },
    ...{ registered: 26, waiting: 0, requested: 0 },
  },
  {
    title: words("Oficina de vitrine", "Window display workshop", "Taller de escaparate", "Atelier vitrine"),
    summary: words(
      "Como montar uma vitrine que vende, com os materiais da campanha.",
      "How to build a display that sells, with the campaign’s materials.",
      "Cómo montar un escaparate que vende, con los materiales de la campaña.",
      "Comment monter une vitrine qui vend, avec le matériel de la campagne.",
    ),
    description: words(
      "Turma pequena, mão na massa. Venha com roupa confortável.",
      "A small group, hands on. Wear something comfortable.",
      "Grupo pequeño y práctico. Ven con ropa cómoda.",
      "Petit groupe, tout en pratique. Venez en tenue confortable.",
    ),
    ...{
      cover: "window",
      state: "scheduled",
      inHours: 4 * 24,
      minutes: 150,
      venue: "miraflores",
      online: false,
    },
    ...{ audience: everybody, subscription: "open", capacity: 12 },
    ...{ registered: 12, waiting: 3, requested: 0, seller: "waiting" },
  },
  {
    title: words(
      "Conversa com a engenharia",
      "Talk with engineering",
      "Conversación con ingeniería",
      "Échange avec l’ingénierie",
    ),
    summary: words(
      "Uma hora on-line com quem projeta as telas e as baterias.",
      "An hour online with the people who design screens and batteries.",
      "Una hora en línea con quienes diseñan las pantallas y las baterías.",
      "Une heure en ligne avec celles et ceux qui conçoivent écrans et batteries.",
    ),
    description: words(
      "As vagas são poucas para que todos falem: a equipe confirma cada inscrição.",
      "Seats are few so that everybody gets to speak: the team confirms each registration.",
      "Hay pocas plazas para que todos hablen: el equipo confirma cada inscripción.",
      "Les places sont limitées pour que chacun puisse parler : l’équipe confirme chaque inscription.",
    ),
    ...{ cover: "screens", state: "scheduled", inHours: 10 * 24, minutes: 60, venue: null, online: true },
    ...{ audience: everybody, subscription: "approval", capacity: 20 },
    ...{ registered: 6, waiting: 0, requested: 4 },
  },
  {
    title: words(
      "Encontro de fim de ano",
      "End-of-year gathering",
      "Encuentro de fin de año",
      "Rencontre de fin d’année",
    ),
    summary: words(
      "Prêmios, amigos e a campanha do próximo trimestre.",
      "Awards, friends and next quarter’s campaign.",
      "Premios, amigos y la campaña del próximo trimestre.",
      "Prix, amis et la campagne du prochain trimestre.",
    ),
    description: words(
      "As inscrições abrem em breve.",
      "Registration opens soon.",
      "Las inscripciones se abrirán pronto.",
      "Les inscriptions ouvriront bientôt.",
    ),
    ...{
      cover: null,
      state: "pre_scheduled",
      inHours: 24 * 24,
      minutes: 240,
      venue: "paulista",
      online: false,
    },
    ...{ audience: everybody, subscription: "open", capacity: 60 },
    ...{ registered: 0, waiting: 0, requested: 0 },
  },
  {
    title: words("Visita à fábrica", "Factory visit", "Visita a la fábrica", "Visite de l’usine"),
    summary: words(
      "Um dia na linha de montagem.",
      "A day on the assembly line.",
      "Un día en la línea de montaje.",
      "Une journée sur la ligne d’assemblage.",
    ),
    description: words("", "", "", ""),
    ...{ cover: null, state: "canceled", inHours: 3 * 24, minutes: 300, venue: null, online: true },
    canceledFor: "A fábrica está em manutenção nessa semana. Uma nova data vem em janeiro.",
    ...{ audience: everybody, subscription: "open", capacity: 15 },
    ...{ registered: 7, waiting: 0, requested: 0, seller: "registered" },
  },
];
