/** Identity: accounts, passwords, sessions, tokens. */
export { admit } from "./admit.ts";
export { refuseRobot } from "./captcha.ts";
export { correctDocument } from "./correct-document.ts";
export { createSuperuser } from "./create-superuser.ts";
export { endSessionsOf } from "./end-sessions.ts";
export { enterByToken } from "./exchange-token.ts";
export { freshProof } from "./fresh-proof.ts";
export { demandNewPasswords, hostIsListed, lockDocument } from "./identity.accounts.queries.ts";
export { identityRoutes } from "./identity.routes.ts";
export { endSessionsOpenedBy, takeOnce } from "./identity.sessions.queries.ts";
export {
  blankUser,
  closeAccount,
  fillBirthday,
  insertUser,
  insertUsers,
  type NewAccountRow,
  saveAvatar,
  updateNames,
  updateUser,
  updateUserAt,
} from "./identity.users.queries.ts";
export { identityJobs } from "./jobs.ts";
export { demandsOn, refusePassword } from "./new-password.ts";
export { issueOneTimeToken, oneTimeTokenSeconds } from "./one-time-token.ts";
export { hashPassword } from "./password-hash.ts";
export { linkParts, makePasswordLink } from "./password-link.ts";
export { readPhone } from "./phone.ts";
export { prove } from "./prove.ts";
export { verifyRealtimeToken } from "./realtime-token.ts";
export { removeFactorsOf } from "./remove-factors.ts";
export { chooseAccount } from "./rules/choose-account.ts";
export { deviceName } from "./rules/device-name.ts";
export { maskDocument, maskPhones } from "./rules/mask.ts";
export { strictest } from "./rules/password-demands.ts";
export { mergePhones, staysVerified } from "./rules/phones.ts";
export { ownTries, triesAt } from "./slow-down.ts";
export { qrOf } from "./totp.ts";
