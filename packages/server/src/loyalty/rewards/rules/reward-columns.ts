// The words a file of items may use, in four languages.

import { columnReader, plain } from "@trilha/contract/core/imports/words.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { type RewardColumn, rewardColumns } from "@trilha/contract/loyalty/rewards/import-columns.ts";
import type { RewardState } from "@trilha/contract/loyalty/rewards/office-shapes.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";

/** How the language of a column is written. */
export const localeOfColumn = {
  pt: "pt-BR",
  en: "en-US",
  es: "es-ES",
  fr: "fr-FR",
} as const satisfies Record<string, Locale>;

const others: Partial<Record<RewardColumn, string[]>> = {
  sku: ["codigo", "code", "codigo do premio", "reference"],
  name_pt: ["nome", "premio"],
  name_en: ["name", "reward"],
  name_es: ["nombre"],
  name_fr: ["nom", "recompense"],
  description_pt: ["descricao"],
  description_es: ["descripcion"],
  conditions_pt: ["condicoes"],
  conditions_es: ["condiciones"],
  department: ["departamento", "rayon"],
  category: ["categoria", "categorie"],
  delivery: ["entrega", "livraison"],
  level: ["nivel", "niveau"],
  limit_campaign: ["limite por campanha", "limit each campaign", "limite por campana", "limite par campagne"],
  limit_month: ["limite por mes", "limit each month", "limite par mois"],
  limit_year: ["limite por ano", "limit each year", "limite par an"],
  limit_ever: ["limite ao todo", "limit in all", "limite en total", "limite en tout"],
  visible_from: ["visivel de", "seen from", "visible desde", "visible du"],
  visible_until: ["visivel ate", "seen until", "visible hasta", "visible jusqu au"],
  redeem_from: ["resgate de", "redeemed from", "canje desde", "echange du"],
  redeem_until: ["resgate ate", "redeemed until", "canje hasta", "echange jusqu au"],
  state: ["estado", "situacao", "status", "etat"],
};

/** Names of columns of one kind before their language or country: "preço br", "nombre es". */
const kinds: Readonly<Record<string, readonly string[]>> = {
  name: ["nome", "nombre", "nom"],
  description: ["descricao", "descripcion"],
  conditions: ["condicoes", "condiciones"],
  price: ["preco", "precio", "prix"],
};

function wordsOf(column: RewardColumn): string[] {
  const [kind = "", tail = ""] = column.split("_");
  return [...(others[column] ?? []), ...(kinds[kind] ?? []).map((word) => `${word} ${tail}`)];
}

const words = Object.fromEntries(rewardColumns.map((column) => [column, wordsOf(column)]));
export const readRewardColumn = columnReader(words as Record<RewardColumn, string[]>);

const table = <Value>(
  entries: readonly (readonly [Value, readonly string[]])[],
): ReadonlyMap<string, Value> =>
  new Map(entries.flatMap(([value, spellings]) => spellings.map((word) => [plain(word), value] as const)));

export const deliveryWords = table<RewardDelivery>([
  [
    "shipped",
    ["shipped", "parcel", "encomenda", "paquete", "envio", "enviado", "fisico", "colis", "expedie"],
  ],
  ["digital", ["digital", "codigo", "code", "numerique"]],
]);

export const stateWords = table<RewardState>([
  ["draft", ["draft", "rascunho", "borrador", "brouillon"]],
  ["published", ["published", "publicado", "publie"]],
  ["archived", ["archived", "arquivado", "archivado", "archive"]],
]);
