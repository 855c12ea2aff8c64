import * as contract from "@trilha/contract/accounts/recovery/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { askPasswordLink } from "./ask-password-link.ts";
import { askEmailCode, confirmEmail } from "./change-email.ts";
import { askPhoneCode, confirmPhone } from "./change-phone.ts";
import { sendRecoveryCode } from "./send-recovery-code.ts";
import { showMaskedPhone } from "./show-masked-phone.ts";
import { validateRecoveryCode } from "./validate-recovery-code.ts";

export const recoveryRoutes: readonly Route[] = [
  route(contract.askPasswordLink, askPasswordLink),
  route(contract.showMaskedPhone, showMaskedPhone),
  route(contract.sendRecoveryCode, sendRecoveryCode),
  route(contract.validateRecoveryCode, validateRecoveryCode),
  route(contract.askPhoneCode, askPhoneCode),
  route(contract.confirmPhone, confirmPhone),
  route(contract.askEmailCode, askEmailCode),
  route(contract.confirmEmail, confirmEmail),
];
