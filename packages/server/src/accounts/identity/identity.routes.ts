import * as contract from "@trilha/contract/accounts/identity/endpoints.ts";
import * as factors from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { changeOwnPassword } from "./change-password.ts";
import { exchangeOneTimeToken } from "./exchange-token.ts";
import { issueToken } from "./issue-token.ts";
import { askOwnProof, readOwnFactors } from "./own-factors.ts";
import { addOwnPasskey, offerOwnPasskey, removeOwnPasskey, renameOwnPasskey } from "./own-passkeys.ts";
import { makeOwnRecoveryCodes } from "./own-recovery-codes.ts";
import { endOtherOwnSessions, endOwnSession, listOwnSessions } from "./own-sessions.ts";
import { beginOwnTotp, confirmOwnTotp, removeOwnTotp } from "./own-totp.ts";
import { checkLink, setPasswordByLink } from "./password-by-link.ts";
import { reloadTokens } from "./reload-tokens.ts";
import { askSecondFactor, showSecondFactor } from "./second-factor.ts";
import { askAnyPasskey, signInByPasskey } from "./sign-in-by-passkey.ts";
import { endCurrentSession } from "./sign-out.ts";

/** The profile's routes stand in the session module, which may show pictures. */
export const identityRoutes: readonly Route[] = [
  route(contract.token, issueToken),
  route(contract.reloadUserTokens, reloadTokens),
  route(contract.exchangeToken, exchangeOneTimeToken),
  route(contract.signOut, endCurrentSession),
  route(contract.listSessions, listOwnSessions),
  route(contract.endSession, endOwnSession),
  route(contract.endOtherSessions, endOtherOwnSessions),
  route(contract.changePassword, changeOwnPassword),
  route(contract.checkPasswordLink, checkLink),
  route(contract.setPassword, setPasswordByLink),
  route(factors.showSecondFactor, showSecondFactor),
  route(factors.askSecondFactor, askSecondFactor),
  route(factors.askPasskey, askAnyPasskey),
  route(factors.signInByPasskey, signInByPasskey),
  route(factors.askProof, askOwnProof),
  route(factors.readFactors, readOwnFactors),
  route(factors.beginTotp, beginOwnTotp),
  route(factors.confirmTotp, confirmOwnTotp),
  route(factors.removeTotp, removeOwnTotp),
  route(factors.offerPasskey, offerOwnPasskey),
  route(factors.addPasskey, addOwnPasskey),
  route(factors.renamePasskey, renameOwnPasskey),
  route(factors.removePasskey, removeOwnPasskey),
  route(factors.makeRecoveryCodes, makeOwnRecoveryCodes),
];
