import * as contract from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { finishDocumentEntry, startDocumentEntry } from "./document-entry.ts";
import { editSignInMethods } from "./edit-sign-in-methods.ts";
import { enterFromVendor } from "./enter-from-vendor.ts";
import { finishOidc } from "./finish-oidc.ts";
import { askFirstAccess } from "./first-access.ts";
import { linkIdentity, listIdentities, unlinkIdentity } from "./link-identity.ts";
import { readSignInMethods } from "./read-sign-in-methods.ts";
import { redeemAccessCode } from "./redeem-access-code.ts";
import { startOidc } from "./start-oidc.ts";
import { testProvider } from "./test-provider.ts";

export const signInMethodRoutes: readonly Route[] = [
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
  route(contract.readSignInMethods, readSignInMethods),
  route(contract.editSignInMethods, editSignInMethods),
  route(contract.testProvider, testProvider),
];
