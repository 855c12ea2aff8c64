import { endpoint } from "../../core/endpoint.ts";
import { identityProblems } from "../identity/problems.ts";
import { recoveryProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

/** §api#recover-password. The answer is the same whether there is such a person or not, unless the client lets §messages#revealing-messages's plain messages through. */
export const askPasswordLink = endpoint({
  id: "recovery.ask_link",
  method: "POST",
  path: "/etraining_login/api_recover_password/",
  summary: "Mail a link that sets a new password, by e-mail, username or document",
  access: "app",
  module: "always",
  body: shape.linkRequest,
  answer: shape.timer,
  problems: [identityProblems.userNotFound],
  rate: "code",
});

/** §api#recover-password. Two digits, where the client lets plain messages through; else none, for anybody. */
export const showMaskedPhone = endpoint({
  id: "recovery.masked_phone",
  method: "POST",
  path: "/etraining_login/get_phone_number_with_document/",
  summary: "The end of the phone number a code would go to",
  access: "app",
  module: "always",
  body: shape.maskedPhoneRequest,
  answer: shape.maskedPhone,
  problems: [identityProblems.userNotFound, identityProblems.noRegisteredPhone],
  rate: "code",
});

/** §api#recover-password. The whole number is asked for, so that nobody can have codes sent to a phone they do not know. */
export const sendRecoveryCode = endpoint({
  id: "recovery.send_code",
  method: "POST",
  path: "/etraining_login/send_recover_password_code/",
  summary: "Send a six-digit code by SMS or WhatsApp to the verified phone of a document",
  access: "app",
  module: "always",
  body: shape.codeRequest,
  answer: shape.codeTimer,
  problems: [
    identityProblems.userNotFound,
    identityProblems.noRegisteredPhone,
    identityProblems.numberMismatch,
    identityProblems.codeNotSent,
  ],
  rate: "code",
});

/** §api#recover-password. */
export const validateRecoveryCode = endpoint({
  id: "recovery.validate_code",
  method: "POST",
  path: "/etraining_login/validate_recover_password_code/",
  summary: "Trade a code for the parts of a link that sets a new password",
  access: "app",
  module: "always",
  body: shape.typedCode,
  answer: shape.linkParts,
  problems: [identityProblems.codeInvalid, identityProblems.codeNotSent],
  rate: "code",
});

export const askPhoneCode = endpoint({
  id: "recovery.ask_phone_code",
  method: "POST",
  path: "/api/profile/phone/code",
  summary: "Send a code to the phone the caller has, or wants from now on",
  access: "signed_in",
  module: "always",
  reach: "person",
  body: shape.phoneCodeRequest,
  answer: shape.codeTimer,
  problems: [identityProblems.proofNeeded],
  rate: "code",
});

export const confirmPhone = endpoint({
  id: "recovery.confirm_phone",
  method: "POST",
  path: "/api/profile/phone",
  summary: "Make the phone a code went to the caller's verified one",
  access: "signed_in",
  module: "always",
  reach: "person",
  body: shape.typedCode,
  problems: [identityProblems.codeInvalid, identityProblems.codeNotSent],
  rate: "code",
});

export const askEmailCode = endpoint({
  id: "recovery.ask_email_code",
  method: "POST",
  path: "/api/profile/email/code",
  summary: "Mail a code to the address the caller wants from now on",
  access: "signed_in",
  module: "always",
  reach: "person",
  claims: true,
  body: shape.emailCodeRequest,
  answer: shape.codeTimer,
  problems: [identityProblems.proofNeeded],
  rate: "code",
});

export const confirmEmail = endpoint({
  id: "recovery.confirm_email",
  method: "POST",
  path: "/api/profile/email",
  summary: "Make the address a code went to the caller's; the old one is told",
  access: "signed_in",
  module: "always",
  reach: "person",
  claims: true,
  body: shape.typedCode,
  problems: [identityProblems.codeInvalid, identityProblems.codeNotSent, recoveryProblems.emailTaken],
  rate: "code",
});

export const recoveryEndpoints = [
  askPasswordLink,
  showMaskedPhone,
  sendRecoveryCode,
  validateRecoveryCode,
  askPhoneCode,
  confirmPhone,
  askEmailCode,
  confirmEmail,
];
