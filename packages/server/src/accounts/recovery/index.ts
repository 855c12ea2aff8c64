/** Ways back in, and codes that prove a phone or an address. */
export { checkCode, spendCode } from "./check-code.ts";
export { issueCode } from "./issue-code.ts";
export { recoveryJobs } from "./jobs.ts";
export { recoveryRoutes } from "./recovery.routes.ts";
export { maskPhone } from "./rules/masked-phone.ts";
