import * as contract from "@trilha/contract/identity/endpoints.ts";
import { type Route, route } from "../../http/bind.ts";
import { changeOwnPassword } from "./change-password.ts";
import { exchangeOneTimeToken } from "./exchange-token.ts";
import { issueToken } from "./issue-token.ts";
import { endOtherOwnSessions, endOwnSession, listOwnSessions } from "./own-sessions.ts";
import { checkLink, setPasswordByLink } from "./password-by-link.ts";
import { reloadTokens } from "./reload-tokens.ts";
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
];
