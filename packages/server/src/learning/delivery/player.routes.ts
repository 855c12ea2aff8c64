import * as contract from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import {
  authoriseActivity,
  authorisePerson,
  withdrawAuthorisation,
  withdrawFromPerson,
} from "./authorise-activity.ts";
import { listAuthorisations } from "./list-authorisations.ts";
import { listPeopleBefore } from "./list-people-before.ts";
import { lookAhead } from "./look-ahead.ts";
import { openActivity } from "./open-activity.ts";
import { sendSteps } from "./send-steps.ts";

export const playerRoutes: readonly Route[] = [
  route(contract.openActivity, openActivity),
  route(contract.lookAhead, lookAhead),
  route(contract.sendSteps, sendSteps),
  route(contract.listAuthorisations, listAuthorisations),
  route(contract.listPeopleBefore, listPeopleBefore),
  route(contract.authoriseActivity, authoriseActivity),
  route(contract.withdrawAuthorisation, withdrawAuthorisation),
  route(contract.authorisePerson, authorisePerson),
  route(contract.withdrawFromPerson, withdrawFromPerson),
];
