import type { Locale } from "@trilha/contract/core/locale.ts";
import type { DrawnReward } from "./reward-drawings.ts";

type Words = Readonly<Record<Locale, string>>;

/** pt-BR, en-US, es-ES, fr-FR, as in every list here. */
export const words = (pt: string, en: string, es: string, fr: string): Words => ({
  "pt-BR": pt,
  "en-US": en,
  "es-ES": es,
  "fr-FR": fr,
});

/** An item of the demo's store. */
export interface DemoReward {
  sku: string;
  name: Words;
  drawn: DrawnReward;
  /** In points. */
  price: number;
  /** Audience of a reward, where not everybody: the level, or one of the demo's trainings. */
  level?: "creator" | "influencer";
  training?: TrainingKey;
  /** Units in each country; none: sold out. */
  units?: number;
  /** Most units a person may order in a campaign. */
  most?: number;
}

export interface CategoryPlan {
  name: Words;
  /** Description of its contents. */
  description: Words;
  delivery: "shipped" | "digital";
  /** Most units a person may order of it in a month. */
  most?: number;
  rewards: readonly DemoReward[];
}

export interface DepartmentPlan {
  name: Words;
  categories: readonly CategoryPlan[];
}

export type TrainingKey = "care" | "screens";
export const trainingPlans: Readonly<Record<TrainingKey, Words>> = {
  care: words(
    "Atendimento que encanta",
    "Service people remember",
    "Atención que encanta",
    "Un accueil qui marque",
  ),
  screens: words(
    "Telas e monitores: o que vender a quem",
    "Screens and monitors: what to sell to whom",
    "Pantallas y monitores: qué vender a quién",
    "Écrans et moniteurs : quoi vendre à qui",
  ),
};

/** An item, with what is special about it. */
export const item = (
  sku: string,
  drawn: DrawnReward,
  price: number,
  name: Words,
  more: Partial<DemoReward> = {},
): DemoReward => ({ sku, drawn, price, name, ...more });
