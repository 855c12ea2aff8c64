import type { JobHandler } from "../../jobs/runner.ts";
import { checkClaim } from "./check-claim.ts";

/** Looks at what was sent in; see `check-claim.ts`. */
export const check: JobHandler<"sales.check"> = async (parts, { clientId, type, id, attempt }) => {
  if (type === "claim") await checkClaim(parts, { clientId, type, id }, attempt);
};
