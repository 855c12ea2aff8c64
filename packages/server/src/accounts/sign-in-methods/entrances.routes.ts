import * as contract from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { finishDocumentEntry, startDocumentEntry } from "./document-entry.ts";
import { editWaysIn } from "./edit-ways-in.ts";
import { enterFromVendor } from "./enter-from-vendor.ts";
import { finishOidc } from "./finish-oidc.ts";
import { askFirstAccess } from "./first-access.ts";
import { linkIdentity, listIdentities, unlinkIdentity } from "./link-identity.ts";
import { readWaysIn } from "./read-ways-in.ts";
import { redeemAccessCode } from "./redeem-access-code.ts";
import { startOidc } from "./start-oidc.ts";
import { testProvider } from "./test-provider.ts";

export const entranceRoutes: readonly Route[] = [
  route(contract.startDocumentEntry, startDocumentEntry),
  route(contract.finishDocumentEntry, finishDocumentEntry),
  route(contract.startOidc, startOidc),
  route(contract.finishOidc, finishOidc),
  route(contract.askFirstAccess, askFirstAccess),
  route(contract.redeemAccessCode, redeemAccessCode),
  route(contract.enterFromVendor, enterFromVendor),
  route(contract.linkIdentity, linkIdentity),
  route(contract.listIdentities, listIdentities),
  route(contract.unlinkIdentity, unlinkIdentity),
  route(contract.readWaysIn, readWaysIn),
  route(contract.editWaysIn, editWaysIn),
  route(contract.testProvider, testProvider),
];
