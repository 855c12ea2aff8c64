import { listOrders } from "@trilha/contract/loyalty/orders/endpoints.ts";
import { listRewards } from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import {
  listStock,
  listStockCorrections,
  listStockMoves,
} from "@trilha/contract/loyalty/rewards/stock-endpoints.ts";
import { textIn } from "../../../loyalty/campaigns/index.ts";
import { kindOf, moment } from "./kind.ts";
import { inWords, words } from "./words.ts";

export const rewards = kindOf(listRewards, [
  { heading: words.sku, cell: ({ sku }) => sku },
  { heading: words.name, cell: ({ name }, locale) => textIn(name, locale) },
  { heading: words.department, cell: ({ department }, locale) => textIn(department.name, locale) },
  { heading: words.category, cell: ({ category }, locale) => textIn(category.name, locale) },
  { heading: words.status, cell: ({ state }, locale) => inWords(state, locale) },
  {
    heading: words.price,
    cell: ({ countries }) => countries.map(({ country, price }) => `${country} ${price}`).join(", "),
  },
  {
    heading: words.onHand,
    cell: ({ countries }) => countries.map(({ country, onHand }) => `${country} ${onHand}`).join(", "),
  },
]);

export const stock = kindOf(listStock, [
  { heading: words.sku, cell: ({ sku }) => sku },
  { heading: words.name, cell: ({ name }, locale) => textIn(name, locale) },
  { heading: words.country, cell: ({ country }) => country },
  { heading: words.received, cell: ({ received }) => received },
  { heading: words.unitsReserved, cell: ({ reserved }) => reserved },
  { heading: words.sent, cell: ({ shipped }) => shipped },
  { heading: words.returned, cell: ({ returned }) => returned },
  { heading: words.corrected, cell: ({ corrected }) => corrected },
  { heading: words.onHand, cell: ({ onHand }) => onHand },
]);

export const stockMoves = kindOf(listStockMoves, [
  { heading: words.at, cell: ({ at }) => moment(at) },
  { heading: words.sku, cell: ({ sku }) => sku },
  { heading: words.name, cell: ({ name }, locale) => textIn(name, locale) },
  { heading: words.country, cell: ({ country }) => country },
  { heading: words.move, cell: ({ kind }, locale) => inWords(kind, locale) },
  { heading: words.units, cell: ({ units }) => units },
  { heading: words.by, cell: ({ by: actor }) => actor },
  { heading: words.reason, cell: ({ reason }) => reason },
]);

export const stockCorrections = kindOf(listStockCorrections, [
  { heading: words.proposedAt, cell: ({ proposedAt }) => moment(proposedAt) },
  { heading: words.sku, cell: ({ sku }) => sku },
  { heading: words.name, cell: ({ name }, locale) => textIn(name, locale) },
  { heading: words.country, cell: ({ country }) => country },
  { heading: words.units, cell: ({ units }) => units },
  { heading: words.reason, cell: ({ reason }) => reason },
  { heading: words.status, cell: ({ state }, locale) => inWords(state, locale) },
  { heading: words.proposedBy, cell: ({ proposedBy }) => proposedBy.name },
  { heading: words.decidedBy, cell: ({ decidedBy }) => decidedBy?.name ?? null },
  { heading: words.decidedAt, cell: ({ decidedAt }) => moment(decidedAt) },
]);

export const orders = kindOf(listOrders, [
  { heading: words.order, cell: ({ code }) => code },
  { heading: words.status, cell: ({ state }, locale) => inWords(state, locale) },
  { heading: words.person, cell: ({ person }) => person.name },
  { heading: words.reward, cell: ({ name }) => name },
  { heading: words.category, cell: ({ category }) => category },
  { heading: words.quantity, cell: ({ quantity }) => quantity },
  { heading: words.points, cell: ({ points }) => points },
  { heading: words.waiting, cell: ({ waiting }) => waiting },
  { heading: words.campaign, cell: ({ campaign }) => campaign },
  { heading: words.country, cell: ({ country }) => country },
  { heading: words.placedAt, cell: ({ placedAt }) => moment(placedAt) },
  { heading: words.carrier, cell: ({ carrier }) => carrier },
  { heading: words.tracking, cell: ({ tracking }) => tracking },
]);
