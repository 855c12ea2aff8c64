import * as contract from "@trilha/contract/learning/practice/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { answerDrill, openDrill } from "./do-drill.ts";
import { closeBanner, listMyDrills } from "./my-drills.ts";
import * as office from "./office.ts";
import { answerDaily, askDaily } from "./the-day.ts";

export const drillRoutes: readonly Route[] = [
  route(contract.askDaily, askDaily),
  route(contract.answerDaily, answerDaily),
  route(contract.listMyDrills, listMyDrills),
  route(contract.openDrill, openDrill),
  route(contract.answerDrill, answerDrill),
  route(contract.closeBanner, closeBanner),
  route(contract.listDrills, office.listDrills),
  route(contract.readDrill, office.readDrill),
  route(contract.createDrill, office.createDrill),
  route(contract.editDrill, office.editDrill),
  route(contract.listDrilled, office.listDrilled),
];
