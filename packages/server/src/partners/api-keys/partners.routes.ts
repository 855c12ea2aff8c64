import * as contract from "@trilha/contract/partners/api-keys/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { askSession } from "./ask-session.ts";
import { addKey, revokeKey } from "./change-keys.ts";
import { listPartners, listUses, readPartner } from "./present-partner.ts";
import { createPartner, editPartner } from "./write-partner.ts";

export const partnerRoutes: readonly Route[] = [
  route(contract.askSession, askSession),
  route(contract.listPartners, listPartners),
  route(contract.createPartner, createPartner),
  route(contract.readPartner, readPartner),
  route(contract.editPartner, editPartner),
  route(contract.addKey, addKey),
  route(contract.revokeKey, revokeKey),
  route(contract.listUses, listUses),
];
