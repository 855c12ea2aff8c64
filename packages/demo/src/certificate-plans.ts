import type { Locale } from "@trilha/contract/core/locale.ts";
import type { BadgePicture } from "@trilha/contract/learning/badges/drawing.ts";
import { defaultDesign } from "@trilha/contract/learning/certificates/default-design.ts";
import type { CertificateDesign } from "@trilha/contract/learning/certificates/design.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";

type Texts = Readonly<Partial<Record<Locale, string>>>;

/** The demo's certificate templates, the first of each programme for all that has none of its own. */
export const templatePlans: Readonly<Record<string, readonly { name: string; design: CertificateDesign }[]>> =
  {
    nimbus: [
      {
        name: "Conclusão",
        design: {
          ...defaultDesign,
          signatures: [
            { name: "Helena Prado", role: "Diretora de educação", fileId: null },
            { name: "Márcio Leal", role: "Instrutor", fileId: null },
          ],
        },
      },
      {
        name: "Especialista (6 meses)",
        design: {
          ...defaultDesign,
          layout: "band",
          validMonths: 6,
          title: {
            "pt-BR": "Especialista certificado",
            "en-US": "Certified specialist",
            "es-ES": "Especialista certificado",
            "fr-FR": "Spécialiste certifié",
          },
          signatures: [{ name: "Helena Prado", role: "Diretora de educação", fileId: null }],
        },
      },
    ],
    cimenta: [
      {
        name: "Finalización",
        design: {
          ...defaultDesign,
          layout: "horizon",
          validMonths: 24,
          signatures: [{ name: "Lucía Benítez", role: "Gerente de formación", fileId: null }],
        },
      },
    ],
  };

export interface BadgePlan {
  name: Texts;
  text: Texts;
  picture: BadgePicture;
  rule: Eligibility;
}

const badge = (
  [shape, icon, tone]: readonly [
    Extract<BadgePicture, { kind: "drawn" }>["shape"],
    Extract<BadgePicture, { kind: "drawn" }>["icon"],
    Extract<BadgePicture, { kind: "drawn" }>["tone"],
  ],
  rule: Eligibility,
  name: readonly [string, string, string, string],
  text: readonly [string, string, string, string],
): BadgePlan => {
  const texts = (languages: readonly [string, string, string, string]) => {
    const [portuguese, english, spanish, french] = languages;
    return { "pt-BR": portuguese, "en-US": english, "es-ES": spanish, "fr-FR": french };
  };
  return { picture: { kind: "drawn", shape, icon, tone }, rule, name: texts(name), text: texts(text) };
};

/** The demo's badges, from the first step to what few reach. */
export const badgePlans: readonly BadgePlan[] = [
  badge(
    ["circle", "book", "primary"],
    { courses: 1 },
    ["Primeiro passo", "First step", "Primer paso", "Premier pas"],
    [
      "O primeiro curso concluído.",
      "The first course finished.",
      "El primer curso terminado.",
      "Le premier cours terminé.",
    ],
  ),
  badge(
    ["star", "school", "primary"],
    { courses: 5 },
    ["Maratonista", "Marathoner", "Maratonista", "Marathonien"],
    [
      "Cinco cursos concluídos.",
      "Five courses finished.",
      "Cinco cursos terminados.",
      "Cinq cours terminés.",
    ],
  ),
  badge(
    ["shield", "map", "secondary"],
    { trails: 1 },
    ["Desbravador", "Trailblazer", "Explorador", "Éclaireur"],
    ["Uma trilha inteira.", "A whole trail.", "Un itinerario entero.", "Un parcours entier."],
  ),
  badge(
    ["hexagon", "target", "tertiary"],
    { tests: 3, percent: 90 },
    ["Na mosca", "Bullseye", "En el blanco", "Dans le mille"],
    [
      "Três testes com 90% ou mais.",
      "Three tests with 90% or more.",
      "Tres tests con 90 % o más.",
      "Trois tests à 90 % ou plus.",
    ],
  ),
  badge(
    ["ribbon", "flame", "secondary"],
    { streak: 7 },
    ["Sete dias", "Seven days", "Siete días", "Sept jours"],
    [
      "Uma semana com a pergunta do dia.",
      "A week with the question of the day.",
      "Una semana con la pregunta del día.",
      "Une semaine avec la question du jour.",
    ],
  ),
  badge(
    ["flower", "puzzle", "tertiary"],
    { games: 4 },
    ["Jogador", "Player", "Jugador", "Joueur"],
    ["Quatro jogos vencidos.", "Four games won.", "Cuatro juegos ganados.", "Quatre jeux gagnés."],
  ),
  badge(
    ["circle", "receipt", "secondary"],
    { sales: 10 },
    ["Vendedor de ouro", "Golden seller", "Vendedor de oro", "Vendeur d’or"],
    ["Dez vendas aceitas.", "Ten sales accepted.", "Diez ventas aceptadas.", "Dix ventes acceptées."],
  ),
  badge(
    ["star", "crown", "tertiary"],
    { all: [{ level: "creator" }, { courses: 3 }, { sales: 20 }] },
    ["Referência", "Role model", "Referente", "Référence"],
    [
      "Nível Creator, três cursos e vinte vendas.",
      "Creator level, three courses and twenty sales.",
      "Nivel Creator, tres cursos y veinte ventas.",
      "Niveau Creator, trois cours et vingt ventes.",
    ],
  ),
];
