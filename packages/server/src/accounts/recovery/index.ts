import type { JobHandlers } from "../../core/jobs/handler.ts";
import { sendAsked } from "./send-asked.ts";
import { sweep } from "./sweep.ts";

/** Ways back in, and codes that prove a phone or an address. */
export { checkCode, spendCode } from "./check-code.ts";
export { issueCode } from "./issue-code.ts";
export { recoveryRoutes } from "./recovery.routes.ts";
export { maskPhone } from "./rules/masked-phone.ts";
export const recoveryJobs: Pick<JobHandlers, "recovery.send" | "recovery.sweep"> = {
  "recovery.send": sendAsked,
  "recovery.sweep": sweep,
};
