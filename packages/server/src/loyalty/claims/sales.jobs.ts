import type { JobHandler } from "../../core/jobs/handler.ts";
import { checkClaim } from "./check-claim.ts";
import { checkPhoto } from "./check-photo.ts";

/** Looks at what was sent in: accepts it, or puts it before an auditor. */
export const check: JobHandler<"sales.check"> = async (parts, { clientId, type, id, attempt }) => {
  const checkSubject = type === "claim" ? checkClaim : checkPhoto;
  await checkSubject(parts, { clientId, type, id }, attempt);
};
