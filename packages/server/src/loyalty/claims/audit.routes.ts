import * as contract from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { changeAcceptance, readAcceptance } from "./acceptance.ts";
import { askPicture } from "./ask-picture.ts";
import { listClaims } from "./audit-claims.ts";
import { decideClaim, reverseClaim } from "./audit-decide.ts";
import {
  listQueue,
  openSubject,
  readQueueChoices,
  readRecord,
  readSubject,
  releaseSubject,
  takeNext,
} from "./audit-queue.ts";
import { readAuditFigures } from "./audit-statistics.ts";
import { simulateRules } from "./simulate-rules.ts";

export const auditRoutes: readonly Route[] = [
  route(contract.listQueue, listQueue),
  route(contract.readQueueChoices, readQueueChoices),
  route(contract.takeNext, takeNext),
  route(contract.openSubject, openSubject),
  route(contract.readSubject, readSubject),
  route(contract.readRecord, readRecord),
  route(contract.releaseSubject, releaseSubject),
  route(contract.decideClaim, decideClaim),
  route(contract.askPicture, askPicture),
  route(contract.reverseClaim, reverseClaim),
  route(contract.listClaims, listClaims),
  route(contract.readAuditFigures, readAuditFigures),
  route(contract.readAcceptance, readAcceptance),
  route(contract.changeAcceptance, changeAcceptance),
  route(contract.simulateRules, simulateRules),
];
