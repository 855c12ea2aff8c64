import type { Locale, Translations } from "@trilha/contract/core/locale.ts";
import type { ActivityType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { CompletionRule } from "@trilha/contract/learning/delivery/completion.ts";
import type { CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import type { LabelKind } from "@trilha/contract/learning/delivery/shapes.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import type { Cover } from "./course-covers.ts";
import { words } from "./reward-words.ts";

export interface ActivityPlan {
  type: ActivityType;
  title: Translations;
  minutes: number;
  completion: CompletionRule | null;
  data: unknown;
  /** Instead of `data`, for what names modules of its course: their ids, in order. */
  dataIn?: (moduleIds: readonly string[]) => unknown;
  mandatory?: false;
  /** Only once the live instructor opens it. */
  authorised?: true;
  /** Activities of its course to finish first, by their order from 1. */
  after?: readonly number[];
  /** Replacement, by its order. */
  replacedBy?: number;
}

export interface ModulePlan {
  title: Translations;
  /** Modules to finish first, by their order from 1. */
  after?: readonly number[];
  activities: readonly ActivityPlan[];
}

export interface CoursePlan {
  key: string;
  title: Translations;
  summary: Translations;
  description?: Translations;
  locales: readonly Locale[];
  labels: readonly LabelKey[];
  cover?: Cover;
  subscription?: CourseDraft["subscription"];
  mandatory?: true;
  audience?: Eligibility;
  /** Courses to finish before, by key; they are planted earlier. */
  requires?: readonly string[];
  daysToFinish?: number;
  order?: CourseDraft["order"];
  /** Test nobody has begun: what is done in it is done by answering. */
  untaken?: true;
  /** Published, unless said. */
  state?: "draft" | "archived";
  /** When it was published first. */
  daysAgo: number;
  modules?: readonly ModulePlan[];
  /** Courses of a trail by key, with those that come only after which other (by order from 1). */
  courses?: readonly { key: string; after?: readonly number[]; mandatory?: false }[];
}

/** Things planted before courses: files and packages by their names, and what audiences speak of. */
export interface CourseThings {
  file: (name: string) => string;
  pack: (name: string) => string;
  group: (name: string) => string;
  /** The bank its tests draw from. */
  bank: string;
  /** SCORM Cloud is played from here: a package of ours is a course there. */
  hasLocalCloud: boolean;
}

const label = (kind: LabelKind, name: Translations) => ({ kind, name });
export const labelPlans = {
  sales: label("area", words("Vendas", "Sales", "Ventas", "Vente")),
  product: label("area", words("Produto", "Product", "Producto", "Produit")),
  brand: label("area", words("Marca", "Brand", "Marca", "Marque")),
  rules: label("area", words("Conformidade", "Compliance", "Cumplimiento", "Conformité")),
  shop: label("group", words("Loja física", "In the store", "Tienda física", "En magasin")),
  street: label("group", words("Promotores", "Promoters", "Promotores", "Promoteurs")),
  essential: label("category", words("Essencial", "Essential", "Esencial", "Essentiel")),
  advanced: label("category", words("Avançado", "Advanced", "Avanzado", "Avancé")),
  launch: label("category", words("Lançamento", "Launch", "Lanzamiento", "Lancement")),
  notebook: label("tag", words("notebook", "laptop", "notebook", "portable")),
  screen: label("tag", words("monitor", "monitor", "monitor", "écran")),
  window: label("tag", words("vitrine", "shop window", "vitrina", "vitrine")),
  welcome: label("tag", words("atendimento", "service", "atención", "accueil")),
} as const;
export type LabelKey = keyof typeof labelPlans;

export const everywhere: readonly Locale[] = ["pt-BR", "en-US", "es-ES", "fr-FR"];
export const inTwo: readonly Locale[] = ["pt-BR", "es-ES"];
/** pt-BR and es-ES. */
export const two = (pt: string, es: string): Translations => ({ "pt-BR": pt, "es-ES": es });

type More = Pick<ActivityPlan, "mandatory" | "authorised" | "after">;

/** A text of the editor, in the languages it is written in; read when it was opened. */
export const text = (
  title: Translations,
  html: Translations,
  minutes = 4,
  more: More = {},
): ActivityPlan => ({
  ...{ type: "html", title, minutes, completion: { rule: "viewed" } },
  ...{ data: { kind: "text", html }, ...more },
});

export const pdf = (title: Translations, id: string, minutes = 8, more: More = {}): ActivityPlan => ({
  ...{ type: "pdf", title, minutes, completion: { rule: "pages", share: 100 } },
  ...{ data: { files: { "pt-BR": id } }, ...more },
});

export const video = (
  title: Translations,
  files: Translations,
  captions: Translations,
  more: More & { noSkip?: boolean } = {},
): ActivityPlan => {
  const { noSkip = false, ...rest } = more;
  return {
    ...{ type: "video", title, minutes: 2, completion: { rule: "watched", share: 90 } },
    ...{ data: { files, captions, noSkip }, ...rest },
  };
};

export const youtube = (title: Translations, id: string, seconds: number, more: More = {}): ActivityPlan => ({
  ...{ type: "youtube", title, minutes: Math.ceil(seconds / 60), completion: { rule: "viewed" } },
  ...{ data: { videos: { "pt-BR": id }, seconds: { "pt-BR": seconds }, noSkip: false }, ...more },
});

export const module = (
  title: Translations,
  activities: readonly ActivityPlan[],
  after: readonly number[] = [],
): ModulePlan => ({ title, activities, after });
