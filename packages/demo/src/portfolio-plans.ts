import type { PortfolioTexts } from "@trilha/contract/content/portfolio/shapes.ts";
import type { Translations } from "@trilha/contract/core/locale.ts";
import type { Programme } from "./programmes.ts";
import { words } from "./reward-words.ts";

export interface PortfolioPlan {
  /** Whether strangers see it before the sign-in (§states#portfolio-setting). */
  on: boolean;
  texts: PortfolioTexts;
  people: readonly { name: string; role: Translations; about: Translations }[];
}

/** Portfolios of the demo's programmes; made up like everything else. */
export const portfolioPlans: Readonly<Record<Programme["slug"], PortfolioPlan>> = {
  nimbus: {
    on: false,
    texts: {
      headline: words(
        "Aprenda a vender o que você tem na vitrine",
        "Learn to sell what is in your window",
        "Aprende a vender lo que tienes en la vitrina",
        "Apprenez à vendre ce qui est en vitrine",
      ),
      intro: words(
        "Cursos curtos para quem atende no varejo de tecnologia: do primeiro bom-dia ao pós-venda.",
        "Short courses for people who serve customers in technology retail: from the first hello to after the sale.",
        "Cursos cortos para quien atiende en tiendas de tecnología: del primer saludo a la posventa.",
        "Des cours courts pour qui conseille en magasin de technologie : du premier bonjour à l’après-vente.",
      ),
      teamTitle: words("Quem faz a Nimbus", "Who makes Nimbus", "Quiénes hacen Nimbus", "Qui fait Nimbus"),
      teamText: words(
        "Somos gente de loja. Escrevemos cada curso com quem está atrás do balcão.",
        "We come from the shop floor. Each course is written with people behind the counter.",
        "Venimos de la tienda. Escribimos cada curso con quien está detrás del mostrador.",
        "Nous venons du magasin. Chaque cours s’écrit avec celles et ceux qui sont derrière le comptoir.",
      ),
    },
    people: [],
  },
  cimenta: {
    on: true,
    texts: {
      headline: words(
        "Cursos para quem constrói confiança no balcão",
        "Courses for people who build trust at the counter",
        "Cursos para quien construye confianza en el mostrador",
        "Des cours pour qui bâtit la confiance au comptoir",
      ),
      intro: words(
        "Aprenda a indicar o material certo, do alicerce à pintura, no seu tempo e no seu celular.",
        "Learn to recommend the right material, from the foundation to the paint, at your pace and on your phone.",
        "Aprende a recomendar el material correcto, de los cimientos a la pintura, a tu ritmo y en tu celular.",
        "Apprenez à conseiller le bon matériau, des fondations à la peinture, à votre rythme et sur votre téléphone.",
      ),
      teamTitle: words(
        "Quem faz a Cimenta",
        "Who makes Cimenta",
        "Quiénes hacen Cimenta",
        "Qui fait Cimenta",
      ),
      teamText: words(
        "Somos uma equipe pequena que já trabalhou em obra e em loja.\n\nCada curso passa por quem usa o material todos os dias.",
        "We are a small team that has worked on building sites and in shops.\n\nEach course is read by people who use the material every day.",
        "Somos un equipo pequeño que ya trabajó en obra y en tienda.\n\nCada curso pasa por quien usa el material todos los días.",
        "Nous sommes une petite équipe passée par le chantier et le magasin.\n\nChaque cours est relu par celles et ceux qui utilisent le matériau chaque jour.",
      ),
    },
    people: [
      {
        name: "Helena Prado",
        role: words(
          "Coordenadora de cursos",
          "Head of courses",
          "Coordinadora de cursos",
          "Responsable des cours",
        ),
        about: words(
          "Doze anos de balcão antes de escrever a primeira aula.",
          "Twelve years at the counter before she wrote her first lesson.",
          "Doce años de mostrador antes de escribir su primera clase.",
          "Douze ans de comptoir avant d’écrire sa première leçon.",
        ),
      },
      {
        name: "Caio Nakamura",
        role: words(
          "Instrutor de pintura",
          "Painting instructor",
          "Instructor de pintura",
          "Formateur en peinture",
        ),
        about: words(
          "Pintor de ofício; testa em parede tudo o que ensina.",
          "A painter by trade who tries on a wall whatever he teaches.",
          "Pintor de oficio; prueba en la pared todo lo que enseña.",
          "Peintre de métier, il essaie sur un mur tout ce qu’il enseigne.",
        ),
      },
    ],
  },
};
