import * as contract from "@trilha/contract/content/support/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import * as office from "./office.ts";
import { listOwnRequests, readOwnRequest } from "./own-requests.ts";
import { sendOpenRequest, sendRequest } from "./send-request.ts";

export const supportRoutes: readonly Route[] = [
  route(contract.sendRequest, sendRequest),
  route(contract.sendOpenRequest, sendOpenRequest),
  route(contract.listOwnRequests, listOwnRequests),
  route(contract.readOwnRequest, readOwnRequest),
  route(contract.listRequests, office.listRequests),
  route(contract.readRequest, office.readRequest),
  route(contract.answerRequest, office.answerRequest),
  route(contract.changeRequest, office.changeRequest),
];
