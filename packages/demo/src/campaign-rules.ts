import type { Locale } from "@trilha/contract/core/locale.ts";
import { addDays } from "@trilha/contract/core/zoned-days.ts";
import type { BaseRule, Multiplier, RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";

// Rules of the demo's campaigns. Experience counts for levels and is the same in every promotion.

type Match = BaseRule["match"];

/** Rules by what they match; ids follow from it, as staff would name them. */
function rows(list: readonly (readonly [match: Match, points: number, experience?: number])[]): BaseRule[] {
  return list.map(([match, points, experience = points]) => ({ id: idOf(match), match, points, experience }));
}

function idOf({ productType, brand, processor, generation, sku }: Match): string {
  return [productType, brand, processor, generation, sku]
    .flatMap((key) => key ?? [])
    .join("-")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}

const nimbusBase: readonly BaseRule[] = [
  ...rows([
    [{ productType: "Notebook" }, 60],
    [{ productType: "Desktop" }, 50],
    [{ productType: "All-in-one" }, 55],
    [{ productType: "Tablet" }, 25],
    [{ productType: "Monitor" }, 20],
    [{ productType: "Placa de vídeo" }, 35],
    [{ productType: "Headset" }, 8],
    [{ productType: "Teclado" }, 4],
    [{ productType: "Mouse" }, 4],
    [{ productType: "Notebook", brand: "Nimbus" }, 90],
    [{ productType: "Notebook", brand: "Vertex" }, 80],
    [{ productType: "Desktop", brand: "Vertex" }, 70],
    [{ productType: "Monitor", brand: "Vertex" }, 30],
    [{ productType: "Notebook", processor: "Helix 7" }, 100],
    [{ productType: "Notebook", processor: "Helix 9" }, 130],
    [{ productType: "Notebook", processor: "Orion 9" }, 125],
    [{ productType: "Desktop", processor: "Helix 9" }, 100],
    [{ productType: "Processador", processor: "Helix 9" }, 80],
    [{ productType: "Notebook", processor: "Helix 7", generation: "Gen 15" }, 125],
    [{ productType: "Notebook", processor: "Helix 9", generation: "Gen 15" }, 160],
    [{ productType: "Desktop", processor: "Helix 9", generation: "Gen 15" }, 130],
    [{ sku: "VX-GPU-16" }, 70],
    [{ sku: "OR-MON32-4K" }, 45],
  ]),
  // The more at once, the more each is worth.
  ...bands({ productType: "Processador" }, [
    [1, 4, 40],
    [5, null, 50],
  ]),
  ...bands({ productType: "SSD" }, [
    [1, 9, 10],
    [10, null, 14],
  ]),
];

const cimentaBase: readonly BaseRule[] = [
  ...rows([
    [{ productType: "Tinta" }, 12],
    [{ productType: "Massa" }, 6],
    [{ productType: "Selador" }, 8],
    [{ productType: "Verniz" }, 10],
    [{ productType: "Rejunte" }, 4],
    [{ productType: "Impermeabilizante" }, 20],
    [{ sku: "CIM-CP5-40" }, 5],
    [{ sku: "ARG-AC3-20" }, 6],
    [{ sku: "TIN-FOS-18" }, 24],
    [{ sku: "TIN-ACE-18" }, 28],
  ]),
  ...bands({ productType: "Cimento" }, [
    [1, 49, 2],
    [50, null, 3],
  ]),
  ...bands({ productType: "Argamassa" }, [
    [1, 29, 3],
    [30, null, 4],
  ]),
];

function bands(match: Match, list: readonly (readonly [number, number | null, number])[]): BaseRule[] {
  return list.map(([from, to, points]) => ({
    id: `${idOf(match)}-${from}`,
    match,
    quantity: { from, to },
    points,
    experience: points,
  }));
}

const activities: RuleSet["activities"] = [
  { id: "training", kind: "training", points: 50, experience: 80, once: "per_object" },
  { id: "webinar", kind: "webinar", points: 30, experience: 50, once: "per_object" },
  { id: "event", kind: "event_check_in", points: 40, experience: 60, once: "per_object" },
  { id: "photo", kind: "photo", points: 15, experience: 10, once: "always" },
  { id: "mystery", kind: "mystery_customer", points: 100, experience: 100, once: "always" },
];

function promotion(
  id: string,
  name: Readonly<Record<Locale, string>>,
  numerator: 3 | 4,
  days: readonly [from: string, to: string],
  scope: Partial<Pick<Multiplier, "match" | "countries" | "storeGroupIds">>,
): Multiplier {
  return {
    ...{ id, name, factor: { numerator, denominator: 2 }, from: days[0], to: days[1] },
    ...{ match: {}, countries: [], storeGroupIds: [], levels: [], experienceToo: false, stacks: false },
    ...scope,
  };
}

/** The rules of Nimbus: ×1.5 on a brand that runs, ×2 on a generation, ×1.5 for a region to come. */
export function nimbusRules(middle: string, budget: number | null, region: string | undefined): RuleSet {
  const vertex = {
    "pt-BR": "Quinzena Vertex",
    "en-US": "Vertex fortnight",
    "es-ES": "Quincena Vertex",
    "fr-FR": "Quinzaine Vertex",
  };
  const newest = {
    "pt-BR": "Gen 15 em dobro",
    "en-US": "Gen 15 counts double",
    "es-ES": "Gen 15 vale doble",
    "fr-FR": "La Gen 15 compte double",
  };
  const north = {
    "pt-BR": "Vez do Norte e Nordeste",
    "en-US": "North and Northeast’s turn",
    "es-ES": "Turno del Norte y Nordeste",
    "fr-FR": "Au tour du Nord et du Nord-Est",
  };
  return {
    schema: 1,
    base: [...nimbusBase],
    activities,
    multipliers: [
      promotion("promo-vertex", vertex, 3, [addDays(middle, -9), addDays(middle, 5)], {
        match: { brand: "Vertex" },
      }),
      promotion("promo-gen-15", newest, 4, [addDays(middle, -3), addDays(middle, 4)], {
        match: { generation: "Gen 15" },
      }),
      ...(region
        ? [
            promotion("promo-norte", north, 3, [addDays(middle, 12), addDays(middle, 20)], {
              storeGroupIds: [region],
            }),
          ]
        : []),
    ],
    caps: [
      { id: "units", kind: "units_per_line", limit: 20 },
      { id: "day", kind: "points_per_day", limit: 4_000 },
      { id: "campaign", kind: "points_per_campaign", limit: 60_000 },
      ...(budget === null ? [] : [{ id: "budget", kind: "budget" as const, limit: budget }]),
    ],
  };
}

/** The rules of Cimenta: ×2 on paints at the end of the week that runs. */
export function cimentaRules(middle: string): RuleSet {
  const paint = {
    "pt-BR": "Semana da Tinta",
    "en-US": "Paint week",
    "es-ES": "Semana de la Pintura",
    "fr-FR": "Semaine de la peinture",
  };
  return {
    schema: 1,
    base: [...cimentaBase],
    activities: activities.filter(({ kind }) => kind !== "photo"),
    multipliers: [
      promotion("promo-tinta", paint, 4, [addDays(middle, -2), addDays(middle, 4)], {
        match: { productType: "Tinta" },
      }),
    ],
    caps: [{ id: "week", kind: "points_per_week", limit: 6_000 }],
  };
}
