/** Who people are: accounts, passwords, sessions, tokens. */
export { admit, type EntryWay } from "./admit.ts";
export { type CaptchaAnswer, refuseRobot } from "./captcha.ts";
export { createSuperuser } from "./create-superuser.ts";
export { endSessionsOf } from "./end-sessions.ts";
export { findClientAtDoor } from "./identity.accounts.queries.ts";
export { identityRoutes } from "./identity.routes.ts";
export { issueOneTimeToken, oneTimeTokenSeconds } from "./one-time-token.ts";
export { hashPassword } from "./password-hash.ts";
export { linkParts, makePasswordLink } from "./password-link.ts";
export { readPhone } from "./phone.ts";
export { proofOf } from "./proof.ts";
export { verifyRealtimeToken } from "./realtime-token.ts";
export { chooseAccount } from "./rules/choose-account.ts";
export { deviceName } from "./rules/device-name.ts";
export { codePhone, mergePhones, staysVerified } from "./rules/phones.ts";
export { identityJobs } from "./sweep.ts";
