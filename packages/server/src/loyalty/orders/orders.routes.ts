import * as contract from "@trilha/contract/loyalty/orders/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { cancelOwn, confirmArrival } from "./change-own.ts";
import { cancelOrders, decideOnOrders } from "./decide-on-orders.ts";
import { importOrders } from "./import-orders.ts";
import { listOwn, readCodes, readOwn } from "./list-own.ts";
import { listOrders, readOrder } from "./office.ts";
import { redeem } from "./redeem.ts";
import { deliverOrders, shipOrders, takeBackOrders } from "./send-orders.ts";

export const orderRoutes: readonly Route[] = [
  route(contract.redeem, redeem),
  route(contract.listOwnOrders, listOwn),
  route(contract.readOwnOrder, readOwn),
  route(contract.readOrderCodes, readCodes),
  route(contract.cancelOwnOrder, cancelOwn),
  route(contract.confirmArrival, confirmArrival),
  route(contract.listOrders, listOrders),
  route(contract.readOrder, readOrder),
  route(contract.decideOnOrders, decideOnOrders),
  route(contract.shipOrders, shipOrders),
  route(contract.deliverOrders, deliverOrders),
  route(contract.takeBackOrders, takeBackOrders),
  route(contract.cancelOrders, cancelOrders),
  route(contract.importOrders, importOrders),
];
